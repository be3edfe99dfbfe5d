import { environment } from './environment.ts'
import { useObservable } from './observable.ts'
import { createSession, guest, type SessionState, type SessionUser } from './session/create-session.ts'
import { acrossTabs } from './session/refresh.ts'
import { browserStore } from './storage.ts'

export type { SessionEvent, SessionState, SessionUser, Suspension } from './session/create-session.ts'

/** The session of this browser, the same in all its tabs. */
export const session = createSession({
  store: browserStore,
  key: `auth-tokens-${environment}`,
  exclusive: acrossTabs,
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

export function useSession(): SessionState {
  return useObservable(session.state, guest)
}

/** The person who is logged in, once known. */
export function useUser(): SessionUser | undefined {
  return useSession().user
}
