import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type NoticeTone = 'plain' | 'info' | 'ok' | 'warn' | 'danger'

const icons = { plain: Info, info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert }

export interface NoticeProps {
  tone?: NoticeTone | undefined
  /** In place of the tone's own icon. */
  icon?: ReactNode
  title?: ReactNode
  /** A thin strip over the full width, such as "No connection". */
  bar?: boolean | undefined
  role?: 'status' | 'alert' | undefined
  className?: string | undefined
  children?: ReactNode
}

export function Notice({ tone = 'plain', icon, title, bar, role, className, children }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={classNames('k-notice', `k-notice-${tone}`, bar && 'k-notice-bar', className)} role={role}>
      {icon ?? <Icon aria-hidden="true" />}
      <div>
        {title ? <strong>{title}</strong> : null}
        {children}
      </div>
    </div>
  )
}
