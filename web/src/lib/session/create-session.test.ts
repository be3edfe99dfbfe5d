import { describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '../request.ts'
import type { KeyValueStore } from '../storage.ts'
import { createSession, type Session, type SessionEvent } from './create-session.ts'
import type { Exclusive } from './refresh.ts'
import { accessTokenOf, answer, serveOrigin } from './testing.ts'

const key = 'auth-tokens-production'
const id = '01900000-0000-7000-8000-000000000001'
const alone: Exclusive = (work) => work()

function memoryStore(initial: Record<string, string> = {}): KeyValueStore & { content: Map<string, string> } {
  const content = new Map(Object.entries(initial))
  return {
    content,
    get: (name) => content.get(name),
    set: (name, value) => void content.set(name, value),
    remove: (name) => void content.delete(name),
  }
}

function tokenFor(seconds: number, claims: object = {}): string {
  const exp = Math.floor(Date.now() / 1000) + seconds
  return accessTokenOf({ exp, user: { id, tokens: 5, avatar: null }, groups: ['USER'], ...claims })
}

function open(
  store: KeyValueStore,
  exclusive: Exclusive = alone,
): { session: Session; events: SessionEvent[] } {
  const session = createSession({ store, key, exclusive, now: Date.now, sleep: () => Promise.resolve() })
  const events: SessionEvent[] = []
  session.listen((event) => events.push(event))
  return { session, events }
}

function storing(
  accessToken: string | undefined,
  refreshToken = 'r1'.padEnd(20, '.'),
): Record<string, string> {
  return { [key]: JSON.stringify({ ...(accessToken === undefined ? {} : { accessToken }), refreshToken }) }
}

describe('logging in and out', () => {
  it('is derived from a stored refresh token alone', async () => {
    const { session } = open(memoryStore({ [key]: JSON.stringify({ accessToken: tokenFor(900) }) }))
    await session.restore()
    expect(session.state.get().loggedIn).toBe(false)
  })

  it('reads the user from the token and lays the fetched one over it', async () => {
    await serveOrigin((request, _body, response) => {
      expect(request.headers.authorization).toMatch(/^Bearer /)
      answer(response, 200, { id, tokens: 184, isPremium: true })
    })
    const { session, events } = open(memoryStore())
    await session.setTokens({ accessToken: tokenFor(900), refreshToken: 'r1' })
    expect(session.state.get()).toMatchObject({ loggedIn: true, confirmed: false, user: { id, tokens: 5 } })
    expect(events).toMatchObject([{ name: 'logged-in', user: { id } }])
    await vi.waitFor(() => expect(session.state.get().confirmed).toBe(true))
    expect(session.state.get().user).toMatchObject({
      id,
      tokens: 184,
      isPremium: true,
      avatar: null,
      isAgent: false,
    })
  })

  it('keeps the person logged in when the user cannot be fetched', async () => {
    await serveOrigin((_request, _body, response) => answer(response, 500, {}))
    const { session } = open(memoryStore(storing(tokenFor(900))))
    await session.restore()
    expect(session.state.get()).toMatchObject({ loggedIn: true, user: { id }, confirmed: false })
  })

  it('forgets everything at a manual log-out and tells the server', async () => {
    const told: unknown[] = []
    await serveOrigin((_request, body, response) => {
      told.push(body)
      response.writeHead(204).end()
    })
    const store = memoryStore(storing(tokenFor(900), 'mine'))
    const { session, events } = open(store)
    session.storageChanged(null)
    await session.logOut()
    expect(store.content.has(key)).toBe(false)
    expect(session.state.get().loggedIn).toBe(false)
    expect(told).toContainEqual({ refreshToken: 'mine' })
    expect(events).toEqual([{ name: 'logged-out', by: 'person' }])
  })

  it('asks for the second factor where the account has one, and is logged in only after it', async () => {
    const asked: unknown[] = []
    await serveOrigin((request, body, response) => {
      if (request.method === 'POST') asked.push({ path: request.url, body })
      if (request.url === '/api/auth/login') answer(response, 200, { challenge: 'prove it' })
      else if (request.method === 'POST')
        answer(response, 200, { accessToken: tokenFor(900), refreshToken: 'r1' })
      else answer(response, 200, { id })
    })
    const { session, events } = open(memoryStore())
    const challenge = await session.logIn({ email: 'a@b.org', password: 'lamplight' })
    expect(challenge).toBe('prove it')
    expect(session.state.get().loggedIn).toBe(false)
    await session.logInSecondFactor({ challenge: 'prove it', code: '123456' })
    expect(asked.at(-1)).toEqual({
      path: '/api/auth/login/second-factor',
      body: { challenge: 'prove it', code: '123456' },
    })
    expect(session.state.get()).toMatchObject({ loggedIn: true, groups: ['USER'] })
    expect(events).toMatchObject([{ name: 'logged-in' }])
  })

  it('takes the live news of an end that the person asked for as no news', async () => {
    let whileAsked: () => void = () => undefined
    await serveOrigin((_request, _body, response) => {
      whileAsked()
      response.writeHead(204).end()
    })
    const store = memoryStore(storing(tokenFor(900)))
    const { session, events } = open(store)
    session.storageChanged(null)
    whileAsked = () => session.ended()
    await session.logOutEverywhere()
    expect(store.content.has(key)).toBe(false)
    expect(events).toEqual([{ name: 'logged-out', by: 'person' }])
  })

  it('stays logged in when logging out everywhere did not work', async () => {
    await serveOrigin((_request, _body, response) =>
      answer(response, 503, { status: 503, code: 'not-ready' }),
    )
    const store = memoryStore(storing(tokenFor(900)))
    const { session, events } = open(store)
    session.storageChanged(null)
    await expect(session.logOutEverywhere()).rejects.toBeInstanceOf(ApiProblem)
    expect(session.state.get().loggedIn).toBe(true)
    session.ended()
    expect(events).toEqual([{ name: 'logged-out', by: 'server' }])
  })

  it('follows another tab that logs out and in', async () => {
    await serveOrigin((_request, _body, response) => answer(response, 200, { id, tokens: 9 }))
    const store = memoryStore(storing(tokenFor(900)))
    const { session, events } = open(store)
    await session.restore()
    const kept = store.content.get(key) ?? ''
    store.content.delete(key)
    session.storageChanged(key)
    expect(events).toEqual([{ name: 'logged-out', by: 'other-tab' }])
    store.content.set(key, kept)
    session.storageChanged(key)
    expect(session.state.get()).toMatchObject({ loggedIn: true, user: { id } })
    await vi.waitFor(() => expect(session.state.get().confirmed).toBe(true))
  })
})

describe('refreshing', () => {
  it('brings back whom a 401 cleared, with all that was known of them', async () => {
    await serveOrigin((request, _body, response) => {
      if (request.method === 'POST') answer(response, 200, { accessToken: tokenFor(900), refreshToken: 'r2' })
      else answer(response, 200, { id, tokens: 184, birthDate: '1994-02-14' })
    })
    const { session } = open(memoryStore(storing(tokenFor(900))))
    await session.restore()
    await vi.waitFor(() => expect(session.state.get().confirmed).toBe(true))
    session.rejected()
    expect(session.state.get()).toMatchObject({ loggedIn: true, user: undefined })
    await session.refresh(await session.accessToken())
    expect(session.state.get()).toMatchObject({
      confirmed: true,
      user: { id, tokens: 184, birthDate: '1994-02-14' },
    })
  })

  it('is shared by everyone who asks at the same time', async () => {
    let trades = 0
    await serveOrigin((_request, _body, response) => {
      trades += 1
      answer(response, 200, { accessToken: tokenFor(900, { n: trades }), refreshToken: `r${trades}` })
    })
    const { session } = open(memoryStore(storing(tokenFor(5))))
    const [first, second] = await Promise.all([session.accessToken(), session.accessToken()])
    expect(first).toBe(second)
    expect(trades).toBe(1)
  })

  it('is shared by two tabs: the second takes what the first got', async () => {
    let trades = 0
    await serveOrigin((_request, _body, response) => {
      trades += 1
      answer(response, 200, { accessToken: tokenFor(900), refreshToken: 'r2' })
    })
    const store = memoryStore(storing(undefined))
    let queue: Promise<unknown> = Promise.resolve()
    const oneByOne: Exclusive = (work) => {
      const result = queue.then(work)
      queue = result.catch(() => undefined)
      return result
    }
    const tabs = [open(store, oneByOne).session, open(store, oneByOne).session]
    const tokens = await Promise.all(tabs.map((tab) => tab.accessToken()))
    expect(tokens[0]).toBe(tokens[1])
    expect(trades).toBe(1)
  })

  it.each([401, 403, 422])('that is refused with %i clears the tokens and says so', async (status) => {
    await serveOrigin((_request, _body, response) =>
      answer(response, status, { code: 'refresh-token-invalid' }),
    )
    const store = memoryStore(storing(tokenFor(-5)))
    const { session, events } = open(store)
    session.storageChanged(null)
    await expect(session.accessToken()).rejects.toBeInstanceOf(ApiProblem)
    expect(store.content.has(key)).toBe(false)
    expect(events).toContainEqual({ name: 'refresh-failed' })
  })

  it.each([429, 500, 503])('is tried again after %i, and the tokens stay', async (status) => {
    let trades = 0
    await serveOrigin((_request, _body, response) => {
      trades += 1
      if (trades < 3) answer(response, status, {})
      else answer(response, 200, { accessToken: tokenFor(900), refreshToken: 'r2' })
    })
    const { session, events } = open(memoryStore(storing(tokenFor(-5))))
    await expect(session.accessToken()).resolves.toBeDefined()
    expect(trades).toBe(3)
    expect(events).toEqual([])
  })

  it('keeps the tokens when there is no connection at all', async () => {
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:1' })
    const store = memoryStore(storing(tokenFor(-5)))
    const { session, events } = open(store)
    await expect(session.accessToken()).rejects.toMatchObject({ code: 'no-connection' })
    vi.unstubAllGlobals()
    expect(store.content.has(key)).toBe(true)
    expect(events).toEqual([])
  })

  it('does not bring back a session that was logged out meanwhile', async () => {
    const store = memoryStore(storing(tokenFor(-5)))
    await serveOrigin((request, _body, response) => {
      if (request.url?.includes('refresh') !== true) return void response.writeHead(204).end()
      store.content.delete(key)
      answer(response, 200, { accessToken: tokenFor(900), refreshToken: 'r2' })
    })
    const { session } = open(store)
    await expect(session.accessToken()).rejects.toThrow('No refresh token available')
    expect(store.content.has(key)).toBe(false)
  })

  it('without a refresh token fails by its name', async () => {
    const { session } = open(memoryStore())
    await expect(session.refresh()).rejects.toThrow('No refresh token available')
  })

  it('shows a suspension with what the server says about it', async () => {
    const problem = {
      code: 'account-suspended',
      suspendedUntil: '2026-11-16T21:40:00Z',
      reason: 'x',
      appealToken: 't',
    }
    await serveOrigin((_request, _body, response) => answer(response, 403, problem))
    const { session, events } = open(memoryStore(storing(tokenFor(-5))))
    session.storageChanged(null)
    await session.accessToken().catch(() => undefined)
    expect(events).toContainEqual({
      name: 'suspended',
      suspension: { suspendedUntil: '2026-11-16T21:40:00Z', reason: 'x', appealToken: 't' },
    })
  })
})

describe('the stored record', () => {
  it.each(['{not json', '7', 'null', '[]', '{"refreshToken":7}'])(
    'that reads %s is reported and the app goes on',
    async (raw) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const { session } = open(memoryStore({ [key]: raw }))
      await session.restore()
      expect(error).toHaveBeenCalledWith('Failed to parse auth tokens', raw)
      expect(session.state.get().loggedIn).toBe(false)
      error.mockRestore()
    },
  )

  it('must exist before its access token can be changed', () => {
    const { session } = open(memoryStore())
    expect(() => session.setAccessToken('x')).toThrow(
      'Unable to update access token since there are no tokens currently stored',
    )
  })
})
