import { es as cli } from './cli/es.js'
import { es as fleets } from './fleets/es.js'
import { es as lists } from './lists/es.js'
import { es as odds } from './odds/es.js'

export const es = { ...cli, ...fleets, ...lists, ...odds }
