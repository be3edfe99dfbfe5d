import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../lab/free-port.ts'
import { logIn } from '../lab/people.ts'
import { startServer, type RunningServer } from '../lab/start-server.ts'
import { balanceOf, buyTokens, persistentCalls, settledChat, statement } from './persistent-calls.ts'

export interface FaultPlan {
  messages: number
  chats: number
  kills: number
  /** Without one, the embedded database. */
  databaseUrl?: string
}

export interface FaultOutcome {
  /** Sentences about what is wrong; none when nothing was lost, doubled, stuck or paid twice. */
  faults: string[]
  sent: number
  done: number
  failed: number
  kills: number
  /** How often a request had to be repeated because no answer came. */
  repeats: number
}

/** Pays for each reply: premium would not. */
const email = 'user@aureole.test'
const senders = 8

/** People send while the server is killed and started again; afterwards every word and every token is accounted for. */
export async function runFaults(plan: FaultPlan): Promise<FaultOutcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aureole-fault-'))
  const port = await freePort()
  const start = (): Promise<RunningServer> =>
    startServer({
      dataDir,
      port,
      env: {
        MIND_PACE: '40',
        LOG_LEVEL: 'fatal',
        ADDRESS_LIMIT_SCALE: '1000000',
        ...(plan.databaseUrl === undefined ? {} : { DATABASE_URL: plan.databaseUrl }),
      },
    })
  let server = await start()
  try {
    const { accessToken } = await logIn(server.url, email)
    const calls = persistentCalls(port, accessToken)
    const { call } = calls
    await buyTokens(calls, 'aureole-tokens-550')
    const { items: angels } = await call<{ items: { id: string }[] }>('GET', '/api/avatars?pageSize=100')
    const hashes: string[] = []
    for (let n = 0; n < plan.chats; n++) {
      const body = { type: 'DIRECT', avatarIds: [angels[n % angels.length]?.id] }
      hashes.push((await call<{ chatHash: string }>('POST', '/api/chats', body, randomUUID())).chatHash)
    }
    const before = await balanceOf(call)

    const texts = Array.from(
      { length: plan.messages },
      (_, n) => `Message ${n}: what do you make of the number ${n}?`,
    )
    const chatOf = (n: number) => hashes[n % hashes.length] ?? ''
    let next = 0
    let killed = 0

    const sending = Promise.all(
      Array.from({ length: senders }, async () => {
        for (let n = next++; n < texts.length; n = next++) {
          while (killed < Math.floor((n * plan.kills) / texts.length)) await pause(5)
          await call('POST', `/api/chats/${chatOf(n)}/messages`, { text: texts[n] }, randomUUID())
        }
      }),
    )
    // At a random moment of each stretch of messages; the next stretch waits for it, so that all of them hit something.
    const killing = (async () => {
      while (killed < plan.kills) {
        const at = Math.floor(((killed + Math.random()) * texts.length) / plan.kills)
        while (next < Math.min(at, texts.length)) await pause(5)
        await pause(Math.random() * 300)
        await server.kill()
        killed += 1
        server = await start()
      }
    })()
    await Promise.all([sending, killing])

    const faults: string[] = []
    let done = 0
    let failed = 0
    for (const [index, hash] of hashes.entries()) {
      const said = await settledChat(call, hash)
      if (said === undefined) {
        faults.push(`A reply in chat ${index} is still unfinished.`)
        continue
      }
      const wanted = texts.filter((_, n) => n % hashes.length === index)
      const got = said.filter((one) => one.author === 'PERSON').map((one) => one.text)
      if (got.toSorted().join('\n') !== wanted.toSorted().join('\n')) {
        faults.push(
          `Chat ${index} has ${got.length} messages of ${new Set(got).size} kinds; ${wanted.length} were acknowledged.`,
        )
      }
      // The greeting is an angel's too, and answers nothing.
      const replies = said.filter((one) => one.author === 'AVATAR').slice(1)
      if (replies.length !== got.length)
        faults.push(`Chat ${index} has ${replies.length} replies to ${got.length} messages.`)
      for (const reply of replies) {
        if (reply.status === 'DONE' && reply.text !== '') done += 1
        else if (reply.status === 'FAILED') failed += 1
        else faults.push(`A reply in chat ${index} is ${reply.status} with ${reply.text.length} characters.`)
      }
    }
    const after = await balanceOf(call)
    if (after !== before - done) {
      faults.push(`The balance went from ${before} to ${after} for ${done} finished replies.`)
    }
    const stated = (await statement(call)).reduce((sum, entry) => sum + entry.amount, 0)
    if (stated !== after) faults.push(`The statement adds up to ${stated}, the balance is ${after}.`)
    return { faults, sent: texts.length, done, failed, kills: killed, repeats: calls.repeats() }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
