import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What `npm ci` leaves ready, so that the first `npm start` has nothing left to make. */
await prepare('the page', 'web/build.ts')
// The server waits for its clock now and then, and the portraits use that time.
await Promise.all([
  prepare('the server', 'server/src/commands/prepare.ts'),
  prepare('the portraits', 'server/src/commands/prepare-portraits.ts'),
])

async function prepare(what: string, script: string): Promise<void> {
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
