import { bullet, header, item, objectives, type TextFormat } from './rows.js'

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
    [/^Objectives: (.*)$/i, ([, text = '']) => objectives(text.split(', '))],
    [new RegExp(`^${bullet} ?(.+?) ?\\((\\d+)\\)$`), ([, text, points]) => item(text, points)],
  ],
}
