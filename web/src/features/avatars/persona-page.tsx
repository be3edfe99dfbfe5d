import { Link } from '@tanstack/react-router'
import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { openDialog } from '../../lib/dialogs.ts'
import { useUser } from '../../lib/session.ts'
import { AvatarPicture } from '../../ui/avatar-picture.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Halo } from '../../ui/halo.tsx'
import { Page } from '../../ui/page.tsx'

const seen = [
  'The name you chose',
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

/** How the person appears to angels. */
export function PersonaPage() {
  const user = useUser()
  const avatar = user?.avatar ?? null
  return (
    <Page width="mid">
      <div className="flex flex-col items-center pt-4 text-center">
        <div className="relative grid place-items-center">
          <Halo size={208} />
          <div className="absolute">
            <AvatarPicture src={avatar?.imageUrl} name={avatar?.name ?? 'You'} size={120} eager />
          </div>
        </div>
        <h1 className="mt-4 font-serif text-44 tracking-[-0.024em] text-ink-1">
          {avatar?.name ?? 'You, without a name yet'}
        </h1>
        <p className="mt-2 max-w-[46ch] text-17 text-ink-2">
          This is who angels think they are talking to. It can be you, or someone you would like to be for an
          evening.
        </p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <Button
            variant={avatar === null ? 'primary' : 'quiet'}
            size="lg"
            onClick={() => void openDialog('avatar-setup', {})}
          >
            {avatar === null ? 'Choose a name and a picture' : 'Change name or picture'}
          </Button>
          <Link
            to="/avatars/personal/create"
            className={buttonClass({ variant: avatar === null ? 'quiet' : 'primary', size: 'lg' })}
          >
            Create a persona of your own
          </Link>
        </div>
        {user?.isPremium !== true && (
          <p className="mt-3 text-13 text-ink-3">
            A persona of your own is part of{' '}
            <Link to="/premium" className="k-link">
              Premium
            </Link>
            .
          </p>
        )}
      </div>
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
