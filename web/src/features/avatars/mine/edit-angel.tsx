import { changeAvatar, type AvatarDraft, type OwnAvatar } from '@aureole/contract/own-avatars'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '#lib/api.ts'
import { toast } from '#lib/toasts.ts'
import { AngelEditor, answersOf } from '../generator/angel-editor.tsx'

/** The same steps in which the angel was made, with everything as it is now. */
export function EditAngel({ angel }: { angel: OwnAvatar }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const leave = () => navigate({ to: '/avatars/ai/$id', params: { id: angel.id }, search: {}, replace: true })

  async function save(draft: AvatarDraft): Promise<void> {
    const changed = await api(changeAvatar, { params: { id: angel.id }, body: draft })
    queries.setQueryData(['own-avatar', angel.id], changed)
    await Promise.all(
      [['own-avatars'], ['avatar', angel.id]].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
    await leave()
    toast({
      severity: 'success',
      title: `${changed.name} is changed`,
      ...(angel.visibility === 'PUBLIC' && changed.visibility === 'REVIEW'
        ? { message: 'Customer care looks at the changes before everyone sees them.' }
        : {}),
    })
  }

  return <AngelEditor initial={answersOf(angel)} onSave={save} onCancel={() => void leave()} />
}
