import { listAvatars, readAvatar, type Avatar } from '@aureole/contract/avatars'
import { limits } from '@aureole/contract/chats'
import { listOwnAvatars } from '@aureole/contract/own-avatars'
import { useQueries } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { usePagedList, type PagedList } from '../../lib/paged-list.ts'
import { useUser } from '../../lib/session.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { MoreButton } from './more-button.tsx'

type Angel = Pick<Avatar, 'id' | 'name' | 'thumbUrl'>

interface ChoiceProps {
  chosen: readonly string[]
  onToggle: (id: string) => void
}

const shelves = [
  { value: 'FEMALE', label: 'Women' },
  { value: 'MALE', label: 'Men' },
  { value: 'MINE', label: 'Mine' },
] as const

function AngelButton({ angel, chosen, onToggle }: ChoiceProps & { angel: Angel }) {
  const isChosen = chosen.includes(angel.id)
  return (
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
  )
}

function Shelf({ angels, ...choice }: ChoiceProps & { angels: PagedList<Angel, unknown> }) {
  if (angels.status === 'loading')
    return (
      <Loading label="Loading the angels" className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={104} className="rounded-card" />
        ))}
      </Loading>
    )
  if (angels.status === 'errored' && angels.items.length === 0)
    return (
      <ErrorView
        level={3}
        title="The angels did not load"
        text={whatHappened(angels.error)}
        onRetry={angels.retry}
      />
    )
  if (angels.items.length === 0)
    return <EmptyState level={3} title="Nobody yet" text="Angels that you make stand here." />
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {angels.items.map((angel) => (
          <li key={angel.id}>
            <AngelButton angel={angel} {...choice} />
          </li>
        ))}
      </ul>
      {angels.finished ? null : <MoreButton list={angels} className="mt-3" />}
    </>
  )
}

function CatalogueShelf({ gender, ...choice }: ChoiceProps & { gender: 'FEMALE' | 'MALE' }) {
  return <Shelf angels={usePagedList(listAvatars, { gender })} {...choice} />
}

function OwnShelf(choice: ChoiceProps) {
  const id = useUser()?.id
  const angels = usePagedList(
    listOwnAvatars,
    {},
    { key: ['own-avatars', id], params: { id }, enabled: id !== undefined },
  )
  return <Shelf angels={angels} {...choice} />
}

/** Who has been chosen, by face: they may stand on any shelf, or on a page that is not read yet. */
function Chosen({ chosen, onToggle }: ChoiceProps) {
  const angels = useQueries({
    queries: chosen.map((id) => ({
      queryKey: ['avatar', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => api(readAvatar, { params: { id } }, { signal }),
    })),
  })
  const gone = chosen.find((_, index) => angels[index]?.isError === true)
  useEffect(() => {
    // An address may name someone who is not there.
    if (gone !== undefined) onToggle(gone)
  }, [gone, onToggle])
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen" className="flex flex-wrap gap-2">
      {chosen.map((id, index) => {
        const name = angels[index]?.data?.name ?? ''
        return (
          <li key={id}>
            <button
              type="button"
              aria-label={`Take ${name} out`}
              title={`Take ${name} out`}
              onClick={() => onToggle(id)}
              className="flex min-h-9 items-center gap-1.5 rounded-full border border-edge py-1 pr-2.5 pl-1 text-13 transition-colors hover:bg-surface-2"
            >
              <AvatarPicture name={name} src={angels[index]?.data?.thumbUrl} size={28} />
              {name}
              <X size={14} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

export function AngelChoice(choice: ChoiceProps) {
  const [shelf, setShelf] = useState<(typeof shelves)[number]['value']>('FEMALE')
  return (
    <>
      <Chosen {...choice} />
      <Segmented label="Which angels" value={shelf} onChange={setShelf} options={shelves} />
      {shelf === 'MINE' ? (
        <OwnShelf {...choice} />
      ) : (
        <CatalogueShelf key={shelf} gender={shelf} {...choice} />
      )}
    </>
  )
}
