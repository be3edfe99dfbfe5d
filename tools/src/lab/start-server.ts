import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const root = resolve(import.meta.dirname, '../../..')

export interface RunningServer {
  /** The default brand, Aureole. */
  readonly url: string
  /** The second brand, Celeste, on the same port. */
  readonly celesteUrl: string
  readonly port: number
  readonly dataDir: string
  readonly process: ChildProcess
  /** Everything that it printed so far. */
  readonly output: () => string
  /** Milliseconds from the start of the process to the first 200 of /readyz. */
  readonly readyAfter: number
  stop(): Promise<void>
  /** As a power cut would: no clean-up, the data folder stays. */
  kill(): Promise<void>
}

export interface ServerOptions {
  env?: Record<string, string>
  /** Another server's folder, to start again on the same data. */
  dataDir?: string
  port?: number
  /** As the README says it, with what npm itself takes, instead of the server's process alone. */
  throughNpm?: true
}

/** The real server as its own process on loopback, with a data folder of its own, ready to answer. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'aureole-'))
  const began = performance.now()
  const [command, ...args] = options.throughNpm ? ['npm', 'start'] : [process.execPath, 'server/src/main.ts']
  const child = spawn(command, args, {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADDRESS_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'warn',
      WARM_UP: 'off',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npm goes at once and leaves the server to itself, so the signal has to reach both.
    detached: options.throughNpm === true,
  })
  // Not when npm has gone, but when whoever writes to these pipes has.
  const closed = new Promise<void>((done) => child.once('close', () => done()))
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))

  const url = `http://localhost:${port}`
  const deadline = began + 60_000
  while (!(await isReady(`http://127.0.0.1:${port}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${printed}`)
    if (performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The server was not ready after 60 s:\n${printed}`)
    }
    await wait(15)
  }
  return {
    url,
    celesteUrl: `http://angels.localhost:${port}`,
    port,
    dataDir,
    process: child,
    output: () => printed,
    readyAfter: performance.now() - began,
    async stop() {
      if (options.throughNpm && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      else child.kill('SIGTERM')
      await closed
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}
