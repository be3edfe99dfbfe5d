import { useId, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

interface DetailProps {
  title: string
  /** As it is now. */
  value: ReactNode
  text?: ReactNode
  /** Without it, this cannot be changed here. */
  onChange?: (() => void) | undefined
  /** Takes the place of the value while it is being changed. */
  form?: ReactNode
  /** News about it, such as a change that waits. */
  children?: ReactNode
}

/** One fact about the person with the way to change it, which opens in its place. */
export function Detail({ title, value, text, onChange, form, children }: DetailProps) {
  const id = useId()
  const editing = form !== undefined && form !== false
  return (
    <section aria-labelledby={id} className="py-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="font-sans text-13 font-medium text-ink-2">
            {title}
          </h2>
          {!editing && <p className="mt-1 text-17 break-words text-ink-1">{value}</p>}
          {!editing && text !== undefined && <p className="mt-1 text-13 text-ink-3">{text}</p>}
        </div>
        {!editing && onChange !== undefined && (
          <Button variant="quiet" size="sm" aria-label={`Change: ${title}`} onClick={onChange}>
            Change
          </Button>
        )}
      </div>
      {editing && <div className="mt-3">{form}</div>}
      {children}
    </section>
  )
}
