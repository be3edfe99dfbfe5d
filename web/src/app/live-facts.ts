import type { QueryClient } from '@tanstack/react-query'
import { onLive, onResync } from '../lib/live.ts'
import { session } from '../lib/session.ts'
import { followChatFacts } from './chat-facts.ts'
import type { AppRouter } from './router.ts'

/** What comes down the live connection about the person themselves, wherever they are in the app. */
export function followLiveFacts(router: AppRouter, queries: QueryClient): void {
  onLive('user.changed', ({ user }) => session.patchUser(user))
  onLive('wallet.changed', ({ balance }) => session.patchUser({ tokens: balance }))
  onLive('user.suspended', (suspension) => session.suspended(suspension))
  onLive('session.ended', () => session.ended())
  onResync(() => {
    session.fetchUser().catch(() => undefined)
  })
  followChatFacts(router, queries)
}
