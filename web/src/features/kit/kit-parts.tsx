import type { ReactNode } from 'react'

/** One chapter of the gallery; its id is the address in the index. */
export function Section({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-36 border-t border-line pt-10 first:border-t-0 first:pt-0 lg:scroll-mt-24"
    >
      <h2 id={`${id}-title`} className="text-24">
        {title}
      </h2>
      {text ? <p className="mt-2 max-w-measure text-ink-2">{text}</p> : null}
      <div className="mt-6 grid gap-6">{children}</div>
    </section>
  )
}

/** A framed specimen with its name. */
export function Specimen(props: {
  name: string
  note?: string
  flush?: boolean
  className?: string
  children: ReactNode
}) {
  const { name, note, flush, className = '', children } = props
  return (
    <figure className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-2.5 text-13 text-ink-3">
        <span className="font-medium text-ink-2">{name}</span>
        {note ? <span>{note}</span> : null}
      </figcaption>
      <div className={`min-w-0 flex-1 ${flush ? '' : 'p-4 sm:p-6'} ${className}`}>{children}</div>
    </figure>
  )
}

export function Columns({ children, count = 2 }: { children: ReactNode; count?: 2 | 3 }) {
  return (
    <div className={count === 3 ? 'grid gap-6 md:grid-cols-2 xl:grid-cols-3' : 'grid gap-6 xl:grid-cols-2'}>
      {children}
    </div>
  )
}

/** A part with the name of its state under it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2">
      {children}
      <span className="text-13 text-ink-3">{name}</span>
    </div>
  )
}
