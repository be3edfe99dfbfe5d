import type { ReactNode } from 'react'
import { useVars } from '../../lib/brand.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'

/** How a payment came out: one picture, one sentence, one way on. */
export function StatusFrame({
  art,
  title,
  text,
  children,
}: {
  art: ReactNode
  title: ReactNode
  text: ReactNode
  children?: ReactNode
}) {
  return (
    <Page width="narrow">
      <div className="grid min-h-[70dvh] place-items-center" aria-live="polite">
        <EmptyState
          level={1}
          art={art}
          title={title}
          text={text}
          action={children}
          className="[&_h1]:text-32 [&_h1]:tracking-[-0.02em] [&_h1]:text-balance [&>p]:max-w-[44ch]"
        />
      </div>
    </Page>
  )
}

export function SupportMail() {
  const { brand } = useVars()
  return (
    <a className="k-link" href={`mailto:${brand.supportMail}`}>
      {brand.supportMail}
    </a>
  )
}
