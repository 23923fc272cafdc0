import { bullet, header, item, model, objective, squadron, type TextFormat } from './rows.js'

/**
 * Armada Fleets Designer: `Name (84/400/400)`, `Ship (96 + 37: 133)`, `+ Card (8)`, `2 x X-wing Squadron (2 x 13)`; aces
 * look like ships, and the last lines, without a price, are the objectives.
 */
export const afd: TextFormat = {
  id: 'afd',
  detect: (text) => /^\s*=+\s*$/m.test(text) || /\(\d+ \+ \d+/.test(text),
  rules: [
    [/^(.+?) ?\((?:\d+\/)?(\d+)\/\d+\)$/, ([, text, points]) => [header('name', text), { kind: 'total', points: Number(points) }]],
    [/^=+$/, () => ({ kind: 'remark' })],
    [/^(.+?) ?\((\d+) ?\+ ?\d+(?: ?: ?(\d+))?\)$/, ([, text, points]) => model(text, points)],
    [new RegExp(`^${bullet} ?(.+?) ?\\((\\d+)\\)$`), ([, text, points]) => item(text, points)],
    [/^(\d+) ?x (.+?) ?\(\d+ ?x ?(\d+)\)$/, ([, count, text, points]) => squadron(count, text, points)],
    [/^([^:()=]+)$/, ([, text = '']) => objective(text)],
  ],
}
