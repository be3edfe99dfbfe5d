import { markRead, type Chat } from '@aureole/contract/chats'
import { type Message } from '@aureole/contract/messages'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { isUnfinished } from './transcript.ts'
import { useVisible } from './use-visible.ts'

/** The newest message up to which everything has been seen and is complete. */
export function readUpTo(messages: readonly Message[], seen: number): number {
  const unfinished = messages.find(isUnfinished)?.seq ?? Infinity
  return messages.findLast(({ seq }) => seq <= seen && seq < unfinished)?.seq ?? 0
}

/** Tells the server what has been seen, while someone is looking. Returns what to call with each number that came into view. */
export function useMarkRead(chat: Chat, messages: readonly Message[]): (seq: number) => void {
  const { chatHash, unread, readSeq } = chat
  const visible = useVisible()
  const [seen, setSeen] = useState(0)
  const seq = readUpTo(messages, seen)
  useEffect(() => {
    if (!visible || unread === 0 || seq <= readSeq) return undefined
    const timer = setTimeout(() => {
      // It is only a marker: the next message sends it again.
      api(markRead, { params: { chatHash }, body: { seq } }).catch(() => undefined)
    }, 300)
    return () => clearTimeout(timer)
  }, [chatHash, seq, unread, readSeq, visible])
  return useCallback((next: number) => setSeen((now) => Math.max(now, next)), [])
}
