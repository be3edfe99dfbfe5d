import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** A service that tests may use: already there, or started for them and stopped after them. */
export interface Service {
  readonly url: string
  readonly how: string
  stop(): Promise<void>
}

function answers(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 })
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
    socket.once('timeout', () => (socket.destroy(), resolve(false)))
  })
}

async function until(ready: () => Promise<boolean>, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    if (await ready()) return true
    await wait(50)
  }
  return false
}

function found(url: string): Service {
  return { url, how: 'found', stop: () => Promise.resolve() }
}

function command(name: string): string | undefined {
  const result = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return result.status === 0 ? result.stdout.trim() : undefined
}

export async function redisForTests(): Promise<Service | undefined> {
  const given = process.env['TEST_REDIS_URL']
  if (given) return found(given)
  if (await answers(6379)) return found('redis://127.0.0.1:6379')
  const binary = command('redis-server') ?? command('valkey-server')
  if (!binary) return undefined
  const port = await freePort()
  const child = spawn(
    binary,
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  )
  if (!(await until(() => answers(port), child))) return undefined
  return started(`redis://127.0.0.1:${port}`, child)
}

/** Debian keeps the server's programs out of the PATH. */
function postgresFolder(): string | undefined {
  const base = '/usr/lib/postgresql'
  const debian = existsSync(base)
    ? readdirSync(base)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(base, version, 'bin'))
    : []
  const own = command('initdb')
  return [...(own ? [join(own, '..')] : []), ...debian].find((folder) => existsSync(join(folder, 'initdb')))
}

/** One of our own, in this folder, before one that is there: it need not outlive a power cut, so that it waits for no disk. */
export async function postgresForTests(scratch: string): Promise<Service | undefined> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return found(given)
  const own = await startPostgres(scratch)
  if (own) return own
  return (await answers(5432)) ? found('postgres://postgres@127.0.0.1:5432/postgres') : undefined
}

const careless = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
]

async function startPostgres(scratch: string): Promise<Service | undefined> {
  const folder = postgresFolder()
  if (!folder) return undefined
  const who = unprivileged()
  if (process.getuid?.() === 0 && !who) return undefined
  const data = mkdtempSync(join(scratch, 'postgres-'))
  if (who) chownSync(data, who.uid, who.gid)
  const port = await freePort()
  try {
    execFileSync(join(folder, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], {
      stdio: 'ignore',
      ...who,
    })
  } catch {
    return undefined
  }
  const child = spawn(
    join(folder, 'postgres'),
    ['-D', data, '-p', `${port}`, '-k', data, ...careless.flatMap((setting) => ['-c', setting])],
    {
      stdio: 'ignore',
      ...who,
    },
  )
  if (!(await until(() => answers(port), child))) return undefined
  return started(`postgres://postgres@127.0.0.1:${port}/postgres`, child)
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  if (ids.some((result) => result.status !== 0)) return undefined
  return { uid: Number(ids[0]!.stdout), gid: Number(ids[1]!.stdout) }
}

function started(url: string, child: ChildProcess): Service {
  return {
    url,
    how: 'started for this run',
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGINT')
      }),
  }
}
