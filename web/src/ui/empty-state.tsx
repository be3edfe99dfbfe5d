import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Halo } from './halo.tsx'

export interface EmptyStateProps {
  /** Stands above the words; a halo when nothing is given, nothing for `null`. */
  art?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** The heading's level in its surroundings. */
  level?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

export function EmptyState({ art, title, text, action, level = 2, className }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={classNames('k-empty', className)}>
      {art === null ? null : (
        <div className="k-empty-art">{art === undefined ? <Halo size={112} /> : art}</div>
      )}
      <Title>{title}</Title>
      {text ? <p>{text}</p> : null}
      {action ? <div className="k-empty-actions">{action}</div> : null}
    </div>
  )
}
