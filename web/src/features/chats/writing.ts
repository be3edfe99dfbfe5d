import { onLive, onResync } from '../../lib/live.ts'
import { observable, useObservable } from '../../lib/observable.ts'
import { isUnfinished } from './transcript.ts'

type Writing = ReadonlyMap<string, ReadonlySet<string>>

const nobody: Writing = new Map()
const writing = observable<Writing>(nobody)
let following = false

function note(chatHash: string, messageId: string, unfinished: boolean): void {
  const before = writing.get().get(chatHash)
  if ((before?.has(messageId) ?? false) === unfinished) return
  const replies = new Set(before)
  if (unfinished) replies.add(messageId)
  else replies.delete(messageId)
  const next = new Map(writing.get())
  if (replies.size > 0) next.set(chatHash, replies)
  else next.delete(chatHash)
  writing.set(next)
}

function follow(): void {
  if (following) return
  following = true
  onLive('reply.delta', ({ chatHash, messageId }) => note(chatHash, messageId, true))
  for (const name of ['message.created', 'message.changed', 'reply.done', 'reply.failed'] as const)
    onLive(name, ({ chatHash, message }) => note(chatHash, message.id, isUnfinished(message)))
  onResync(() => writing.set(nobody))
}

/** The chats in which someone is writing right now. */
export function useWriting(): Writing {
  follow()
  return useObservable(writing, nobody)
}
