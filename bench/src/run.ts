import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** `npm run bench` runs them all, `npm run bench -- page` one; each prints a table and writes bench/results/*.json. */
const all = [
  'start',
  'page',
  'accounts',
  'portrait',
  'discover',
  'stream',
  'history',
  'mind',
  'ledger',
  'queue',
  'safety',
]
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`No such bench: ${unknown.join(', ')}. There are: ${all.join(', ')}.`)

let failed = 0
for (const name of asked.length > 0 ? asked : all) {
  const { status } = spawnSync(process.execPath, [resolve(import.meta.dirname, `${name}.ts`)], {
    stdio: 'inherit',
  })
  if (status !== 0) failed++
}
process.exitCode = failed > 0 ? 1 : 0
