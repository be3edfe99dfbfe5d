import type { AvatarDetails } from '@aureole/contract/avatars'
import { Link } from '@tanstack/react-router'
import { ArrowUpRight, Info, MessageCircle, Users } from 'lucide-react'
import { useVars } from '../../lib/brand.ts'
import { Inset } from '../../lib/inset.tsx'
import { useUser } from '../../lib/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Tag } from '../../ui/chip.tsx'
import { paletteStyle, Portrait } from '../../ui/portrait.tsx'
import { AngelMenu, BlockedNotice } from './angel-menu.tsx'
import { BackToDiscover } from './back-to-discover.tsx'
import { inSentence } from './in-sentence.ts'
import { ShareButton } from './share-button.tsx'
import { SimilarAngels } from './similar-angels.tsx'
import { useStartChat } from './start-chat.ts'

const portraitSizes = '(min-width: 1280px) 27rem, (min-width: 1024px) 34vw, 100vw'

function Starters({
  starters,
  disabled,
  onStart,
}: {
  starters: readonly string[]
  disabled: boolean
  onStart: (text: string) => void
}) {
  return (
    <section aria-labelledby="starters" className="pt-10">
      <h2 id="starters" className="font-serif text-24 text-ink-1">
        What we could talk about
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {starters.map((starter) => (
          <li key={starter}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onStart(starter)}
              className="group/starter flex min-h-14 w-full items-center justify-between gap-6 py-3 text-left text-17 text-ink-1"
            >
              {starter}
              <ArrowUpRight
                size={20}
                strokeWidth={1.5}
                aria-hidden
                className="shrink-0 text-ink-3 transition-[translate,color] duration-fast group-hover/starter:translate-x-0.5 group-hover/starter:-translate-y-0.5 group-hover/starter:text-primary-ink"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What they hold to be true and how they are: what one cannot read off a face. */
function Convictions({ angel }: { angel: AvatarDetails }) {
  if (angel.opinions.length === 0) return null
  return (
    <section aria-labelledby="opinions" className="pt-10">
      <h2 id="opinions" className="font-serif text-24 text-ink-1">
        {angel.name} holds that
      </h2>
      <ul className="mt-4 space-y-3">
        {angel.opinions.map((opinion) => (
          <li
            key={opinion}
            className="max-w-measure border-l-2 border-[color-mix(in_oklab,var(--portrait-halo)_55%,var(--ink-3))] py-0.5 pl-4 font-serif text-17 tracking-[-0.006em] text-ink-1"
          >
            {opinion}
          </li>
        ))}
      </ul>
      {angel.quirks.length > 0 && (
        <p className="mt-4 max-w-measure text-15 text-ink-2">{angel.quirks.join('. ')}.</p>
      )}
    </section>
  )
}

export function AngelProfile({ angel }: { angel: AvatarDetails }) {
  const { prices } = useVars()
  const user = useUser()
  const { starting, start } = useStartChat(angel)
  const cost = prices.replyTokens === 1 ? '1 token' : `${prices.replyTokens} tokens`
  return (
    <div
      style={paletteStyle(angel)}
      className="min-h-full bg-[radial-gradient(120%_56rem_at_25%_0_in_oklab,color-mix(in_oklab,var(--portrait-ground)_46%,var(--surface-0)),var(--surface-0))] [[data-theme=light]_&]:bg-[radial-gradient(120%_56rem_at_25%_0_in_oklab,color-mix(in_oklab,var(--portrait-ground)_26%,var(--surface-0)),var(--surface-0))]"
    >
      <div className="@container">
        <article className="mx-auto w-full max-w-[76rem] px-4 pb-28 md:px-8 md:pb-18">
          <BackToDiscover className="hidden pt-5 pb-3 @3xl:inline-flex" />
          <div className="@3xl:grid @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @3xl:gap-8 @5xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] @5xl:gap-14">
            <div className="relative -mx-4 md:-mx-8 @3xl:mx-0">
              <div className="overflow-hidden @max-3xl:aspect-8/9 @max-3xl:mask-[linear-gradient(#000_72%,transparent)] @lg:@max-3xl:aspect-square @3xl:sticky @3xl:top-6 @3xl:aspect-3/4 @3xl:rounded-bubble @3xl:shadow-[var(--shadow-high),0_0_5rem_-1rem_var(--portrait-halo)]">
                <Portrait
                  picture={angel}
                  alt={`Portrait of ${angel.name}`}
                  sizes={portraitSizes}
                  priority
                  className="object-top"
                />
              </div>
            </div>
            <div className="relative max-w-[40rem] @max-3xl:-mt-16 @3xl:pt-3">
              <h1 className="font-serif text-44 tracking-[-0.024em] text-ink-1 @3xl:text-60">{angel.name}</h1>
              <p className="mt-2 text-17 text-ink-2">
                {angel.age}, {inSentence(angel.occupation)}
              </p>
              <ul aria-label="Traits" className="mt-5 flex flex-wrap gap-2">
                {angel.traits.map((trait) => (
                  <li key={trait}>
                    <Tag size="md">{trait}</Tag>
                  </li>
                ))}
              </ul>
              <div className="mt-7 max-w-measure space-y-3 text-17 leading-relaxed text-ink-1">
                {angel.biography.split(/\n+/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              {angel.hobbies.length > 0 && (
                <p className="mt-4 max-w-measure text-15 text-ink-2">
                  Likes {angel.hobbies.map(inSentence).join(', ')}.
                </p>
              )}
              <div className="mt-7 flex flex-wrap gap-3 max-md:hidden">
                <Button
                  variant="primary"
                  size="lg"
                  icon={<MessageCircle aria-hidden />}
                  busy={starting}
                  onClick={() => void start()}
                >
                  Chat with {angel.name}
                </Button>
                <Link
                  to="/chats"
                  search={{ group: angel.id }}
                  className={buttonClass({ variant: 'quiet', size: 'lg' })}
                >
                  <Users aria-hidden />
                  Add to a group
                </Link>
              </div>
              <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <p className="flex items-center gap-2 text-13 text-ink-3">
                  <Info size={16} strokeWidth={1.5} aria-hidden />
                  {angel.name} is an AI. A reply costs {cost}.
                </p>
                <div className="flex items-center">
                  <ShareButton title={angel.name} />
                  <AngelMenu angel={angel} />
                </div>
              </div>
              {angel.isBlocked && <BlockedNotice angel={angel} />}
              {user === undefined ? null : <Inset key={angel.id} name="memory-section" props={{ angel }} />}
              <Convictions angel={angel} />
              <Starters starters={angel.starters} disabled={starting} onStart={(text) => void start(text)} />
            </div>
          </div>
          <SimilarAngels key={angel.id} angel={angel} />
        </article>
      </div>
      <div className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-bar flex gap-2.5 bg-linear-to-t from-surface-0 from-60% to-transparent px-4 pt-8 pb-3 md:hidden">
        <Link
          to="/chats"
          search={{ group: angel.id }}
          aria-label={`Add ${angel.name} to a group`}
          className={buttonClass({ variant: 'quiet', size: 'lg' }, 'bg-surface-0 px-4')}
        >
          <Users aria-hidden />
        </Link>
        <Button variant="primary" size="lg" busy={starting} onClick={() => void start()} className="grow">
          Chat with {angel.name}
        </Button>
      </div>
    </div>
  )
}
