import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'

const widths = { narrow: '40rem', mid: '56rem', wide: '72rem', full: '100%' }

export interface PageProps {
  width?: keyof typeof widths | undefined
  className?: string | undefined
  children: ReactNode
}

/** The room of a page inside the shell: paddings and the greatest width. */
export function Page({ width = 'wide', className, children }: PageProps) {
  return (
    <div className={classNames('k-page', className)}>
      <div className="k-page-inner" style={{ '--width': widths[width] } as CSSProperties}>
        {children}
      </div>
    </div>
  )
}

export interface PageHeadProps {
  title: ReactNode
  lead?: ReactNode
  /** Above the title: a link with the class `k-page-back`. */
  back?: ReactNode
  /** At the right: a count or an action. */
  end?: ReactNode
}

export function PageHead({ title, lead, back, end }: PageHeadProps) {
  return (
    <header className="k-page-head">
      <div>
        {back}
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </div>
      {end}
    </header>
  )
}
