/**
 * The chance to win a roll-off of one D6 each, ties rolled again, with a lead that is added to one's die. With `naturalSix` a 6 that
 * only one player rolls wins whatever the lead (Dropfleet 1.7, initiative of the roundup phase).
 */
export function rollOff(lead: number, naturalSix: boolean): number {
  const faces = [1, 2, 3, 4, 5, 6]
  let won = 0
  let tied = 0
  for (const mine of faces) {
    for (const theirs of faces) {
      const onlySix = naturalSix && (mine === 6) !== (theirs === 6)
      const ahead = onlySix ? mine - theirs : mine + lead - theirs
      if (ahead > 0) won++
      if (ahead === 0) tied++
    }
  }
  return won / (36 - tied)
}
