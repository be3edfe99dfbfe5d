import type { Chat } from '@aureole/contract/chats'
import { useVars } from '../../lib/brand.ts'
import { freeRepliesLeft, usePremium } from '../../lib/premium.ts'
import { useUser } from '../../lib/session.ts'

export interface ReplyPrice {
  /** What one reply costs here, in tokens; 0 while premium pays for it. */
  readonly replyTokens: number
  /** Where premium pays: how many more replies today, once that is known. */
  readonly freeLeft: number | undefined
  readonly resetsAt: string | undefined
}

/** Premium pays for replies in one-to-one chats, as many as a day's fair use has. */
export function useReplyPrice({ type }: Pick<Chat, 'type'>): ReplyPrice {
  const { replyTokens } = useVars().prices
  const covered = useUser()?.isPremium === true && type === 'DIRECT'
  const free = usePremium({ enabled: covered }).data?.freeReplies ?? undefined
  if (!covered) return { replyTokens, freeLeft: undefined, resetsAt: undefined }
  const freeLeft = free === undefined ? undefined : freeRepliesLeft(free)
  return { replyTokens: freeLeft === 0 ? replyTokens : 0, freeLeft, resetsAt: free?.resetsAt }
}
