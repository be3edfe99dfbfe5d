import type { Avatar } from '@aureole/contract/avatars'
import type { ReactNode } from 'react'
import { MemoryDemo } from './memory-demo.tsx'

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col overflow-hidden rounded-card border border-line bg-surface-1 px-5 pt-6 @2xl:px-8 @2xl:pt-8">
      <h2 className="font-serif text-24 text-ink-1">{title}</h2>
      <p className="mt-2 mb-7 max-w-[42ch] text-15 text-ink-2">{text}</p>
      <div className="grow rounded-t-card border border-b-0 border-line bg-surface-0 px-4 pt-5 pb-6 @2xl:px-5">
        {children}
      </div>
    </section>
  )
}

function Said({
  angel,
  colour,
  children,
}: {
  angel: Avatar | undefined
  colour: string
  children: ReactNode
}) {
  return (
    <div className="flex items-end gap-2.5">
      <span className="size-9 shrink-0 overflow-hidden rounded-full bg-surface-3">
        {angel && (
          <img
            src={angel.thumbUrl}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </span>
      <div className="max-w-[22rem] rounded-bubble rounded-bl-small bg-surface-2 px-4 py-2.5 text-15 text-ink-1">
        <p className={`text-13 font-semibold ${colour}`}>{angel?.name ?? 'An angel'}</p>
        <p>{children}</p>
      </div>
    </div>
  )
}

export function Together({ angels }: { angels: readonly Avatar[] }) {
  return (
    <div className="mx-auto grid w-full max-w-[68rem] gap-4 px-4 pt-14 @2xl:px-10 @3xl:grid-cols-2 @3xl:gap-6 @4xl:pt-18">
      <Feature
        title="Bring them together"
        text="Up to five angels in one chat. They answer you, and sometimes each other."
      >
        <div className="flex flex-col gap-3.5">
          <Said angel={angels[0]} colour="text-angel-1">
            Lemon, always lemon. You can’t be sad near a lemon cake.
          </Said>
          <Said angel={angels[1]} colour="text-angel-2">
            I have been sad near several. The clock in this kitchen is four minutes slow, by the way.
          </Said>
          <p className="ml-auto max-w-[20rem] rounded-bubble rounded-br-small bg-primary-tint px-4 py-2.5 text-15 text-ink-1">
            This is why I invited you both.
          </p>
        </div>
      </Feature>
      <Feature
        title="Memory that you own"
        text="See what an angel remembers. Pin it, mend it, or have it forgotten. Try it here."
      >
        <MemoryDemo />
      </Feature>
    </div>
  )
}
