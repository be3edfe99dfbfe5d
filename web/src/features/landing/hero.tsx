import type { Avatar } from '@aureole/contract/avatars'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useVars } from '../../lib/brand.ts'
import { buttonClass } from '../../ui/button.tsx'
import { paletteStyle, Portrait } from '../../ui/portrait.tsx'
import { Sunburst } from './sunburst.tsx'
import { TypedWords, useEntrance } from './typed-words.tsx'

/** On a telephone both fit side by side, so that the faces are on the first screen. */
const heroButton = 'grow px-3 text-15 @lg:grow-0 @lg:px-6.5 @lg:text-17'

const sideSizes = '(min-width: 1024px) 208px, 38vw'
const frontSizes = '(min-width: 1024px) 286px, 54vw'

function SideCard({ angel, side }: { angel: Avatar; side: 'left' | 'right' }) {
  const place = side === 'left' ? 'left-0 -rotate-5' : 'right-0 rotate-5'
  return (
    <div
      style={{ ...paletteStyle(angel), '--delay': 120 } as CSSProperties}
      className={`hero-card absolute top-[14%] aspect-3/4 w-[41.6%] overflow-hidden rounded-card shadow-2 ${place}`}
    >
      <Portrait picture={angel} alt="" sizes={sideSizes} eager />
      <div className="absolute inset-0 bg-surface-0 opacity-25 [[data-theme=light]_&]:opacity-10" />
    </div>
  )
}

function Stage({ angels }: { angels: readonly Avatar[] }) {
  const [front, left, right] = angels
  return (
    <div className="relative mx-auto aspect-[500/392] w-full">
      <div className="absolute top-[48%] left-1/2 w-[98%] @4xl:top-[42%] @4xl:w-[116%] -translate-1/2 mask-[linear-gradient(#000_35%,transparent_82%)]">
        <Sunburst className="hero-halo w-full text-mark-a opacity-55 [[data-theme=light]_&]:text-mark-b" />
      </div>
      {left && <SideCard angel={left} side="left" />}
      {right && <SideCard angel={right} side="right" />}
      {front ? (
        <div
          style={paletteStyle(front)}
          className="hero-card absolute top-0 left-[21.4%] aspect-3/4 w-[57.2%] overflow-hidden rounded-bubble shadow-[var(--shadow-high),0_0_5.5rem_0.25rem_var(--halo)]"
        >
          <Portrait picture={front} alt={`Portrait of ${front.name}`} sizes={frontSizes} priority />
        </div>
      ) : (
        <div className="absolute top-0 left-[21.4%] aspect-3/4 w-[57.2%] rounded-bubble bg-surface-2" />
      )}
    </div>
  )
}

function Talk({ angel }: { angel: Avatar | undefined }) {
  return (
    <div className="relative -mt-[9%] flex flex-col gap-2.5">
      <p className="ml-auto max-w-[17rem] rounded-bubble rounded-br-small bg-primary-tint-2 px-4 py-2.5 text-15 text-ink-1 shadow-2">
        Long day. Tell me something that isn’t about work.
      </p>
      <div className="flex items-end gap-2.5">
        <span className="size-9 shrink-0 overflow-hidden rounded-full bg-surface-3">
          {angel && (
            <img
              src={angel.thumbUrl}
              alt={angel.name}
              width={72}
              height={72}
              className="size-full object-cover"
            />
          )}
        </span>
        <p className="max-w-[21.5rem] rounded-bubble rounded-bl-small border border-line bg-surface-2 px-4 py-2.5 text-15 text-ink-1 shadow-2">
          <TypedWords
            from={900}
            text="Step to a window. The bright one, low in the east, is Jupiter. Its days last ten hours, so it knows all about rushing."
          />
        </p>
      </div>
    </div>
  )
}

export function Hero({ angels }: { angels: readonly Avatar[] }) {
  const { brand, prices } = useVars()
  const { elapsed, played } = useEntrance()
  return (
    <header className="relative overflow-x-clip">
      <div className="mx-auto grid w-full max-w-[68rem] items-center gap-x-8 gap-y-10 px-4 pt-7 pb-2 @2xl:px-10 @4xl:grid-cols-[minmax(0,1fr)_31.25rem] @4xl:pt-14 @4xl:pb-10">
        <div className="@max-4xl:mx-auto @max-4xl:w-full @max-4xl:max-w-[32rem]">
          <h1 className="font-serif text-44 tracking-[-0.028em] text-ink-1 @lg:text-60">
            {brand.headline.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
          <p className="mt-4 max-w-[32ch] text-17 text-ink-2 @lg:mt-6 @lg:text-20 @lg:leading-normal">
            Unhurried conversations with AI companions who remember what matters to you, and never pretend to
            be human.
          </p>
          <div className="mt-6 flex flex-wrap gap-2.5 @lg:mt-8 @lg:gap-3">
            <Link
              to="/discover"
              className={`${buttonClass({ variant: 'primary', size: 'lg' })} ${heroButton}`}
            >
              Meet your angel
            </Link>
            <Link
              to="/avatars/ai/create"
              className={`${buttonClass({ variant: 'quiet', size: 'lg' })} ${heroButton}`}
            >
              Create your own
            </Link>
          </div>
          <p className="mt-5 text-13 text-ink-3">
            For adults. {prices.welcomeTokens} tokens to start with, no card needed.
          </p>
        </div>
        <div
          data-played={played ? '' : undefined}
          style={{ '--elapsed': elapsed } as CSSProperties}
          className="mx-auto w-full max-w-[31.25rem]"
        >
          <Stage angels={angels} />
          <Talk angel={angels[0]} />
        </div>
      </div>
    </header>
  )
}
