import type { Chat } from '@aureole/contract/chats'
import type { Message } from '@aureole/contract/messages'
import { useState } from 'react'
import { useVisible } from './use-visible.ts'

/** The first message by somebody else after a number. */
export function firstAfter(messages: readonly Message[], seq: number | undefined): string | undefined {
  if (seq === undefined) return undefined
  return messages.find(
    (message) => message.seq > seq && message.author !== 'PERSON' && message.kind === 'TEXT',
  )?.id
}

/**
 * Over which message the line stands that says what is new: what was unread when the chat was opened, later what came while nobody
 * was looking. It stays while one reads, and goes when one answers.
 */
export function useUnreadLine(chat: Chat, messages: readonly Message[]) {
  const [after, setAfter] = useState(() => (chat.unread > 0 ? chat.readSeq : undefined))
  const [wasVisible, setWasVisible] = useState(true)
  const visible = useVisible()
  const newest = messages.at(-1)?.seq
  if (visible !== wasVisible) {
    setWasVisible(visible)
    if (!visible && newest !== undefined) setAfter(newest)
  }
  // Nothing came meanwhile, and what comes while one is looking is not new.
  if (visible && after !== undefined && newest === after) setAfter(undefined)
  return { over: firstAfter(messages, after), clear: () => setAfter(undefined) }
}
