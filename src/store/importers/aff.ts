import { item, model, squadron, type TextFormat } from './rows.js'

/** `.aff`: `ship:cr90corvettea`, `upgrade:`, `squadron:`; names as slugs or in full, no prices. */
export const aff: TextFormat = {
  id: 'aff',
  detect: (text) => /^\s*(ship|upgrade|squadron):/im.test(text),
  rules: [
    [/^ship: ?(.+)$/i, ([, text]) => model(text)],
    [/^upgrade: ?(.+)$/i, ([, text]) => item(text)],
    [/^squadron: ?(.+)$/i, ([, text]) => squadron('1', text)],
  ],
}
