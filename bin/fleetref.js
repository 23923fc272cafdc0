#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 17)) {
  process.stderr.write(
    `fleetref needs Node.js 20.17 or newer; this is ${process.versions.node}. Please install a newer one from nodejs.org.\n`,
  )
  process.exitCode = 1
} else {
  await import('../dist/main.js')
}
