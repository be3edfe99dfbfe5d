import type { AuthTokens, Group, User, UserDetails } from '@aureole/contract/accounts'
import type { ProblemBody } from '@aureole/contract/problems'
import { observable } from '../observable.ts'
import { ApiProblem, request } from '../request.ts'
import type { KeyValueStore } from '../storage.ts'
import { claimsOf, needsRefresh } from './claims.ts'
import { refused, sharedRefresh, type Exclusive } from './refresh.ts'
import { tokenRecord } from './token-record.ts'

/** As the token's claim says it, and, once fetched, with all that the person may know of themselves. */
export type SessionUser = User & Partial<UserDetails>

export interface SessionState {
  /** A refresh token is stored; the user may still be on the way. */
  readonly loggedIn: boolean
  readonly user: SessionUser | undefined
  /** What the token's bearer may do here. An agent may lack the agents' group until a second factor is set up. */
  readonly groups: readonly Group[]
  /** The user as the server knows it now, not only as the access token remembers it. */
  readonly confirmed: boolean
}

export const guest: SessionState = { loggedIn: false, user: undefined, groups: [], confirmed: false }

export interface Suspension {
  suspendedUntil: string
  reason: string
  appealToken: string
}

export type SessionEvent =
  | { name: 'logged-in'; user: User }
  | { name: 'logged-out'; by: 'person' | 'other-tab' | 'server' }
  | { name: 'refresh-failed' }
  | { name: 'suspended'; suspension: Suspension }

export interface SessionParts {
  store: KeyValueStore
  key: string
  exclusive: Exclusive
  now: () => number
  sleep: (ms: number) => Promise<void>
}

/** Guests have no use for these calls, so their page does not fetch them. */
function calls() {
  return import('@aureole/contract/accounts')
}

function suspensionOf(body: Partial<ProblemBody>): Suspension {
  const { suspendedUntil = '', reason = '', appealToken = '' } = body
  return { suspendedUntil, reason, appealToken }
}

/** A claim may lack what later versions of the user have: the fields that screens read are always there. */
function userFromClaims(accessToken: string | undefined): User | undefined {
  const claims = claimsOf(accessToken)
  if (claims?.user === undefined) return undefined
  return {
    email: '',
    avatar: null,
    tokens: 0,
    isPremium: false,
    warningCounter: 0,
    suspendedUntil: null,
    isAgent: claims.groups?.includes('AGENT') ?? false,
    ...claims.user,
  }
}

function groupsOf(accessToken: string | undefined): readonly Group[] {
  return claimsOf(accessToken)?.groups ?? []
}

