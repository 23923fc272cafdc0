import { en as cli } from './cli/en.js'
import { en as fleets } from './fleets/en.js'
import { en as lists } from './lists/en.js'
import { en as odds } from './odds/en.js'

export const en = { ...cli, ...fleets, ...lists, ...odds }
