import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DeskCase } from '@aureole/contract/cases'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { createAccounts } from '../../accounts/index.ts'
import { createAvatars } from '../../avatars/index.ts'
import { createBrands } from '../../brands/index.ts'
import { chatRoutes, createChats } from '../../chats/index.ts'
import { createMemories } from '../../memories/index.ts'
import { createInProcessBus, type BusEvent } from '../../platform/bus/index.ts'
import { readConfig } from '../../platform/config.ts'
import type { Database } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import { createJobs } from '../../platform/jobs.ts'
import { createInProcessLimits } from '../../platform/limits.ts'
import { createMail, type OutboxMail } from '../../platform/mail/index.ts'
import type { Portraits } from '../../portraits/index.ts'
import { seedCatalogue } from '../../seed/index.ts'
import { angelId } from '../../testing/chat-world.ts'
import { createTestClock } from '../../testing/clock.ts'
import { startTestHttp, type Answer } from '../../testing/http.ts'
import { silentLog } from '../../testing/log.ts'
import { createScriptedMind } from '../../testing/scripted-mind.ts'
import { createWallet } from '../../wallet/index.ts'
import { createModeration } from '../index.ts'
import { obeyingSafety } from './obeying-safety.ts'

export type World = Awaited<ReturnType<typeof startWorld>>

/** A person or an agent, with an ear on the live connection. */
export interface Somebody {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly sessionId: string
  send(method: string, path: string, body?: object): Promise<Answer>
  /** The answer, which has to be a good one. */
  get<T>(method: string, path: string, body?: object): Promise<T>
  heard(event: string): unknown[]
}

/** What is said does not depend on how anybody looks, and drawing takes its time. */
const undrawn = {
  picture: () => ({ imageUrl: '/a.webp', imageSources: [], thumbUrl: '/a.webp' }),
  keepAllDrawn: async (_db: unknown, looks: readonly unknown[]) => looks.map(() => 'undrawn'),
  keepDrawn: async () => 'undrawn',
  forget: async () => undefined,
  read: async () => undefined,
  paletteOf: () => ({ ground: '#22305f', line: '#151b3d', halo: '#e6bb66' }),
} as unknown as Portraits

