import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What `npm ci` leaves ready, so that the first `npm start` has nothing left to make. */
const steps = [
  { what: 'the page', script: 'web/build.ts' },
  { what: 'the server', script: 'server/src/commands/prepare.ts' },
  { what: 'the portraits', script: 'server/src/commands/prepare-portraits.ts' },
]

for (const { what, script } of steps) {
  const started = performance.now()
  await run(script)
  console.log(`Prepared ${what} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

function run(script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { cwd: root, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}`))))
  })
}
