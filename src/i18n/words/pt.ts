import { pt as cli } from './cli/pt.js'
import { pt as fleets } from './fleets/pt.js'
import { pt as lists } from './lists/pt.js'
import { pt as odds } from './odds/pt.js'

export const pt = { ...cli, ...fleets, ...lists, ...odds }
