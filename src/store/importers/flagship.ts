import { header, type TextFormat } from './rows.js'

/** Flagship: labels as in Warlords (`Assault Objective:`), prices without a word, squadrons with the price of one. */
export const flagship: TextFormat = {
  id: 'flagship',
  detect: (text) => /^\s*(Assault|Defense|Navigation) Objective:/im.test(text),
  rules: [[/^(?=.)([^:=()•[\]]+)$/, ([, text]) => header('name', text)]],
}
