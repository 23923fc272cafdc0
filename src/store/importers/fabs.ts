import { header, item, model, objectives, type Row, type TextFormat } from './rows.js'

/** Fab's builder: a line a ship with its cards, `1 • Ship - Card - Card (169)`, priced as a whole; a line a squadron. */
export const fabs: TextFormat = {
  id: 'fabs',
  detect: (text) => /^\s*\d+ [•·] /m.test(text),
  rules: [
    [/^\[? ?(\w+) FLEET \((\d+) points\)/i, ([, text, points]) => [header('faction', text), { kind: 'total', points: Number(points) }]],
    [/^\d+ [•·*-] Objectives - (.+?)(?: \(\d+\))?$/i, ([, text = '']) => objectives(text.split(' - '))],
    [/^\d+ [•·*-] (.+?)(?: \((\d+)\))?$/, ([, text = '', points]) => entry(text.split(' - '), points)],
    [/^[[\]]$/, () => ({ kind: 'remark' })],
  ],
}

function entry([first = '', ...cards]: readonly string[], points: string | undefined): readonly Row[] {
  if (!cards.length) return [model(first, points)]
  const sum: readonly Row[] = points === undefined ? [] : [{ kind: 'sum', points: Number(points) }]
  return [model(first), ...cards.map((card) => item(card)), ...sum]
}