/** The desk and all that it stands on, reached over HTTP, with the jobs running and a clock that the test moves. */
export async function startWorld(database: Database) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aureole-desk-'))
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a secret for tests that is long enough',
    MAIL_OUTBOX: 'on',
    ADDRESS_LIMIT_SCALE: '1000',
  })
  const clock = createTestClock(new Date())
  const log = silentLog
  const bus = createInProcessBus()
  const jobs = createJobs({ database, log })
  const limits = createInProcessLimits({ clock })
  const brands = createBrands(config)
  await brands.save(database)
  const wallet = createWallet({ database, bus, clock })
  const mail = createMail({ config, jobs, log })
  const common = { bus, clock, database, jobs, log }
  const endSubscription = async () => undefined
  const accounts = createAccounts({
    ...common,
    config,
    limits,
    mail,
    brands,
    safety: obeyingSafety,
    wallet,
    endSubscription,
  })
  const avatars = createAvatars({
    ...common,
    accounts,
    config,
    limits,
    portraits: undrawn,
    safety: obeyingSafety,
  })
  await seedCatalogue({ avatars, database })
  const said = { placesOf: async () => new Map(), hasMet: async () => true }
  const memories = createMemories({ ...common, avatars, safety: obeyingSafety, said })
  const mind = createScriptedMind()
  const counted: object[] = []
  const chats = createChats({
    ...common,
    avatars,
    brands,
    memories,
    mind,
    safety: obeyingSafety,
    personOf: (userId) => avatars.personOf(userId),
    countCrisis: async (_tx, crisis) => void counted.push(crisis),
    nodeId: 'test',
    timing: { flush: 5, checkpoint: 20 },
  })
  const moderation = createModeration({ ...common, accounts, avatars, chats })
  accounts.register(chats.personalData)
  accounts.register(moderation.personalData)
  const people = new Map<string, { userId: string; isAgent: boolean; sessionId: string }>()
  const server = await startTestHttp(
    (http) => {
      accounts.routes(http)
      avatars.routes(http)
      chatRoutes(http, chats)
      moderation.routes(http)
      mail.routes(http)
    },
    {
      config,
      limits,
      // Whoever is known by their id is let in: logging in is tested elsewhere, and proving a password is dear on purpose.
      authenticate: async (token, brandId) => {
        const person = people.get(token)
        if (person === undefined) return undefined
        const groups = person.isAgent ? (['USER', 'AGENT'] as const) : (['USER'] as const)
        return { userId: person.userId, sessionId: person.sessionId, groups: [...groups], brandId }
      },
      brandOf: () => ({ brandId: 'aureole', origin: 'http://localhost:3000' }),
    },
  )
  await jobs.start()
  const heard: BusEvent[] = []
  await bus.listen('agents', 'now', { event: (event) => void heard.push(event), resync: () => undefined })

  function call(
    method: string,
    path: string,
    body?: object,
    token?: string,
    key: string = newId(),
  ): Promise<Answer> {
    const text = body && JSON.stringify(body)
    return server.ask(path, {
      method,
      headers: {
        'idempotency-key': key,
        ...(text
          ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
          : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(text ? { body: text } : {}),
    })
  }

  async function somebody(isAgent: boolean, name: string): Promise<Somebody> {
    const userId = newId()
    const email = `${name.toLowerCase()}-${userId.slice(-6)}@example.com`
    await accounts.createPerson({
      id: userId,
      brandId: 'aureole',
      email,
      password: { hash: '-' },
      groups: isAgent ? ['USER', 'AGENT'] : ['USER'],
      welcome: false,
      avatar: { name, imageUrl: '/a.webp' },
    })
    await wallet.grant(database.db, { userId, amount: 50, reason: 'welcome-gift', key: newId() })
    const sessionId = newId()
    if (isAgent) {
      await database.db.execute(sql`
        insert into sessions (id, user_id, token_hash, rotated, user_agent, created_at, last_used_at, expires_at)
        values (${sessionId}::uuid, ${userId}::uuid, ${sessionId}, '[]', 'test', now(), now(), now() + interval '30 days')`)
    }
    people.set(userId, { userId, isAgent, sessionId })
    const events: BusEvent[] = []
    await bus.listen(`user:${userId}`, 'now', {
      event: (event) => void events.push(event),
      resync: () => undefined,
    })
    const send = (method: string, path: string, body?: object) => call(method, path, body, userId)
    return {
      userId,
      email,
      name,
      sessionId,
      send,
      async get<T>(method: string, path: string, body?: object): Promise<T> {
        const answer = await send(method, path, body)
        expect(answer.status, answer.text).toBeLessThan(300)
        return (answer.text === '' ? undefined : answer.json()) as T
      },
      heard: (event: string) => events.filter((one) => one.name === event).map((one) => one.data),
    }
  }

  return {
    accounts,
    avatars,
    bus,
    chats,
    clock,
    /** What was counted for the yearly report. */
    counted,
    database,
    heard,
    jobs,
    mind,
    moderation,
    wallet,
    call,
    person: (name = 'Robin') => somebody(false, name),
    agent: (name = 'Maya') => somebody(true, name),
    async chat(person: Somebody): Promise<string> {
      const body = { type: 'DIRECT', avatarIds: [angelId('noor')] }
      return (await person.get<{ chatHash: string }>('POST', '/api/chats', body)).chatHash
    },
    /** Says something, and has the angel answer unless nobody does. */
    async say(person: Somebody, chatHash: string, text: string, reply: string | null = 'Go on.') {
      const sent = await person.get<{
        message: { id: string; seq: number }
        replies: { id: string; seq: number }[]
        balance: number
      }>('POST', `/api/chats/${chatHash}/messages`, { text })
      if (reply !== null && sent.replies.length > 0) {
        mind.say(reply)
        mind.end()
        await soon(() =>
          person.heard('reply.done').some((one) => (one as Told).message.id === sent.replies[0]?.id),
        ).toBe(true)
      }
      return sent
    },
    /** The case of a chat, once it has reached the desk. */
    async caseOf(agent: Somebody, chatHash: string): Promise<DeskCase> {
      let found: DeskCase | undefined
      await soon(async () => {
        const { items } = await agent.get<{ items: DeskCase[] }>('GET', '/api/admin/queue?pageSize=100')
        found = items.find((one) => one.chatHash === chatHash)
        return found !== undefined
      }).toBe(true)
      if (found === undefined) throw new Error('no case')
      return found
    },
    async mailTo(to: string, subject: RegExp): Promise<OutboxMail> {
      let found: OutboxMail | undefined
      await soon(async () => {
        const all = (await server.ask('/api/dev/outbox')).json() as OutboxMail[]
        found = all.find((one) => one.to === to && subject.test(one.subject))
        return found !== undefined
      }).toBe(true)
      if (found === undefined) throw new Error('no mail')
      return found
    },
    async stop() {
      await server.stop()
      await moderation.stop()
      await chats.drain()
      await jobs.drain()
      mail.close()
      limits.close()
      await bus.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

interface Told {
  message: { id: string }
}

/** On a busy machine a job takes its time. */
export function soon<T>(look: () => T) {
  return expect.poll(look, { timeout: 15_000 })
}

export function codeOf(answer: Answer): string {
  return (answer.json() as { code: string }).code
}