export function createSession({ store, key, exclusive, now, sleep }: SessionParts) {
  const record = tokenRecord(store, key)
  const refreshTokens = sharedRefresh({ record, exclusive, now, sleep })
  const state = observable<SessionState>(guest)
  const listeners = new Set<(event: SessionEvent) => void>()
  /** The person is ending all their sessions: the news of this one's end is no news. */
  let leaving = false
  /** Whom a 401 cleared: when the refresh succeeds it is them again, with all that was known. */
  let cleared: SessionState | undefined

  function tell(event: SessionEvent): void {
    for (const listener of listeners) listener(event)
  }

  function hasRefreshToken(): boolean {
    return Boolean(record.read()?.refreshToken)
  }

  /** Reads who the stored access token is for. What was fetched of the same person stays, it is fresher than the claim. */
  function adopt(): void {
    const kept = record.read()
    const before = cleared ?? state.get()
    cleared = undefined
    if (!kept?.refreshToken) return state.set(guest)
    const claimed = userFromClaims(kept.accessToken)
    const same = claimed !== undefined && before.user?.id === claimed.id && before.confirmed
    const user = same ? before.user : claimed
    state.set({ loggedIn: true, user, groups: groupsOf(kept.accessToken), confirmed: same })
  }

  function forget(): void {
    cleared = undefined
    record.clear()
    state.set(guest)
  }

  function suspend(body: Partial<ProblemBody>): void {
    forget()
    tell({ name: 'suspended', suspension: suspensionOf(body) })
  }

  async function orSuspended<T>(call: Promise<T>): Promise<T> {
    try {
      return await call
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'account-suspended') suspend(error.body)
      throw error
    }
  }

  async function refreshed(rejected?: string): Promise<string> {
    try {
      const accessToken = await refreshTokens(rejected)
      adopt()
      return accessToken
    } catch (error) {
      if (refused(error) && error.code === 'account-suspended') suspend(error.body)
      else if (state.get().loggedIn && (refused(error) || !hasRefreshToken())) {
        forget()
        tell({ name: 'refresh-failed' })
      }
      throw error
    }
  }

  async function accessToken(): Promise<string | undefined> {
    const kept = record.read()
    if (!kept?.refreshToken) return undefined
    return needsRefresh(kept.accessToken, now()) ? refreshed() : kept.accessToken
  }

  /** Fetches the user by id and lays it over what the token says. */
  async function fetchUser(): Promise<void> {
    const token = await accessToken()
    const id = claimsOf(token)?.user?.id
    if (token === undefined || id === undefined) return
    const { readUser } = await calls()
    const fetched = await request(readUser, { params: { id } }, { token })
    const current = state.get()
    if (!current.loggedIn || (current.user !== undefined && current.user.id !== id)) return
    state.set({ ...current, user: { ...(current.user ?? fetched), ...fetched }, confirmed: true })
  }

  /** The token says enough to go on with; what it does not know yet follows. */
  async function setTokens(tokens: AuthTokens): Promise<User | undefined> {
    record.write(tokens)
    cleared = undefined
    const { accessToken: token } = tokens
    state.set({ loggedIn: true, user: userFromClaims(token), groups: groupsOf(token), confirmed: false })
    const fetched = fetchUser().catch(() => undefined)
    if (state.get().user === undefined) await fetched
    const { user } = state.get()
    if (user !== undefined) tell({ name: 'logged-in', user })
    return user
  }

  return {
    state,
    listen(listener: (event: SessionEvent) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    accessToken,
    setTokens,
    setAccessToken(token: string): void {
      record.setAccessToken(token)
      adopt()
    },
    refresh: refreshed,
    fetchUser,

    /** Start-up's second wait. Without a connection the person stays logged in with what the token says. */
    async restore(): Promise<void> {
      adopt()
      if (!state.get().loggedIn) return
      calls().catch(() => undefined)
      const user = fetchUser().catch((error: unknown) => {
        if (error instanceof ApiProblem && error.status === 401)
          state.set({ ...state.get(), user: undefined })
      })
      await Promise.race([user, sleep(3000)])
    },

    /** A challenge instead of a session: the account asks for its second factor. */
    async logIn(credentials: { email: string; password: string }): Promise<string | undefined> {
      const { logIn } = await calls()
      const answer = await orSuspended(request(logIn, { body: credentials }))
      if ('challenge' in answer) return answer.challenge
      await setTokens(answer)
      return undefined
    },

    async logInSecondFactor(answer: { challenge: string; code: string }): Promise<void> {
      const { logInSecondFactor } = await calls()
      await setTokens(await orSuspended(request(logInSecondFactor, { body: answer })))
    },

    async logOut(): Promise<void> {
      const refreshToken = record.read()?.refreshToken
      forget()
      tell({ name: 'logged-out', by: 'person' })
      if (refreshToken === undefined) return
      const { logOut } = await calls()
      await request(logOut, { body: { refreshToken } }, { keepalive: true }).catch(() => undefined)
    },

    async logOutEverywhere(): Promise<void> {
      const token = await accessToken()
      const id = claimsOf(token)?.user?.id
      if (token === undefined || id === undefined) return
      leaving = true
      try {
        const { endDevices } = await calls()
        await request(endDevices, { params: { id } }, { token })
        forget()
        tell({ name: 'logged-out', by: 'person' })
      } finally {
        leaving = false
      }
    },

    /** The server ended this session while the page was open. */
    ended(): void {
      if (!state.get().loggedIn || leaving) return
      forget()
      tell({ name: 'logged-out', by: 'server' })
    },

    suspended: suspend,

    /** Any 401 clears the logged user; a refresh that succeeds brings them back. */
    rejected(): void {
      const current = state.get()
      if (current.user === undefined) return
      cleared = current
      state.set({ ...current, user: undefined, confirmed: false })
    },

    patchUser(change: Partial<SessionUser>): void {
      const current = state.get()
      if (current.user !== undefined) state.set({ ...current, user: { ...current.user, ...change } })
    },

    /** Another tab logged in, out, or traded the tokens. */
    storageChanged(changedKey: string | null): void {
      if (changedKey !== null && changedKey !== key) return
      const before = state.get()
      adopt()
      const after = state.get()
      if (before.loggedIn && !after.loggedIn) tell({ name: 'logged-out', by: 'other-tab' })
      if (after.loggedIn && after.user?.id !== before.user?.id) void fetchUser().catch(() => undefined)
    },
  }
}

export type Session = ReturnType<typeof createSession>
