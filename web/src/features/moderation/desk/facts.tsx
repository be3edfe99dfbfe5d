import type { ReactNode } from 'react'

export function Facts({ className = '', children }: { className?: string; children: ReactNode }) {
  return <dl className={`grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-1.5 text-15 ${className}`}>{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-13 leading-[1.55rem] text-ink-3">{name}</dt>
      <dd className="min-w-0 break-words text-ink-1">{children}</dd>
    </div>
  )
}
