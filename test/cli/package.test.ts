import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { environment, folder } from './fleetref.js'

const root = resolve(import.meta.dirname, '../..')
const npm = (args: readonly string[], cwd: string) =>
  spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8', shell: process.platform === 'win32' })

/** What npm says when there is no way to the registry, or none to it but through its cache. */
const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED|ENETUNREACH|CERT/i

test('slow: what `npm pack` makes can be installed, and starts', ({ skip }) => {
  const home = folder()
  // Built already: packing must not build under the feet of other tests.
  const packed = npm(['pack', '--ignore-scripts', '--pack-destination', home], root)
  expect([packed.status, packed.stderr]).toEqual([0, ''])
  const archive = readdirSync(home).find((name) => name.endsWith('.tgz'))!
  const place = join(home, 'place')
  mkdirSync(place)
  const installed = npm(['install', '--ignore-scripts', '--prefer-offline', '--prefix', place, join(home, archive)], place)
  if (installed.status !== 0 && unreachable.test(installed.stderr)) skip('the package registry cannot be reached')
  expect([installed.status, installed.stderr]).toEqual([0, ''])
  const command = join(place, 'node_modules/fleetref/bin/fleetref.js')
  const run = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, [command, ...args], { cwd: place, env: environment(home), encoding: 'utf8', input })
  expect(run(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(run(['roll', '4d6', '3+', '--seed', 'x']).status).toBe(0)
  expect(run(['new', 'dropfleet'], 'ready\n:quit\n')).toMatchObject({ status: 0 })
  expect(readdirSync(join(place, 'node_modules/fleetref')).sort()).toEqual(['LICENSE', 'README.md', 'bin', 'dist', 'package.json'])
})
