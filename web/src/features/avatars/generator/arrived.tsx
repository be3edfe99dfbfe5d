import type { OwnAvatar } from '@aureole/contract/own-avatars'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePageTitle } from '#lib/page-title.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { paletteStyle, Portrait } from '#ui/portrait.tsx'
import { useStartChat } from '../start-chat.ts'
import './arrived.css'

/** The moment an angel is there. */
export function Arrived({ angel, onAgain }: { angel: OwnAvatar; onAgain: () => void }) {
  const { starting, start } = useStartChat(angel)
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(`${angel.name} is here`)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return (
    <div
      style={paletteStyle(angel)}
      className="grid min-h-[calc(100dvh-7.5rem)] place-items-center bg-[radial-gradient(90%_70%_at_50%_30%_in_oklab,color-mix(in_oklab,var(--portrait-ground)_52%,var(--surface-0)),var(--surface-0))] px-4 py-10 md:min-h-dvh"
    >
      <div className="flex w-full max-w-[34rem] flex-col items-center text-center">
        <div className="generator-arrival relative aspect-3/4 w-[min(18rem,60vw,46dvh)]">
          <div className="size-full overflow-hidden rounded-bubble shadow-[var(--shadow-high),0_0_7rem_-0.5rem_var(--portrait-halo)]">
            <Portrait picture={angel} alt={`Portrait of ${angel.name}`} sizes="18rem" priority />
          </div>
        </div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-8 font-serif text-44 tracking-[-0.024em] text-ink-1 md:text-60"
        >
          {angel.name} is here
        </h1>
        {angel.greeting !== '' && (
          <q className="mt-4 line-clamp-4 max-w-[44ch] font-serif text-20 leading-snug text-balance text-ink-2 [quotes:'“'_'”']">
            {angel.greeting}
          </q>
        )}
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button size="lg" icon={<MessageCircle aria-hidden />} busy={starting} onClick={() => void start()}>
            Say hello
          </Button>
          <Link
            to="/avatars/ai/$id"
            params={{ id: angel.id }}
            className={buttonClass({ variant: 'quiet', size: 'lg' })}
          >
            See {angel.name}
          </Link>
        </div>
        <button type="button" className="k-link mt-6 text-15" onClick={onAgain}>
          Create another
        </button>
      </div>
    </div>
  )
}
