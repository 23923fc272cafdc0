import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { type Key, readKeys } from '../../src/cli/prompt/key.js'
import { keysFrom } from '../../src/cli/prompt/keys.js'

const kinds = (sent: string) => readKeys(sent).keys.map((key) => ('text' in key ? key.text : key.kind))

test('what a terminal sends becomes keys; unknown sequences are passed over', () => {
  expect(kinds('1\r')).toEqual(['1', 'enter'])
  expect(kinds('a\r\nb\n')).toEqual(['a', 'enter', 'b', 'enter'])
  expect(kinds('\u001b[A\u001bOB\u001b[5~\u001b[6~')).toEqual(['up', 'down', 'page-up', 'page-down'])
  expect(kinds('\u001b[15~\u001b[1;5Cñ🚀')).toEqual(['ñ', '🚀'])
  expect(kinds('\u007f\b\u0015\u0017\u0004\u0003\u001a\u000c\u0001')).toEqual([
    'backspace',
    'backspace',
    'delete-line',
    'delete-word',
    'end',
    'interrupt',
    'suspend',
    'repaint',
  ])
})

test('a sequence that has not come to its end waits for the rest', () => {
  for (const begun of ['\u001b', '\u001b[', '\u001b[5', '\u001bO', '\u001b[200~red 3\rblue'])
    expect(readKeys(`x${begun}`)).toEqual({ keys: [{ kind: 'text', text: 'x' }], rest: begun })
  expect(readKeys('\u001b[200~red 3\rblue\u001b[201~y').keys).toEqual([
    { kind: 'paste', text: 'red 3\rblue' },
    { kind: 'text', text: 'y' },
  ])
})

test('keys wait in one queue, in order, however they arrive and whoever listens', async () => {
  const input = new PassThrough()
  const urgent: string[] = []
  const keys = keysFrom(input, (key) => urgent.push(key))
  const heard: Key[] = []
  const one = () =>
    new Promise<void>((done) => {
      const deaf = keys.listen((key) => {
        heard.push(key)
        deaf()
        done()
      })
    })
  input.write('12\u0003')
  input.write(Buffer.from('ñ').subarray(0, 1))
  input.write(Buffer.from('ñ').subarray(1))
  for (let times = 0; times < 3; times++) await one()
  keys.putBack({ kind: 'paste', text: 'left' })
  input.write('\u001b')
  await one()
  await one()
  input.end()
  await one()
  expect(heard).toEqual([
    { kind: 'text', text: '1' },
    { kind: 'text', text: '2' },
    { kind: 'text', text: 'ñ' },
    { kind: 'paste', text: 'left' },
    { kind: 'escape' },
    { kind: 'hang-up' },
  ])
  expect(urgent).toEqual(['interrupt'])
  keys.close()
})
