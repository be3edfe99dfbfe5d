import type { ReactNode } from 'react'

/** One stretch of the page with its heading. */
export function Section({
  id,
  title,
  aside,
  children,
}: {
  id: string
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="mx-auto w-full max-w-[68rem] px-4 pt-14 @2xl:px-10 @4xl:pt-18">
      <div className="mb-5 flex items-end justify-between gap-6 @2xl:mb-7">
        <h2 id={id} className="font-serif text-24 tracking-[-0.018em] text-ink-1 @2xl:text-32">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
