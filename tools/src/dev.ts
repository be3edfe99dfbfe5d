import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const port = process.env['PORT'] ?? '3000'
const pagePort = process.env['PAGE_PORT'] ?? '5173'
const page = `http://localhost:${pagePort}`

/** The server starts anew when one of its files changes; the page changes in place. */
const server = start('server', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  // Links in mails lead to the page that reloads itself.
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? page,
})
const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')))
const pages = start('page', [vite, 'web', '--port', pagePort, '--strictPort', '--clearScreen', 'false'], {
  API_URL: `http://127.0.0.1:${port}`,
})
console.log(`\n  The page with hot reload: ${page}\n`)

const children = [server, pages]
let isEnding = false

function start(name: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  child.once('error', (error) => end(1, `The ${name} could not be started: ${error.message}`))
  child.once('exit', (code) => end(code ?? 0, `The ${name} has ended.`))
  return child
}

/** One without the other is of no use: both end together. */
function end(code: number, why?: string): void {
  if (isEnding) return
  isEnding = true
  if (why) console.log(`\n  ${why}`)
  process.exitCode = code
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
}

process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))
