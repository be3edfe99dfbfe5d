import type { Avatar } from '@aureole/contract/avatars'
import { Bookmark, Pencil, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Section } from './section.tsx'

function Faces({ angels }: { angels: readonly Avatar[] }) {
  return (
    <div className="flex h-full items-center justify-center gap-2 mask-[linear-gradient(90deg,transparent,#000_24%,#000_76%,transparent)]">
      {angels.slice(0, 5).map((angel, index) => (
        <img
          key={angel.id}
          src={angel.thumbUrl}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className={
            index === 2
              ? 'mx-2 size-22 rounded-full shadow-glow ring-2 ring-primary-ink ring-offset-4 ring-offset-surface-0'
              : 'size-12 rounded-full opacity-50'
          }
        />
      ))}
    </div>
  )
}

function Words() {
  return (
    <div className="flex h-full flex-col justify-center gap-2 px-5 text-15">
      <p className="self-end rounded-bubble rounded-br-small bg-primary-tint px-4 py-2 text-ink-1">
        And then?
      </p>
      <p className="max-w-[17rem] self-start rounded-bubble rounded-bl-small bg-surface-2 px-4 py-2 text-ink-1">
        Then the lamp went out, and everyone <span className="opacity-80">began to</span>{' '}
        <span className="text-primary-ink">sing</span>
        <span className="ml-0.5 inline-block h-[1.05em] w-0.5 translate-y-[0.18em] rounded-full bg-primary-ink" />
      </p>
    </div>
  )
}

function Kept() {
  const row = 'flex items-center gap-3 py-3 text-15 text-ink-1'
  return (
    <div className="flex h-full flex-col justify-center divide-y divide-line px-5">
      <p className={row}>
        <Pin size={20} strokeWidth={1.5} className="shrink-0 text-primary-ink" aria-hidden />
        <span className="grow">Jana’s wedding is in June</span>
        <Pencil size={16} strokeWidth={1.5} className="text-ink-3" aria-hidden />
      </p>
      <p className={row}>
        <Bookmark size={20} strokeWidth={1.5} className="shrink-0 text-ink-3" aria-hidden />
        <span className="grow">You swim on Thursdays</span>
        <Pencil size={16} strokeWidth={1.5} className="text-ink-3" aria-hidden />
      </p>
    </div>
  )
}

function Step({
  number,
  title,
  text,
  framed,
  children,
}: {
  number: number
  title: string
  text: string
  framed: boolean
  children: ReactNode
}) {
  return (
    <li className="@lg:max-@2xl:grid @lg:max-@2xl:grid-cols-[15rem_minmax(0,1fr)] @lg:max-@2xl:items-center @lg:max-@2xl:gap-8">
      <div
        aria-hidden="true"
        className={`mb-5 h-40 @lg:max-@2xl:mb-0 rounded-card ${framed ? 'border border-line bg-surface-1' : ''}`}
      >
        {children}
      </div>
      <div>
        <h3 className="flex gap-3 font-serif text-24 text-ink-1">
          <span className="text-primary-ink">{number}</span>
          {title}
        </h3>
        <p className="mt-2 max-w-[38ch] text-15 text-ink-2">{text}</p>
      </div>
    </li>
  )
}

export function HowItWorks({ angels }: { angels: readonly Avatar[] }) {
  return (
    <Section id="how" title="How it works">
      <ol className="grid gap-8 @2xl:grid-cols-3 @2xl:gap-6">
        <Step
          number={1}
          framed={false}
          title="Choose, or create"
          text="Pick someone from the catalogue, or answer a few questions and watch your own angel take shape."
        >
          <Faces angels={angels} />
        </Step>
        <Step
          number={2}
          framed
          title="Write as you would talk"
          text="Replies come word by word. Stop them, ask again, or change what you said and go another way."
        >
          <Words />
        </Step>
        <Step
          number={3}
          framed
          title="Come back when you like"
          text="Your angel remembers what you let it keep. Nobody waits, nobody is hurt if you stay away."
        >
          <Kept />
        </Step>
      </ol>
    </Section>
  )
}
