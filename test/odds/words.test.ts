import { describe, expect, test } from 'vitest'
import { en } from '../../src/i18n/words/odds/en.js'
import { es } from '../../src/i18n/words/odds/es.js'
import { pt } from '../../src/i18n/words/odds/pt.js'

/** The placeholders of a text, sorted; those inside plural branches are their own. */
const placeholders = (text: string) => [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort()

describe.each([
  ['es', es],
  ['pt', pt],
])('the texts about dice and odds in %s', (_, words) => {
  test.each(Object.keys(en) as (keyof typeof en)[])('%s has the placeholders of the English text', (key) =>
    expect(placeholders(words[key])).toEqual(placeholders(en[key])),
  )
})
