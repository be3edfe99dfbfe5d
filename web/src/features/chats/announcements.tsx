import type { Chat } from '@aureole/contract/chats'
import type { Message } from '@aureole/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { speakerOf } from './chat.ts'
import { plainText } from './markdown/plain-text.ts'
import { isUnfinished } from './transcript.ts'

export interface Heard {
  /** Those that were being written when one looked last. */
  readonly writing: ReadonlySet<string>
  /** Everything up to here was there already. */
  readonly upTo: number
}

/** What to read out: who begins to write, and each message once, when it is whole. */
export function toAnnounce(
  heard: Heard | undefined,
  messages: readonly Message[],
  nameOf: (message: Message) => string,
): { heard: Heard; lines: string[] } {
  const lines: string[] = []
  const writing = new Set<string>()
  let { upTo } = heard ?? { upTo: Infinity }
  for (const message of messages) {
    const fresh = message.seq > upTo
    const before = heard?.writing.has(message.id) ?? false
    if (message.author === 'PERSON') continue
    if (isUnfinished(message)) {
      writing.add(message.id)
      if (heard !== undefined && !before) lines.push(`${nameOf(message)} is writing`)
    } else if (before || fresh) lines.push(`${nameOf(message)}: ${plainText(message.text)}`)
  }
  upTo = Math.max(heard?.upTo ?? 0, messages.at(-1)?.seq ?? 0)
  return { heard: { writing, upTo }, lines }
}

/** Reads out whole messages when they are there, instead of every word as it comes. */
export function Announcements({ chat, messages }: { chat: Chat; messages: readonly Message[] }) {
  const heard = useRef<Heard>(undefined)
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (messages.length === 0) return
    const next = toAnnounce(heard.current, messages, (message) => {
      if (message.author === 'SYSTEM') return 'Notice'
      return speakerOf(chat, message.avatarId).avatar?.name ?? 'Customer care'
    })
    heard.current = next.heard
    if (next.lines.length > 0) setSaid(next.lines.join('. '))
  }, [chat, messages])

  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  )
}
