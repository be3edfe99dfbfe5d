import { DoorOpen, Info, ShieldCheck, type LucideIcon } from 'lucide-react'

const facts: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Info,
    title: 'Said in the first line of every chat',
    text: 'And said again if you have been talking for three hours.',
  },
  {
    icon: ShieldCheck,
    title: 'A human is always marked',
    text: 'If our customer care writes to you, it says “Customer care (human)”. Nobody ever speaks as your angel.',
  },
  {
    icon: DoorOpen,
    title: 'Leaving is easy',
    text: 'Cancel, download or delete everything in Settings. Nobody asks you to stay.',
  },
]

export function Honesty() {
  return (
    <section aria-labelledby="honesty" className="mt-14 border-y border-line bg-surface-1 @4xl:mt-22">
      <div className="mx-auto grid w-full max-w-[68rem] gap-8 px-4 py-12 @2xl:px-10 @3xl:grid-cols-[5fr_6fr] @3xl:gap-16 @3xl:py-18">
        <div>
          <h2 id="honesty" className="font-serif text-32 tracking-[-0.024em] text-ink-1 @3xl:text-44">
            They are AI.
            <br />
            We say so.
          </h2>
          <p className="mt-5 max-w-[38ch] text-17 text-ink-2">
            A good conversation does not need a lie. Angels are written characters, and a language model gives
            them words.
          </p>
        </div>
        <ul className="divide-y divide-line">
          {facts.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-4 py-6 first:pt-0 last:pb-0">
              <Icon size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-primary-ink" aria-hidden />
              <div>
                <h3 className="font-sans text-15 font-semibold tracking-normal text-ink-1">{title}</h3>
                <p className="mt-1 text-15 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
