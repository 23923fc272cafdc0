import { type Die, type Face, facesOf } from '../core/dice/faces.js'

/** The chances of the faces of a die, each face once. */
export type FaceChances = ReadonlyMap<Face, number>

/**
 * The faces of a die that is rolled again where `again` says so, once for each effect in the list: one effect never rolls a
 * die twice, but another effect may roll it once more (Rules Reference 1.5 p.11; Dropfleet 1.7 knows one reroll only).
 */
export function faceChances(die: Die, effects: readonly ((face: Face) => boolean)[] = []): FaceChances {
  const faces = facesOf(die)
  const fresh = new Map<Face, number>()
  for (const face of faces) fresh.set(face, (fresh.get(face) ?? 0) + 1 / faces.length)
  let chances = fresh
  for (const again of effects) {
    const thrown = [...chances].reduce((sum, [face, p]) => (again(face) ? sum + p : sum), 0)
    chances = new Map([...chances].map(([face, p]) => [face, (again(face) ? 0 : p) + thrown * fresh.get(face)!]))
  }
  return chances
}
