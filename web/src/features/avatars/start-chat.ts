import { createChat, listChats } from '@aureole/contract/chats'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { openDialog } from '../../lib/dialogs.ts'
import { session } from '../../lib/session.ts'
import { browserStore } from '../../lib/storage.ts'
import { toast } from '../../lib/toasts.ts'

/** The chat to open: one that is there, when the person prefers it, else a new one. Nothing when they think better of it. */
async function chatWith(angel: { id: string; name: string }): Promise<string | undefined> {
  const { items } = await api(listChats, { query: { avatarId: angel.id, pageSize: 1 } })
  const chat = items[0]
  if (chat !== undefined) {
    const choice = await openDialog('start-chat', { name: angel.name, chat })
    if (choice === undefined) return undefined
    if (choice === 'go-on') return chat.chatHash
  }
  const made = await api(createChat, { body: { type: 'DIRECT', avatarIds: [angel.id] } })
  return made.chatHash
}

/**
 * Opens a chat with an angel, after a log-in where there is none yet. What to say stands ready in the composer, which keeps drafts
 * under the chat's hash; nothing is sent unasked.
 */
export function useStartChat(angel: { id: string; name: string }): {
  starting: boolean
  start: (draft?: string) => Promise<void>
} {
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)
  return {
    starting,
    async start(draft) {
      if (starting) return
      if (!session.state.get().loggedIn) await openDialog('login', {})
      if (!session.state.get().loggedIn) return
      setStarting(true)
      try {
        const chatHash = await chatWith(angel)
        if (chatHash === undefined) return
        if (draft !== undefined) browserStore.set(`draft-${chatHash}`, draft)
        await navigate({ to: '/chat/{-$chatHash}', params: { chatHash } })
      } catch (error) {
        toast({
          severity: 'error',
          title: 'The chat did not open',
          message: error instanceof ApiProblem ? error.message : 'Check your connection and try again.',
          id: 'start-chat',
        })
      } finally {
        setStarting(false)
      }
    },
  }
}
