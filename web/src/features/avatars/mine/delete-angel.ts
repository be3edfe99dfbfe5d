import { deleteAvatar, type OwnAvatar } from '@aureole/contract/own-avatars'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '#lib/api.ts'
import { openDialog } from '#lib/dialogs.ts'
import { sentenceFor } from '#lib/forms/form-problems.ts'
import { toast } from '#lib/toasts.ts'

export function useDeletion(angel: OwnAvatar): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const answer = await openDialog('confirm', {
      title: `Delete ${angel.name}?`,
      text: 'This cannot be undone. Chats that you had can still be read, but nobody answers in them any more.',
      action: `Delete ${angel.name}`,
      keep: 'Keep',
    })
    if (answer !== 'confirmed') return
    try {
      await api(deleteAvatar, { params: { id: angel.id } })
    } catch (error) {
      toast({
        severity: 'error',
        title: `${angel.name} could not be deleted`,
        message: sentenceFor(error),
        id: 'delete-angel',
      })
      return
    }
    await navigate({ to: '/avatars/ai', replace: true })
    client.removeQueries({ queryKey: ['own-avatar', angel.id] })
    await client.invalidateQueries({ queryKey: ['own-avatars'] })
    toast({ severity: 'success', title: `${angel.name} is gone` })
  }
}
