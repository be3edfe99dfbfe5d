import { spawn } from 'node:child_process'

/**
 * Each part of `npm run check`, two at a time; all of them are reported, not only the first that fails. The one that takes
 * longest comes first, since it uses a single core.
 */
const parts: { name: string; command: string[] }[] = [
  { name: 'formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  ...['contract', 'portrait-drawing', 'server', 'web', 'e2e', 'bench', 'tools'].map((workspace) => ({
    name: `types: ${workspace}`,
    command: ['tsc', '-p', workspace],
  })),
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'import directions', command: [process.execPath, 'tools/src/directions/check-directions.ts'] },
  { name: 'documents', command: [process.execPath, 'tools/src/check-documents.ts'] },
  { name: 'dead code', command: ['knip'] },
]
const atOnce = 2

function run(command: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', (error) => resolve({ code: 1, output: String(error) }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

let failed = 0

async function runWaiting(): Promise<void> {
  for (let part = parts.shift(); part; part = parts.shift()) {
    const { code, output } = await run(part.command)
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${part.name}`)
    if (code !== 0) {
      failed++
      console.log(output.trimEnd().replace(/^/gm, '     '))
    }
  }
}

await Promise.all(Array.from({ length: atOnce }, runWaiting))
process.exitCode = failed > 0 ? 1 : 0
