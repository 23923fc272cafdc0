import { describe, expect, test } from 'vitest'
import { bytes, fixture, imported } from './lists.js'

const cp1252 = (text: string): Uint8Array =>
  Uint8Array.from([...text].map((character) => ({ '•': 0x95, '’': 0x92, '–': 0x96 })[character] ?? character.charCodeAt(0)))
const doubled = (text: string): Uint8Array => bytes(text.replaceAll('•', 'â€¢').replaceAll('\u00a0', 'Â\u00a0'))
const utf16 = (text: string): Uint8Array => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

describe.each(['kingston.txt', 'dflist.txt'])('%s means the same', (file) => {
  const text = fixture(file).toString()
  test.each([
    ['with a byte order mark', bytes(`\ufeff${text}`)],
    ['in cp1252', cp1252(text)],
    ['in UTF-8 encoded twice', doubled(text)],
    ['in UTF-8 encoded twice by way of Latin-1', bytes(Buffer.from(text).toString('latin1'))],
    ['in UTF-16', utf16(text)],
    ['with Windows line ends', bytes(text.replaceAll('\n', '\r\n'))],
    ['with old Mac line ends', bytes(text.replaceAll('\n', '\r'))],
    ['without a last line end, with blanks behind the lines', bytes(text.trimEnd().replaceAll('\n', ' \t\n'))],
    ['after a bot command', bytes(`!VASSAL\n${text}`)],
    ['with other bullets', bytes(text.replaceAll('• ', '· '))],
    ['with long dashes', bytes(text.replaceAll(' - ', ' – '))],
  ])('%s', async (_, list) => {
    const expected = await imported(text)
    const result = await imported(list)
    expect(result.fleet).toEqual(expected.fleet)
    expect(result.linesNotUnderstood).toEqual([])
  })
})

test('names lose nothing: quotes of every kind', async () => {
  for (const title of ["Jaina's Light", 'Jaina’s Light', 'Jainas Light', 'JAINA´S LIGHT']) {
    expect((await imported(`Faction: Rebel\nCR90 Corvette A (44)\n• ${title} (5)`)).fleet).toMatchObject({
      ships: [{ upgrades: ["Jaina's Light"] }],
    })
  }
})
