import { editMessage, type Message } from '@aureole/contract/messages'
import { useRef, useState } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { session } from '../../lib/session.ts'
import { transcriptOf } from './transcript-store.ts'

export interface Editing {
  readonly message: Message
  readonly text: string
  readonly busy: boolean
  readonly problem: string | undefined
}

export interface EditMessage {
  readonly editing: Editing | undefined
  begin: (message: Message) => void
  write: (text: string) => void
  cancel: () => void
  send: () => void
}

/** Saying something otherwise: what is written stays until the server has taken it. */
export function useEditMessage(chatHash: string): EditMessage {
  const [editing, setEditing] = useState<Editing>()
  const key = useRef<{ id: string; text: string; key: string }>(undefined)

  /** The same words for the same message are the same wish, however often they are sent. */
  function keyFor(id: string, text: string): string {
    if (key.current?.id !== id || key.current.text !== text)
      key.current = { id, text, key: crypto.randomUUID() }
    return key.current.key
  }

  async function attempt({ message, text }: Editing): Promise<void> {
    setEditing({ message, text, busy: true, problem: undefined })
    try {
      const words = text.trim()
      const answer = await api(editMessage, {
        params: { chatHash, id: message.id },
        body: { text: words },
        idempotencyKey: keyFor(message.id, words),
      })
      session.patchUser({ tokens: answer.balance })
      transcriptOf(chatHash).heed()
      setEditing((now) => (now?.message.id === message.id ? undefined : now))
    } catch (error) {
      const problem = error instanceof ApiProblem ? error.message : 'Not sent. Please try again.'
      setEditing((now) => (now?.message.id === message.id ? { ...now, busy: false, problem } : now))
    }
  }

  return {
    editing,
    begin: (message) => setEditing({ message, text: message.text, busy: false, problem: undefined }),
    write: (text) => setEditing((now) => (now === undefined ? now : { ...now, text })),
    cancel: () => setEditing(undefined),
    send() {
      if (editing === undefined || editing.busy || editing.text.trim() === '') return
      if (editing.text.trim() === editing.message.text) return setEditing(undefined)
      void attempt(editing)
    },
  }
}
