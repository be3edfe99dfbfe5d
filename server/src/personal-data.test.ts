import type { AuthTokens, DataExport, User } from '@aureole/contract/accounts'
import type { Chat } from '@aureole/contract/chats'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from './testing/app.ts'
import { createTestClock } from './testing/clock.ts'
import { readZip } from './testing/zip.ts'

const grace = 7 * 24 * 3600_000
const minute = 60_000
const clock = createTestClock(new Date(Date.now() - grace - 10 * minute))

/** The job waits by the clock of the database, which nobody can move: it comes this long after a closing from now on. */
function eraseAfter(milliseconds: number): void {
  clock.advance(Date.now() - grace - minute + milliseconds - clock.now().getTime())
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock, env: { DEMO_DATA: 'on' } })
}, 60_000)
afterAll(() => app.stop())

const credentials = { email: 'premium@aureole.test', password: 'angels-demo' }

async function call<T>(method: string, path: string, token?: string, body?: object): Promise<T> {
  const answer = await fetch(new URL(path, app.url), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}

it('gives a person everything, and forgets everything when they go', async () => {
  const { accessToken } = await call<AuthTokens>('POST', '/api/auth/login', undefined, credentials)
  const { user } = decodeJwt<{ user: User }>(accessToken)
  const path = `/api/users/${user.id}`
  const chats = (await call<{ items: Chat[] }>('GET', '/api/chats', accessToken)).items
  expect(chats.length).toBeGreaterThan(0)

  await call('POST', `${path}/export`, accessToken)
  const exported = () => call<DataExport>('GET', `${path}/export`, accessToken)
  await expect.poll(async () => (await exported()).state, { timeout: 20_000 }).toBe('READY')
  const zip = await fetch(new URL((await exported()).url ?? '', app.url))
  const files = readZip(Buffer.from(await zip.arrayBuffer()))
  const read = (name: string) => JSON.parse(String(files.get(name))) as Record<string, unknown>
  expect(read('account.json')).toMatchObject({ id: user.id, email: credentials.email })
  expect(read('tokens.json')).toMatchObject({ balance: user.tokens })
  expect(read('memories.json')).toMatchObject([{ angel: 'Noor', memory: 'on', remembers: { length: 4 } }])
  expect([...files.keys()].some((name) => /^pictures\/persona\.\w+$/.test(name))).toBe(true)
  for (const { chatHash, title } of chats) {
    const chat = read(`chats/${chatHash}.json`) as { title: string; messages: { text: string }[] }
    expect(chat.title).toBe(title)
    expect(chat.messages.length).toBeGreaterThan(0)
  }

  const { password: currentPassword } = credentials
  eraseAfter(8000)
  await call('DELETE', path, accessToken, { currentPassword })
  clock.advance(grace + minute)
  await expect
    .poll(() => call('POST', '/api/auth/login', undefined, credentials).catch(String), { timeout: 25_000 })
    .toContain('invalid-credentials')
})
