import { header, type TextFormat } from './rows.js'

/** Armada Warlords: the fleet's name stands on the first line, `- Card ( 25 points)`, `= 133 total ship cost`. */
export const warlords: TextFormat = {
  id: 'warlords',
  detect: (text) => /total (ship|squadron) cost/i.test(text),
  rules: [[/^(?=.)([^:=()•[\]]+)$/, ([, text]) => header('name', text)]],
}
