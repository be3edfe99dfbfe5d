import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

/* What an operator sees of a start and a stop, by the real process. */

// Each test starts processes, some two; a busy machine takes its time for that.
vi.setConfig({ testTimeout: 120_000 })

const main = fileURLToPath(new URL('main.ts', import.meta.url))
let dataDir: string
const running: ChildProcess[] = []

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'aureole-start-'))
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface Run {
  child: ChildProcess
  said: () => string
  ended: Promise<number | null>
}

function start(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  return { child, said: () => output, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

async function untilStarted(run: Run): Promise<string> {
  await expect.poll(run.said, { timeout: 60_000 }).toMatch(/Password +angels-demo/)
  return /listening on (http:\S+)\)/.exec(run.said())![1]!
}

describe('a start that cannot be', () => {
  it('lists what is wrong with the configuration', async () => {
    const run = start({ PORT: 'many', REDIS_URL: 'nowhere' })
    expect(await run.ended).toBe(1)
    expect(run.said()).toContain('2 settings need another look')
    expect(run.said()).not.toContain('    at ')
  })

  it('names the port that is taken', async () => {
    const server: Server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const run = start({ PORT: String(port) })
    expect(await run.ended).toBe(1)
    expect(run.said()).toContain(`Port ${port} on 127.0.0.1 is in use`)
    server.close()
  })

  it('says that no PostgreSQL answers, without the password', async () => {
    const run = start({ DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/aureole' })
    expect(await run.ended).toBe(1)
    expect(run.said()).toContain('Nothing answers at 127.0.0.1:1')
    expect(run.said()).not.toContain('hush')
  })
})

describe('a start', () => {
  it('shows where everything is, keeps others out of its folder, and stops in good order', async () => {
    const run = start()
    const url = await untilStarted(run)
    for (const line of [
      'Database   embedded',
      'Live       in this process',
      'user@aureole.test',
      '/dev/outbox',
    ]) {
      expect(run.said()).toContain(line)
    }
    expect((await fetch(`${url}/readyz`)).status).toBe(200)

    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`in use by another process (process ${run.child.pid})`)

    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    expect(run.said()).toContain('stopped')
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  })

  it('starts again after it was killed, with what it had', async () => {
    const first = start()
    const url = await untilStarted(first)
    const before = await logIn(url)
    first.child.kill('SIGKILL')
    await first.ended

    const second = start()
    const again = await untilStarted(second)
    expect((await logIn(again)).status).toBe(200)
    expect(before.status).toBe(200)
  })

  it('does not take one Ctrl-C that arrives twice for impatience', async () => {
    const run = start()
    await untilStarted(run)
    run.child.kill('SIGINT')
    run.child.kill('SIGINT')
    expect(await run.ended).toBe(0)
  })
})

function logIn(url: string): Promise<Response> {
  return fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'user@aureole.test', password: 'angels-demo' }),
  })
}
