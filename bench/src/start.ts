import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@aureole/tools/lab/start-server'
import { median, report } from './lib/report.ts'

/** From `npm start` to the first 200 of /readyz, on an empty data folder and on a used one. */

const rounds = 5
const first: number[] = []
const later: number[] = []

for (let round = 0; round < rounds; round++) {
  const dataDir = mkdtempSync(join(tmpdir(), 'aureole-bench-'))
  for (const times of [first, later]) {
    const server = await startServer({ dataDir, throughNpm: true })
    times.push(server.readyAfter)
    await server.stop()
  }
  rmSync(dataDir, { recursive: true, force: true })
}

const kept = report(
  'bench/start',
  [
    { what: 'first start', value: median(first), unit: 'ms', atMost: 3000 },
    { what: 'later start', value: median(later), unit: 'ms', atMost: 2500 },
  ],
  { first, later },
)
process.exitCode = kept ? 0 : 1
