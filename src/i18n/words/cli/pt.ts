import type { Words } from '../../../core/words.js'
import type { en } from './en.js'

export const pt: Words<keyof typeof en> = {
  'app.what': 'Um árbitro à mesa para Dropfleet Commander e Star Wars: Armada.',
  'error.unknown-command': 'Não existe o comando "{name}". Veja: fleetref help',
}
