import type { Avatar } from '@aureole/contract/avatars'
import { listBlockedAvatars, unblockAvatar } from '@aureole/contract/own-avatars'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { toast } from '../../lib/toasts.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/rows.tsx'
import { Group } from './group.tsx'

function BlockedRow({ angel }: { angel: Avatar }) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function show() {
    setBusy(true)
    try {
      await api(unblockAvatar, { params: { id: angel.id } })
      await Promise.all(
        [['blocked-avatars'], ['avatars'], ['avatar', angel.id]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      )
    } catch (error) {
      toast({ severity: 'error', title: `${angel.name} is still hidden`, message: sentenceFor(error) })
      setBusy(false)
    }
  }

  return (
    <Row
      icon={<AvatarPicture src={angel.thumbUrl} name={angel.name} size={36} />}
      title={angel.name}
      text={angel.hook}
      end={
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3"
          busy={busy}
          aria-label={`Show again: ${angel.name}`}
          onClick={() => void show()}
        >
          Show again
        </Button>
      }
    />
  )
}

/** Only there for those who have asked not to meet somebody. */
export function BlockedAngels({ userId }: { userId: string }) {
  const { data } = useQuery({
    queryKey: ['blocked-avatars', userId],
    queryFn: ({ signal }) => api(listBlockedAvatars, { params: { id: userId } }, { signal }),
    staleTime: 0,
  })
  if (data === undefined || data.items.length === 0) return null
  return (
    <Group title="Angels you do not want to meet">
      {data.items.map((angel) => (
        <BlockedRow key={angel.id} angel={angel} />
      ))}
    </Group>
  )
}
