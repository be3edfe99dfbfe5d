import type { QueryClient } from '@tanstack/react-query'
import { onLive, onResync } from '../lib/live.ts'
import { doubtFreeReplies, doubtPremium, noteFreeReplies, notePremium } from '../lib/premium.ts'
import { session } from '../lib/session.ts'
import { doubtStanding } from '../lib/doubt-standing.ts'
import { followChatFacts } from './chat-facts.ts'
import type { AppRouter } from './router.ts'

/** What comes down the live connection about the person themselves, wherever they are in the app. */
export function followLiveFacts(router: AppRouter, queries: QueryClient): void {
  onLive('user.changed', ({ user }) => session.patchUser(user))
  onLive('wallet.changed', ({ balance, freeReplies }) => {
    session.patchUser({ tokens: balance })
    if (freeReplies === undefined) doubtFreeReplies(queries)
    else noteFreeReplies(queries, freeReplies)
  })
  onLive('premium.changed', ({ premium }) => notePremium(queries, premium))
  onLive('user.warned', ({ warningCounter }) => {
    session.patchUser({ warningCounter })
    doubtStanding(queries)
  })
  onLive('user.suspended', (suspension) => session.suspended(suspension))
  onLive('session.ended', () => session.ended())
  onResync(() => {
    session.fetchUser().catch(() => undefined)
    doubtPremium(queries)
    doubtStanding(queries)
  })
  followChatFacts(router, queries)
}
