import { describe, expect, test } from 'vitest'
import { chooseLanguage } from '../src/i18n/locale.js'
import { speaker } from '../src/i18n/speaker.js'

describe('language', () => {
  test('the flag wins, then FLEETREF_LANG, the settings, the locale; a language we do not speak is English', () => {
    expect(chooseLanguage('pt', 'es', { FLEETREF_LANG: 'es' })).toBe('pt')
    expect(chooseLanguage(undefined, 'pt', { FLEETREF_LANG: 'es' })).toBe('es')
    expect(chooseLanguage(undefined, 'pt', { LANG: 'es_AR.UTF-8' })).toBe('pt')
    expect(chooseLanguage(undefined, undefined, { LC_ALL: 'es_AR.UTF-8', LANG: 'pt_BR' })).toBe('es')
    expect(chooseLanguage(undefined, undefined, { LANG: 'C' })).toBe('en')
    expect(chooseLanguage(undefined, undefined, { LANG: 'est' })).toBe('en')
  })
})

describe('speaker', () => {
  const words = { plain: 'Go', named: '{name} goes', cards: '{count, plural, one {# card} other {# cards}} for {name}', both: '{list} go' }
  const { say } = speaker('en', words)

  test('says plain texts, names, plurals, lists and texts inside texts', () => {
    expect(say({ key: 'plain' })).toBe('Go')
    expect(say({ key: 'cards', args: { count: 1, name: 'A' } })).toBe('1 card for A')
    expect(say({ key: 'both', args: { list: ['A', { key: 'plain' }, 'B'] } })).toBe('A, Go, and B go')
  })
  test('lets no control or escape character of a name through', () => {
    expect(say({ key: 'named', args: { name: '\u001b[31mred\u0007\nBell\u202e' } })).toBe(' red  Bell  goes')
    expect(say({ key: 'cards', args: { count: 2, name: '<b>\u001b]0;x' } })).toBe('2 cards for <b> ]0;x')
  })
  test('a text that is missing is our fault and says which', () => {
    expect(() => say({ key: 'nothing' })).toThrow('no text for "nothing" in en')
  })
})
