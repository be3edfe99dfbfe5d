import type { Chat, Message } from '@aureole/contract/chats'
import { useEffect, useRef, useState } from 'react'
import { speakerOf } from './chat.ts'
import { isUnfinished } from './transcript.ts'

/** Reads out whole replies when they are there, instead of every word as it comes. */
export function Announcements({ chat, messages }: { chat: Chat; messages: readonly Message[] }) {
  const unfinished = useRef(new Set<string>())
  const [said, setSaid] = useState('')

  useEffect(() => {
    for (const message of messages) {
      if (message.author === 'PERSON') continue
      const name = speakerOf(chat, message.avatarId).avatar?.name ?? 'Customer care'
      const before = unfinished.current.has(message.id)
      if (isUnfinished(message) && !before) {
        unfinished.current.add(message.id)
        setSaid(`${name} is writing`)
      } else if (!isUnfinished(message) && before) {
        unfinished.current.delete(message.id)
        setSaid(`${name}: ${message.text}`)
      }
    }
  }, [chat, messages])

  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  )
}
