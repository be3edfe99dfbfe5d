import { genders, listAvatars, type Gender } from '@aureole/contract/avatars'
import { createChat, limits } from '@aureole/contract/chats'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { usePagedList } from '../../lib/paged-list.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { rememberChat } from './chat-list.ts'
import { chatPath } from './chat.ts'

const names: Record<Gender, string> = { FEMALE: 'Women', MALE: 'Men' }

function AngelChoice(props: { gender: Gender; chosen: readonly string[]; onToggle: (id: string) => void }) {
  const { gender, chosen, onToggle } = props
  const angels = usePagedList(listAvatars, { gender })
  if (angels.status === 'loading')
    return (
      <Loading label="Loading the angels" className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={104} className="rounded-card" />
        ))}
      </Loading>
    )
  if (angels.status === 'errored' && angels.items.length === 0)
    return <ErrorView level={3} title="The angels did not load" text="" onRetry={angels.retry} />
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {angels.items.map((angel) => {
          const isChosen = chosen.includes(angel.id)
          return (
            <li key={angel.id}>
              <button
                type="button"
                aria-pressed={isChosen}
                disabled={!isChosen && chosen.length >= limits.groupMax}
                onClick={() => onToggle(angel.id)}
                className="relative flex w-full flex-col items-center rounded-card border border-line px-1 pt-3 pb-2 text-15 transition-colors hover:bg-surface-2 disabled:opacity-50 aria-pressed:border-primary-edge aria-pressed:bg-primary-tint"
              >
                <AvatarPicture name={angel.name} src={angel.thumbUrl} size={56} />
                <span className="mt-1.5 max-w-full truncate">{angel.name}</span>
                {isChosen ? (
                  <span className="absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-full bg-primary-a text-primary-on">
                    <Check size={14} strokeWidth={2.5} aria-hidden="true" />
                  </span>
                ) : null}
              </button>
            </li>
          )
        })}
      </ul>
      {angels.finished ? null : (
        <Button variant="ghost" block className="mt-3" busy={angels.fetchingMore} onClick={angels.fetchMore}>
          Show more
        </Button>
      )}
    </>
  )
}

/** Two to five angels and a name. */
export function NewGroup({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('')
  const [gender, setGender] = useState<Gender>('FEMALE')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const missing = limits.groupMin - chosen.length

  function toggle(id: string): void {
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  }

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (missing > 0 || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const named = title.trim() === '' ? {} : { title: title.trim() }
      const chat = await api(createChat, { body: { type: 'GROUP', avatarIds: [...chosen], ...named } })
      rememberChat(queries, chat)
      await navigate({ to: chatPath(chat) })
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.message : 'The group was not made. Please try again.')
      setBusy(false)
    }
  }

  return (
    <DialogFrame
      title="A group"
      lead="Who should sit at the table? Two to five angels."
      size="lg"
      onClose={onClose}
      footer={
        <Button type="submit" form="new-group" block busy={busy} disabled={missing > 0}>
          {missing > 0 ? `Choose ${missing} more` : `Start with ${chosen.length} angels`}
        </Button>
      }
    >
      <form id="new-group" onSubmit={(event) => void create(event)} className="space-y-5">
        <Field label="Name" note="optional">
          <TextInput
            value={title}
            maxLength={limits.titleMax}
            placeholder="Sunday kitchen"
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <Segmented
          label="Gender"
          value={gender}
          onChange={setGender}
          options={genders.toReversed().map((value) => ({ value, label: names[value] }))}
        />
        <AngelChoice key={gender} gender={gender} chosen={chosen} onToggle={toggle} />
        {problem === undefined ? null : (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </form>
    </DialogFrame>
  )
}
