import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { rowClass, RowContent, Rows } from '../../ui/rows.tsx'

export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-serif text-20 text-ink-1">
        {title}
      </h2>
      <Rows>{children}</Rows>
    </section>
  )
}

interface LinkRowProps {
  to: string
  icon: ReactNode
  title: string
  text: string
}

export function LinkRow({ to, icon, title, text }: LinkRowProps) {
  return (
    <li>
      <Link to={to} className={rowClass()}>
        <RowContent icon={icon} title={title} text={text} chevron />
      </Link>
    </li>
  )
}
