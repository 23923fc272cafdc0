export { en } from './en.js'
export { es } from './es.js'
export { pt } from './pt.js'
