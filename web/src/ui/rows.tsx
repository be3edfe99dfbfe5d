import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A list of settings or things in one frame; each child is one `li`. */
export function Rows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames('k-rows', className)} />
}

/** For a row that is a link: `<li><Link className={rowClass()}><RowContent .../></Link></li>`. */
export function rowClass(extra?: string): string {
  return classNames('k-row', extra)
}

export interface RowContentProps {
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  end?: ReactNode
  /** Shows that it leads somewhere. */
  chevron?: boolean | undefined
}

export function RowContent({ icon, title, text, end, chevron }: RowContentProps) {
  return (
    <>
      {icon}
      <span className="k-row-text">
        <span>{title}</span>
        {text ? <small>{text}</small> : null}
      </span>
      {end ? <span className="k-row-end">{end}</span> : null}
      {chevron ? <ChevronRight aria-hidden="true" /> : null}
    </>
  )
}

export interface RowProps extends RowContentProps {
  onClick?: (() => void) | undefined
  danger?: boolean | undefined
  current?: boolean | undefined
  className?: string | undefined
}

export function Row({ onClick, danger, current, className, ...content }: RowProps) {
  const shared = { className: rowClass(className), 'data-danger': danger ? '' : undefined }
  return (
    <li>
      {onClick ? (
        <button type="button" {...shared} aria-current={current ? 'true' : undefined} onClick={onClick}>
          <RowContent {...content} />
        </button>
      ) : (
        <div {...shared}>
          <RowContent {...content} />
        </div>
      )}
    </li>
  )
}
