import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'

interface Answer {
  status: number
  body: {
    items: { title: string; type: string; unread: number; text: string; kind: string }[]
    balance: number
    accessToken: string
    code: string
    message: { id: string }
    replies: { id: string }[]
  }
}

const hosts = ['localhost', 'angels.localhost']

describe('the demo world', () => {
  let dataDir: string
  let app: TestApp

  const start = () => startTestApp({ dataDir, env: { DEMO_DATA: 'on' } })

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'aureole-demo-'))
    app = await start()
  })
  afterAll(async () => {
    await app.stop()
    await rm(dataDir, { recursive: true })
  })

  /** By hand, since `fetch` does not let one say which host is asked for. */
  function call(
    host: string,
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
  ) {
    const port = new URL(app.url).port
    return new Promise<Answer>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: { host, 'content-type': 'application/json', ...headers },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => (text += chunk))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: (text ? JSON.parse(text) : {}) as Answer['body'],
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    })
  }

  async function logIn(host: string, name: string) {
    const password = 'angels-demo'
    const answer = await call(
      host,
      'POST',
      '/api/auth/login',
      {},
      { email: `${name}@aureole.test`, password },
    )
    expect(answer.status).toBe(200)
    const { accessToken } = answer.body
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
      user: Record<string, unknown>
      groups: string[]
    }
    const get = async (path: string) =>
      (await call(host, 'GET', path, { authorization: `Bearer ${accessToken}` })).body
    return { ...claims, accessToken, get }
  }

  it.each(hosts)('has a fresh user, a premium one and an agent on %s', async (host) => {
    const user = await logIn(host, 'user')
    expect(user).toMatchObject({ groups: ['USER'], user: { avatar: null, tokens: 50, isPremium: false } })
    expect((await user.get('/api/chats')).items.map((chat) => chat.title)).toEqual(['Noor'])

    const premium = await logIn(host, 'premium')
    expect(premium).toMatchObject({ user: { avatar: { name: 'Robin' }, tokens: 250, isPremium: true } })
    expect((await premium.get('/api/chats')).items).toMatchObject([
      { title: 'Noor', type: 'DIRECT', unread: 0, pinned: true },
      { title: 'Sunday kitchen', type: 'GROUP', unread: 1, pinned: false },
      { title: 'Ilse', type: 'DIRECT', unread: 0 },
      { title: 'One photograph of Tuesday', type: 'GROUP', unread: 0 },
    ])
    expect((await premium.get('/api/chats?archived=true')).items.map((chat) => chat.title)).toEqual([
      'The exam',
    ])
    const found = (await premium.get('/api/chats/search?q=raft')) as unknown as {
      items: { chat: { title: string } }[]
    }
    expect(found.items).toMatchObject([{ chat: { title: 'Noor' } }])

    const [noor] = (await premium.get('/api/chats')).items as unknown as { avatars: { id: string }[] }[]
    expect(await premium.get(`/api/avatars/${noor?.avatars[0]?.id}/memories`)).toMatchObject({
      items: [{ pinned: true, text: expect.stringContaining('Jana'), source: { seq: 3 } }, {}, {}, {}],
      enabled: true,
    })

    const own = await premium.get(`/api/users/${String(premium.user['id'])}/avatars`)
    expect(own).toMatchObject({ items: [{ name: 'Marlow', visibility: 'PRIVATE' }], count: 1, limit: 50 })

    const agent = await logIn(host, 'agent')
    expect(agent).toMatchObject({ groups: ['USER', 'AGENT'], user: { isAgent: true } })
  })

  it('lets a message go the whole way over HTTP', async () => {
    const { accessToken, get } = await logIn('localhost', 'premium')
    const [chat] = (await get('/api/chats')).items as unknown as { chatHash: string }[]
    const path = `/api/chats/${chat?.chatHash}/messages`
    const auth = { authorization: `Bearer ${accessToken}` }
    const send = (headers: object, body: object) =>
      call('localhost', 'POST', path, { ...auth, ...headers }, body)

    expect((await send({}, { text: 'No key' })).status).toBeGreaterThanOrEqual(400)
    expect((await send({ 'idempotency-key': 'k-empty-0001' }, { text: '   ' })).status).toBe(422)
    expect((await send({ 'idempotency-key': 'k-long-00001' }, { text: 'x'.repeat(4001) })).status).toBe(422)
    const key = { 'idempotency-key': 'k-hello-0001' }
    const sent = await send(key, { text: 'What is up there?' })
    expect(sent).toMatchObject({
      status: 201,
      body: { balance: 250, freeReplies: { used: 1, limit: 300 }, replies: [{ status: 'PENDING' }] },
    })
    const again = await send(key, { text: 'What is up there?' })
    expect(again).toMatchObject({ status: 201, body: sent.body })
    expect(await send(key, { text: 'Something else' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    })
    await expect
      .poll(async () => (await get(`${path}?limit=1`)).items[0], { timeout: 10_000 })
      .toMatchObject({
        id: sent.body.replies[0]?.id,
        status: 'DONE',
        text: expect.stringMatching(/\w{2}/) as string,
      })
    expect((await get('/api/wallet')).balance).toBe(250)
    const first = (await get(`${path}?before=2`)).items
    expect(first).toMatchObject([{ kind: 'NOTICE', text: expect.stringContaining('is an AI') as string }])
  })

  it('is left as it is by another start', async () => {
    const before = await (await logIn('localhost', 'premium')).get('/api/wallet')
    await app.stop()
    app = await start()
    const premium = await logIn('localhost', 'premium')
    expect(await premium.get('/api/wallet')).toEqual(before)
    expect((await premium.get('/api/chats')).items).toHaveLength(4)
  })
})
