import type { FreeReplies } from '@aureole/contract/payments'
import type { ChatsParts } from './parts.ts'

/** What a reply costs on a brand, and how many a day premium pays for in one-to-one chats. */
export function priceOf({ brands }: Pick<ChatsParts, 'brands'>, brandId: string) {
  const { replyTokens, premiumRepliesPerDay } = brands.byId(brandId).prices
  return { cost: replyTokens, free: premiumRepliesPerDay }
}

const dayMs = 86_400_000

/** For an answer or an event: how much of fair use is gone, where premium paid. The day is UTC's. */
export function freeRepliesOf(used: number | null, limit: number, at: Date): { freeReplies?: FreeReplies } {
  if (used === null) return {}
  const resetsAt = new Date((Math.floor(at.getTime() / dayMs) + 1) * dayMs).toISOString()
  return { freeReplies: { used, limit, resetsAt } }
}
