import { readPersonalAvatar, type PersonalAvatar } from '@aureole/contract/personal-avatar'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CloudOff, Eye, EyeOff, Palette, PenLine } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { api } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Halo } from '../../ui/halo.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { PersonaForm } from './generator/persona-form.tsx'

const seen = [
  'The name and the lines on this page',
  'Your picture',
  'What you write in the chat, and what you let them remember',
]
const unseen = ['Your e-mail address', 'Your date of birth', 'Your payments and other chats']

function SeenList({ title, items, icon }: { title: string; items: readonly string[]; icon: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface-1 p-6 text-left">
      <h2 className="flex items-center gap-3 font-sans text-15 font-semibold tracking-normal text-ink-1">
        <span className="text-primary-ink">{icon}</span>
        {title}
      </h2>
      <ul className="mt-3 space-y-2 text-15 text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

function Shown({ persona, isPremium, onEdit }: ShownProps) {
  return (
    <div className="flex flex-col items-center pt-2 text-center">
      <div className="relative grid place-items-center">
        <Halo size={248} glow />
        <div className="absolute">
          <AvatarPicture src={persona?.imageUrl} name={persona?.name ?? 'You'} size={144} eager />
        </div>
      </div>
      <h1 className="mt-5 font-serif text-44 tracking-[-0.024em] text-ink-1">
        {persona?.name ?? 'You, without a name yet'}
      </h1>
      <p className="mt-3 max-w-[52ch] text-17 whitespace-pre-line text-ink-2">
        {persona?.about ||
          'This is who angels think they are talking to. It can be you, or someone you would like to be for an evening.'}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button
          variant={isPremium && persona?.options === null ? 'quiet' : 'primary'}
          size="lg"
          icon={<PenLine aria-hidden="true" />}
          onClick={onEdit}
        >
          {persona?.about ? 'Edit' : 'Add a few lines about you'}
        </Button>
        <Link
          to="/avatars/personal/create"
          className={buttonClass({
            variant: isPremium && persona?.options === null ? 'primary' : 'quiet',
            size: 'lg',
          })}
        >
          <Palette aria-hidden="true" />
          {persona?.options ? 'Redraw yourself' : 'Draw yourself'}
        </Link>
      </div>
      {!isPremium && (
        <p className="mt-3 text-13 text-ink-3">
          A picture drawn by you is part of{' '}
          <Link to="/premium" className="k-link">
            Premium
          </Link>
          .
        </p>
      )}
    </div>
  )
}

interface ShownProps {
  persona: PersonalAvatar | null
  isPremium: boolean
  onEdit: () => void
}

function Pending() {
  return (
    <div aria-hidden="true" className="flex flex-col items-center pt-2">
      <Skeleton shape="circle" width={248} height={248} />
      <Skeleton width={180} height={44} className="mt-6 rounded-control" />
      <SkeletonText lines={2} className="mt-4 w-full max-w-md" />
    </div>
  )
}

/** How the person appears to angels, and how they change it. */
export function PersonaPage() {
  const user = useUser()
  const id = user?.id ?? ''
  const [editing, setEditing] = useState(false)
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['personal-avatar', id],
    queryFn: ({ signal }) => api(readPersonalAvatar, { params: { id } }, { signal }),
    enabled: id !== '',
  })
  if (isError && data === undefined) {
    return (
      <ErrorView
        level={1}
        icon={<CloudOff aria-hidden />}
        title="Your persona did not load"
        text={`${whatHappened(error)} Trying again usually helps.`}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Page width="mid">
      {data === undefined ? (
        <Pending />
      ) : editing ? (
        <PersonaForm userId={id} persona={data} onDone={() => setEditing(false)} />
      ) : (
        <Shown persona={data} isPremium={user?.isPremium === true} onEdit={() => setEditing(true)} />
      )}
      <div className="mt-12 grid gap-4 md:grid-cols-2">
        <SeenList
          title="What angels can see"
          items={seen}
          icon={<Eye size={20} strokeWidth={1.5} aria-hidden />}
        />
        <SeenList
          title="What they cannot"
          items={unseen}
          icon={<EyeOff size={20} strokeWidth={1.5} aria-hidden />}
        />
      </div>
    </Page>
  )
}
