import { createChat } from '@aureole/contract/chats'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { openDialog } from '../../lib/dialogs.ts'
import { session } from '../../lib/session.ts'
import { browserStore } from '../../lib/storage.ts'
import { toast } from '../../lib/toasts.ts'

/**
 * Opens a chat with an angel, after a log-in where there is none yet. What to say stands ready in the composer, which keeps drafts
 * under the chat's hash; nothing is sent unasked.
 */
export function useStartChat(avatarId: string): {
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
        const { chatHash } = await api(createChat, { body: { type: 'DIRECT', avatarIds: [avatarId] } })
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
