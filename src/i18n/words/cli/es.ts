import type { Words } from '../../../core/words.js'
import type { en } from './en.js'

export const es: Words<keyof typeof en> = {
  'app.what': 'Un árbitro en la mesa para Dropfleet Commander y Star Wars: Armada.',
  'error.unknown-command': 'No existe la orden «{name}». Ve: fleetref help',
}
