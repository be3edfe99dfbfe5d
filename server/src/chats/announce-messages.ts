import type { LiveData } from '@aureole/contract/live'
import type { ChatsParts } from './parts.ts'
import { presentMessage, type BareChat } from './present.ts'
import type { MessageRow } from './store-messages.ts'

type Told = Pick<BareChat, 'userId' | 'hash'>

/** What the person's devices hear of messages, each after the commit of what it tells. */
export function publishCreated({ bus }: Pick<ChatsParts, 'bus'>, chat: Told, rows: MessageRow[]): void {
  for (const row of rows) {
    const created: LiveData<'message.created'> = { chatHash: chat.hash, message: presentMessage(row) }
    bus.publish(`user:${chat.userId}`, 'message.created', created)
  }
}

export function publishChanged({ bus }: Pick<ChatsParts, 'bus'>, chat: Told, row: MessageRow): void {
  const changed: LiveData<'message.changed'> = { chatHash: chat.hash, message: presentMessage(row) }
  bus.publish(`user:${chat.userId}`, 'message.changed', changed)
}

/** `rows` are all that stands there now, oldest first, or the latest of it. */
export function publishBranched(
  { bus }: Pick<ChatsParts, 'bus'>,
  chat: Told,
  from: number,
  rows: MessageRow[],
  hasMore = false,
): void {
  const branched: LiveData<'chat.branched'> = {
    chatHash: chat.hash,
    from,
    messages: rows.map(presentMessage),
    hasMore,
  }
  bus.publish(`user:${chat.userId}`, 'chat.branched', branched)
}

export function publishRemoved({ bus }: Pick<ChatsParts, 'bus'>, chat: Told, messageId: string): void {
  const removed: LiveData<'message.removed'> = { chatHash: chat.hash, messageId }
  bus.publish(`user:${chat.userId}`, 'message.removed', removed)
}
