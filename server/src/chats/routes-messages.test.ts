import type { AuthTokens } from '@aureole/contract/accounts'
import type { Chat } from '@aureole/contract/chats'
import type { Message, MessageHistory } from '@aureole/contract/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { angelId } from '../testing/chat-world.ts'

let app: TestApp
let token: string | undefined
let path: string

beforeAll(async () => {
  app = await startTestApp({ env: { DEMO_DATA: 'on', MIND_PACE: '0' } })
  const login = { email: 'user@aureole.test', password: 'angels-demo' }
  token = ((await ask('POST', '/api/auth/login', login)).body as AuthTokens).accessToken
  const asked = { type: 'DIRECT', avatarIds: [angelId('noor')] }
  path = `/api/chats/${((await ask('POST', '/api/chats', asked)).body as Chat).chatHash}/messages`
}, 60_000)
afterAll(() => app.stop())

async function ask(method: string, where: string, body?: object, key?: string) {
  const answer = await fetch(new URL(where, app.url), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as unknown }
}

async function history(query = ''): Promise<Message[]> {
  return ((await ask('GET', path + query)).body as MessageHistory).items
}

/** The last message, once nothing is being written any more. */
async function latest(): Promise<Message> {
  await expect.poll(async () => (await history()).at(-1)?.status, { timeout: 10_000 }).toBe('DONE')
  const last = (await history()).at(-1)
  if (last === undefined) throw new Error('nothing was said')
  return last
}

it('R20, R21, R26, R30 to R35: everything that can be done with messages, over HTTP', async () => {
  const sent = await ask('POST', path, { text: 'I saw a comet' }, newId())
  expect(sent.status).toBe(201)
  const first = await latest()
  expect((await ask('POST', `${path}/${first.id}/regenerate`)).status).toBe(400)
  const again = await ask('POST', `${path}/${first.id}/regenerate`, undefined, newId())
  expect([again.status, again.body]).toMatchObject([
    201,
    { message: { status: 'PENDING', versions: { current: 2, count: 2 } } },
  ])
  const second = await latest()
  expect(second).toMatchObject({ versions: { current: 2, count: 2 } })
  expect(second.text).not.toBe(first.text)

  const back = await ask('POST', `${path}/${second.id}/version`, { version: 1 })
  expect([back.status, back.body]).toMatchObject([
    200,
    { from: 4, messages: [{ id: first.id }], hasMore: false },
  ])
  expect((await ask('POST', `${path}/${second.id}/version`, { version: 9 })).status).toBe(404)
  expect((await ask('POST', `${path}/${second.id}/version`, { version: 0 })).status).toBe(422)

  const more = await ask('POST', `${path}/${first.id}/continue`, undefined, newId())
  expect([more.status, more.body]).toMatchObject([
    201,
    { message: { text: first.text, status: 'STREAMING' } },
  ])
  expect((await latest()).text.startsWith(`${first.text} `)).toBe(true)

  expect((await ask('POST', `${path}/${first.id}/feedback`, { value: 'DOWN' })).status).toBe(204)
  expect(await latest()).toMatchObject({ feedback: 'DOWN' })
  expect((await ask('POST', `${path}/${first.id}/feedback`, { value: 'MAYBE' })).status).toBe(422)
  expect((await ask('POST', `${path}/${first.id}/report`, { reason: 'OTHER', text: 'Odd.' })).status).toBe(
    202,
  )
  expect((await ask('POST', `${path}/${first.id}/report`, { reason: 'OTHER' })).status).toBe(202)

  const asked = (sent.body as { message: Message }).message.id
  const edited = await ask('PATCH', `${path}/${asked}`, { text: 'I saw two comets' }, newId())
  expect([edited.status, edited.body]).toMatchObject([
    201,
    { message: { versions: { current: 2, count: 2 } } },
  ])
  await latest()
  expect((await ask('PATCH', `${path}/${asked}`, { text: 'Three' }, newId())).body).toMatchObject({
    status: 409,
    code: 'conflict',
  })
  const newest = (await history()).at(-1)?.id ?? ''
  expect((await ask('POST', `${path}/${newest}/stop`)).status).toBe(204)
  expect((await ask('DELETE', `${path}/${newest}`)).status).toBe(204)
  expect((await ask('DELETE', `${path}/${newest}`)).status).toBe(204)
  expect((await history()).map(({ text }) => text).slice(2)).toEqual(['I saw two comets'])
  expect((await history('?around=1&limit=2')).map(({ seq }) => seq)).toEqual([1, 2])
  expect((await history('?after=1&limit=1')).map(({ seq }) => seq)).toEqual([2])
  expect((await ask('GET', `${path}?after=x`)).status).toBe(400)
})
