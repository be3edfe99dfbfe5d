import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'primary' | 'danger' | 'warn' | 'ok' | 'info'

export interface BadgeProps {
  tone?: BadgeTone | undefined
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('k-badge', tone !== 'neutral' && `k-badge-${tone}`, className)}>
      {icon}
      {children}
    </span>
  )
}

/** Nothing at zero; `what` completes the spoken text: "3 unread". */
export function UnreadBadge({ count, what = 'unread' }: { count: number; what?: string | undefined }) {
  if (count <= 0) return null
  return (
    <span className="k-unread">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {what}</span>
    </span>
  )
}
