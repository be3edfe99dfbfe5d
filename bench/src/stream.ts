import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '@aureole/tools/lab/start-server'
import { createPostgresqlDatabase } from '@aureole/tools/lab/postgresql'
import { cpuSeconds, memoryMb, startChild } from './lib/child.ts'
import { makePeople, type Person } from './lib/people.ts'
import { quantile, report, type Row } from './lib/report.ts'
import { call, completion, listen, type Heard } from './lib/stream-client.ts'

/**
 * One reply of 100 tokens at 50 a second to so many people at once: straight from a scripted model server, through a plain
 * Node pipe that keeps nothing, and the whole way through the app, which takes the message over HTTP, charges for it, stores
 * everything and sends the words over each person's live connection.
 */

const steps = process.argv.slice(2).map(Number).filter(Boolean)
if (steps.length === 0) steps.push(1, 50, 200, 500)
const warmUp = 200
const warmRounds = 5
const tokens = 100
const patienceMs = 60_000

const model = await startChild('model-server.ts')
const pipe = await startChild('plain-pipe.ts', [String(model.port)])
const database = await createPostgresqlDatabase()
const server = await startServer({
  env: {
    DATABASE_URL: database.url,
    LLM_BASE_URL: `http://127.0.0.1:${model.port}`,
    LLM_MODEL: 'muse',
    // Nobody waits in line here: it is the way of the words that is measured.
    LLM_PARALLEL: '1000',
    ADDRESS_LIMIT_SCALE: '1000000',
  },
})

/** One after another within a moment, as people are; all at once would measure the queue at the door. */
async function crowd(count: number, ask: (index: number) => Promise<Heard>): Promise<Heard[]> {
  const spreadMs = Math.min(2000, count * 10)
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await pause((spreadMs * index) / count)
      return ask(index)
    }),
  )
}

interface Ear {
  stop: () => void
  /** Resolves with the times of the next whole reply. */
  reply: (began: number) => Promise<Heard>
}

/** A live connection that stays open, as a page's does. */
async function openEar({ token }: Person): Promise<Ear> {
  let first = 0
  let began = 0
  let rest = ''
  let done: ((heard: Heard) => void) | undefined
  let failed: ((error: Error) => void) | undefined
  const ready = Promise.withResolvers<void>()
  const stop = listen(
    {
      port: server.port,
      path: '/api/live',
      method: 'GET',
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    },
    (piece) => {
      ready.resolve()
      const text = rest + piece
      // An event's name may be cut in two.
      rest = text.slice(-20)
      if (first === 0 && text.includes('reply.delta')) first = performance.now() - began
      if (text.includes('reply.failed')) failed?.(new Error('a reply failed'))
      if (!text.includes('reply.done')) return
      rest = ''
      done?.({ first, whole: performance.now() - began })
    },
    (error) => {
      ready.reject(error ?? new Error('the live connection ended'))
      failed?.(error ?? new Error('the live connection ended'))
    },
  )
  await ready.promise
  return {
    stop,
    reply: (asked) =>
      new Promise((resolve, reject) => {
        began = asked
        first = 0
        rest = ''
        done = resolve
        failed = reject
        setTimeout(() => reject(new Error('no whole reply in time')), patienceMs).unref()
      }),
  }
}

async function throughApp(person: Person, ear: Ear): Promise<Heard> {
  const heard = ear.reply(performance.now())
  await call(server.port, `/api/chats/${person.chatHash}/messages`, {
    token: person.token,
    key: randomUUID(),
    body: { text: 'Tell me about the night, please.' },
  })
  return heard
}

const p = (heard: Heard[], share: number) =>
  quantile(
    heard.map((one) => one.first),
    share,
  )

const rows: Row[] = []
const details: Record<string, unknown>[] = []
let failures = 0
try {
  const most = Math.max(warmUp, ...steps)
  const people = await makePeople(database.url, server.port, most)
  // Both are compiled as they are after a while of work, before they are measured.
  const warm = await Promise.all(people.slice(0, warmUp).map(openEar))
  for (let round = 0; round < warmRounds; round++) {
    await crowd(warmUp, () => completion(pipe.port))
    await crowd(warmUp, (index) => throughApp(people[index]!, warm[index]!))
  }
  for (const ear of warm) ear.stop()
  const idleMb = memoryMb(server.process)

  for (const count of steps) {
    const direct = await crowd(count, () => completion(model.port))

    const pipeBefore = cpuSeconds(pipe.process)
    const piped = await crowd(count, () => completion(pipe.port))
    const pipeCpu = ((cpuSeconds(pipe.process) - pipeBefore) / (count * tokens)) * 1000

    const ears = await Promise.all(people.slice(0, count).map(openEar))
    const appBefore = cpuSeconds(server.process)
    const settled = await Promise.allSettled(
      ears.map(async (ear, index) => {
        await pause((Math.min(2000, count * 10) * index) / count)
        return throughApp(people[index]!, ear)
      }),
    )
    const appCpu = ((cpuSeconds(server.process) - appBefore) / (count * tokens)) * 1000
    const mb = memoryMb(server.process) - idleMb
    for (const ear of ears) ear.stop()
    const app = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    failures += settled.length - app.length

    const added = (heard: Heard[], share: number) => p(heard, share) - p(direct, share)
    details.push({
      chats: count,
      firstWord: {
        direct: [p(direct, 0.5), p(direct, 0.95)],
        pipe: [p(piped, 0.5), p(piped, 0.95)],
        app: [p(app, 0.5), p(app, 0.95)],
      },
      cpuPer1000Tokens: { pipe: pipeCpu, app: appCpu },
      memoryAboveIdleMb: mb,
      failed: settled.length - app.length,
    })
    rows.push(
      {
        what: `${count} chats: first word later than direct, pipe, p50`,
        value: added(piped, 0.5),
        unit: 'ms',
      },
      {
        what: `${count} chats: first word later than direct, app, p50`,
        value: added(app, 0.5),
        unit: 'ms',
        ...(count === 1 ? { atMost: 25 } : {}),
      },
      {
        what: `${count} chats: first word later than direct, app, p95`,
        value: added(app, 0.95),
        unit: 'ms',
        ...(count === 200 ? { atMost: 100 } : {}),
      },
      { what: `${count} chats: CPU of 1,000 tokens, pipe`, value: pipeCpu * 1000, unit: 'ms' },
      { what: `${count} chats: CPU of 1,000 tokens, app`, value: appCpu * 1000, unit: 'ms' },
      {
        what: `${count} chats: CPU, app to pipe`,
        value: appCpu / pipeCpu,
        unit: 'x',
        ...(count === 200 ? { atMost: 1.15 } : {}),
      },
      {
        what: `${count} chats: memory above idle`,
        value: mb,
        unit: 'MB',
        ...(count === 500 ? { atMost: 250 } : {}),
      },
    )
  }
  rows.push({ what: 'replies that failed', value: failures, unit: '', atMost: 0 })
  process.exitCode = report('bench/stream', rows, { steps: details }) ? 0 : 1
} finally {
  await server.stop()
  model.stop()
  pipe.stop()
  await database.drop()
}
