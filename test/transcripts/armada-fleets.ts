import { battle, dodgers, learning, reminded, salvo } from '../armada/fleets.js'
import type { Fleets } from './run.js'

/** The fleets that Armada transcripts name: Learn to Play's learning scenario, fuller ones, and for rare tokens and keywords. */
export const armadaFleets: Fleets = {
  rebels: learning.A,
  empire: learning.B,
  dawn: battle.A,
  line: battle.B,
  salvo,
  dodgers,
  reminded,
}
