import type { AuthTokens } from '@aureole/contract/accounts'
import type { Chat, SearchHit } from '@aureole/contract/chats'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { angelId } from '../testing/chat-world.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp({ env: { DEMO_DATA: 'on', MIND_PACE: '0' } })
  const body = { email: 'premium@aureole.test', password: 'angels-demo' }
  const { accessToken } = await (await ask('POST', '/api/auth/login', { body })).json<AuthTokens>()
  token = accessToken
}, 60_000)
afterAll(() => app.stop())

interface Asked {
  body?: object | string | Buffer
  key?: string
  type?: string
}

async function ask(method: string, path: string, { body, key, type = 'application/json' }: Asked = {}) {
  const answer = await fetch(new URL(path, app.url), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
  })
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => answer.text(),
    json: async <T>() => (await answer.json()) as T,
  }
}

async function create(more: object = {}, key?: string): Promise<Chat> {
  const body = { type: 'DIRECT', avatarIds: [angelId('noor')], ...more }
  const answer = await ask('POST', '/api/chats', { body, ...(key === undefined ? {} : { key }) })
  expect(answer.status).toBe(201)
  return answer.json<Chat>()
}

it('R58: a key makes one chat', async () => {
  const key = newId()
  const [one, two] = await Promise.all([create({}, key), create({}, key)])
  expect(two.chatHash).toBe(one.chatHash)
})

it('R40, R42, R43: a chat is renamed, pinned, deleted and brought back', async () => {
  const { chatHash } = await create()
  const path = `/api/chats/${chatHash}`
  const changed = await ask('PATCH', path, { body: { title: 'Evening', pinned: true, muted: true } })
  expect(await changed.json()).toMatchObject({ title: 'Evening', pinned: true, muted: true, archived: false })
  const { items } = await (await ask('GET', '/api/chats')).json<{ items: Chat[] }>()
  expect(items[0]).toMatchObject({ chatHash })
  const byAngel = await ask('GET', `/api/chats?avatarId=${angelId('noor')}&archived=false`)
  expect((await byAngel.json<{ items: Chat[] }>()).items.every((chat) => chat.type === 'DIRECT')).toBe(true)
  expect((await ask('PATCH', path, { body: { title: 'x'.repeat(61) } })).status).toBe(422)
  expect((await ask('DELETE', path)).status).toBe(204)
  expect((await ask('GET', path)).status).toBe(404)
  const restored = await ask('POST', `${path}/restoration`)
  expect([restored.status, await restored.json()]).toMatchObject([200, { title: 'Evening' }])
})

it('R47, R49: angels of a group change, and talk', async () => {
  const { chatHash } = await create({ type: 'GROUP', avatarIds: ['anouk', 'tomas'].map(angelId) })
  const path = `/api/chats/${chatHash}`
  const changed = await ask('PATCH', path, { body: { avatarIds: ['anouk', 'zola'].map(angelId) } })
  expect((await changed.json<Chat>()).avatars.map((avatar) => avatar.present)).toEqual([true, false, true])
  expect((await ask('POST', `${path}/talk`, { body: { turns: 2 } })).status).toBe(400)
  const talk = await ask('POST', `${path}/talk`, { body: { turns: 2 }, key: newId() })
  expect([talk.status, await talk.json()]).toMatchObject([201, { replies: [{}, {}] }])
  expect((await ask('POST', `${path}/talk`, { body: { turns: 7 }, key: newId() })).status).toBe(422)
})

it('R52: what was said is found', async () => {
  const search = async (q: string) => ask('GET', `/api/chats/search?q=${encodeURIComponent(q)}`)
  const { items } = await (await search('wedding speech')).json<{ items: SearchHit[] }>()
  expect(items[0]).toMatchObject({ chat: { title: 'Noor' }, message: { author: 'PERSON', seq: 3 } })
  expect(items[0]?.excerpt.filter((part) => part.found).map((part) => part.text)).toEqual([
    'speech',
    'wedding',
  ])
  expect((await search('')).status).toBe(400)
  expect((await search('x'.repeat(201))).status).toBe(400)
  expect((await search('%_\\\'"')).status).toBe(200)
})

it('R55, R56, R57: a chat goes out as a file and comes in again', async () => {
  const { items } = await (await ask('GET', '/api/chats?archived=true')).json<{ items: Chat[] }>()
  const exam = items.find((chat) => chat.title === 'The exam')
  const file = async (format: string) => ask('GET', `/api/chats/${exam?.chatHash}/export?format=${format}`)
  const json = await file('json')
  expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(json.headers.get('content-disposition')).toMatch(
    /^attachment; filename="The exam \d{4}-\d\d-\d\d\.json"$/,
  )
  expect(await json.json()).toMatchObject({ title: 'The exam' })
  expect(await (await file('markdown')).text()).toContain('# The exam')
  expect((await file('pdf')).status).toBe(400)

  const jsonl = await (await file('jsonl')).text()
  const path = `/api/chats/import?avatarId=${angelId('saoirse')}`
  const plain = await ask('POST', path, { body: jsonl, type: 'application/jsonl' })
  expect([plain.status, await plain.json()]).toMatchObject([201, { title: 'The exam', type: 'DIRECT' }])
  const form = new FormData()
  form.set('file', new File([jsonl], 'Noor.jsonl', { type: 'application/octet-stream' }))
  const headers = { authorization: `Bearer ${token}` }
  const uploaded = await fetch(new URL(path, app.url), { method: 'POST', headers, body: form })
  expect(uploaded.status).toBe(201)

  const refusals = [
    await ask('POST', path, { body: 'nonsense', type: 'text/plain' }),
    await ask('POST', path, { body: jsonl, type: 'image/png' }),
    await ask('POST', `/api/chats/import?avatarId=${newId()}`, { body: jsonl, type: 'text/plain' }),
    await ask('POST', path, { body: Buffer.alloc(21 * 1024 * 1024, 10), type: 'text/plain' }),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([422, 415, 404, 413])
})
