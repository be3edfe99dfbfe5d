import type { AvatarDetails } from '@aureole/contract/avatars'
import { blockAvatar, unblockAvatar } from '@aureole/contract/own-avatars'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Ban, Ellipsis, FileJson, ImageDown, Pencil } from 'lucide-react'
import { api, ApiProblem } from '../../lib/api.ts'
import { openDialog } from '../../lib/dialogs.ts'
import { session } from '../../lib/session.ts'
import { toast } from '../../lib/toasts.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { saveCard } from './cards/save-card.ts'

async function setBlocked(angel: AvatarDetails, blocked: boolean): Promise<boolean> {
  if (!session.state.get().loggedIn) await openDialog('login', {})
  if (!session.state.get().loggedIn) return false
  try {
    await api(blocked ? blockAvatar : unblockAvatar, { params: { id: angel.id } })
    return true
  } catch (error) {
    toast({
      severity: 'error',
      title: blocked ? `${angel.name} could not be blocked` : `${angel.name} is still blocked`,
      message: error instanceof ApiProblem ? error.message : 'Check your connection and try again.',
      id: 'block',
    })
    return false
  }
}

function useBlocking(angel: AvatarDetails): (blocked: boolean) => Promise<void> {
  const client = useQueryClient()
  return async (blocked) => {
    if (!(await setBlocked(angel, blocked))) return
    await Promise.all([
      client.invalidateQueries({ queryKey: ['avatar', angel.id] }),
      client.invalidateQueries({ queryKey: ['avatars'] }),
      client.invalidateQueries({ queryKey: ['blocked-avatars'] }),
    ])
    toast({
      severity: 'success',
      title: blocked ? `You will not meet ${angel.name} again` : `${angel.name} is back`,
      id: 'block',
    })
  }
}

/** What is asked for less often than a chat. */
export function AngelMenu({ angel }: { angel: AvatarDetails }) {
  const navigate = useNavigate()
  const block = useBlocking(angel)
  return (
    <Menu
      trigger={
        <IconButton label={`More about ${angel.name}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      entries={[
        ...(angel.isMine
          ? [
              {
                label: 'Edit',
                icon: <Pencil aria-hidden />,
                onSelect: () => void navigate({ to: '/avatars/ai/$id', params: { id: angel.id } }),
              },
            ]
          : []),
        {
          label: 'Save as a card (PNG)',
          icon: <ImageDown aria-hidden />,
          onSelect: () => void saveCard(angel, 'png'),
        },
        {
          label: 'Save as a card (JSON)',
          icon: <FileJson aria-hidden />,
          onSelect: () => void saveCard(angel, 'json'),
        },
        ...(angel.isMine || angel.isBlocked
          ? []
          : [
              {
                label: `Do not show me ${angel.name}`,
                icon: <Ban aria-hidden />,
                onSelect: () => void block(true),
                apart: true,
              },
            ]),
      ]}
    />
  )
}

export function BlockedNotice({ angel }: { angel: AvatarDetails }) {
  const block = useBlocking(angel)
  return (
    <Notice className="mt-4" title={`You asked not to meet ${angel.name}`}>
      <p>Discover leaves {angel.name} out. Chats that you had stay as they are.</p>
      <Button variant="quiet" size="sm" className="mt-3" onClick={() => void block(false)}>
        Show {angel.name} again
      </Button>
    </Notice>
  )
}
