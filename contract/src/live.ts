import * as z from 'zod/mini'
import { user } from './accounts.ts'
import { chat } from './chats.ts'
import { chatHash, message } from './messages.ts'
import { id, time } from './common.ts'
import { freeReplies, payment, premium } from './payments.ts'

/** What comes down `GET /api/live`, by the name of the event. */
export const liveEvents = {
  /** The connection stands. The first event of each; its id is where a connection that got nothing else goes on. */
  ready: z.object({}),
  /** The words of a reply: `seq` numbers the deltas from 0, `offset` is the length of the text before this one. */
  'reply.delta': z.object({
    chatHash,
    messageId: id,
    seq: z.int(),
    offset: z.int(),
    text: z.string(),
  }),
  'reply.done': z.object({ chatHash, message }),
  'reply.failed': z.object({ chatHash, message, detail: z.string() }),
  'message.created': z.object({ chatHash, message }),
  'message.changed': z.object({ chatHash, message }),
  /** It was deleted. */
  'message.removed': z.object({ chatHash, messageId: id }),
  /** The conversation went another way: everything from number `from` on has left it, and these stand there now. */
  'chat.branched': z.object({
    chatHash,
    from: z.int(),
    messages: z.array(message),
    /** There are more between `from` and the first of these: read again. */
    hasMore: z.boolean(),
  }),
  'chat.changed': z.object({ chat }),
  'chat.removed': z.object({ chatHash }),
  /** `freeReplies`: with a reply that premium paid for. Without it, one may have been given back: read again. */
  'wallet.changed': z.object({ balance: z.int(), freeReplies: z.optional(freeReplies) }),
  'payment.changed': z.object({ payment }),
  'premium.changed': z.object({ premium }),
  /** What this angel remembers of the person is not what it was: read it again where it is on the screen. */
  'memories.changed': z.object({ avatarId: id }),
  'user.changed': z.object({ user }),
  'user.suspended': z.object({ suspendedUntil: time, reason: z.string(), appealToken: z.string() }),
  'queue.changed': z.object({
    open: z.int(),
    /** Which one changed, and how; nothing when it was more than one. */
    caseId: z.optional(id),
  }),
  /** The person was warned: why, and how many warnings count now. */
  'user.warned': z.object({ reason: z.string(), warningCounter: z.int(), penaltyId: id }),
  /** This session is over: logged out elsewhere, revoked or expired. The connection closes after it. */
  'session.ended': z.object({}),
  /** Something may have been missed: read again what is on the screen. */
  resync: z.object({}),
} as const

export type LiveEventName = keyof typeof liveEvents
export type LiveEvent = {
  [N in LiveEventName]: { name: N; data: z.output<(typeof liveEvents)[N]> }
}[LiveEventName]
export type LiveData<N extends LiveEventName> = z.output<(typeof liveEvents)[N]>

export const livePath = '/api/live'
