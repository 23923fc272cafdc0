import { bullet, header, item, objective, objectiveOf, type TextFormat } from './rows.js'

const kinds = ['assault', 'defence', 'navigation'].map(objectiveOf)

/** Armada Fleet Builder for phones: `Name (400/400)`, `Rebels - Author: …`, objectives in one line, `= 133 total points`. */
export const fleetBuilder: TextFormat = {
  id: 'fleet-builder',
  detect: (text) => /= \d+ total points/i.test(text),
  rules: [
    [
      /^(.+?) ?\((\d+)\/\d+\)$/,
      ([, text, points]) =>
        /^squadrons$/i.test(text ?? '') ? { kind: 'squadrons' } : [header('name', text), { kind: 'total', points: Number(points) }],
    ],
    [/^(.+?) ?- ?Author:/i, ([, text]) => header('faction', text)],
    [/^Objectives: (.*)$/i, ([, text = '']) => text.split(', ').map((name, index) => objective(name, kinds[index]))],
    [new RegExp(`^${bullet} ?(.+?) ?\\((\\d+)\\)$`), ([, text, points]) => item(text, points)],
  ],
}
