import { markRead, type Message } from '@aureole/contract/chats'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { isUnfinished } from './transcript.ts'

/** The newest message up to which everything is complete. */
export function readUpTo(messages: readonly Message[]): number {
  const unfinished = messages.find(isUnfinished)
  return unfinished === undefined ? (messages.at(-1)?.seq ?? 0) : unfinished.seq - 1
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const check = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
  return visible
}

/** Tells the server what has been seen, while someone is looking. */
export function useMarkRead(chatHash: string, unread: number, messages: readonly Message[]): void {
  const visible = useVisible()
  const seq = readUpTo(messages)
  useEffect(() => {
    if (!visible || seq === 0 || unread === 0) return undefined
    const timer = setTimeout(() => {
      // It is only a marker: the next message sends it again.
      api(markRead, { params: { chatHash }, body: { seq } }).catch(() => undefined)
    }, 300)
    return () => clearTimeout(timer)
  }, [chatHash, seq, unread, visible])
}
