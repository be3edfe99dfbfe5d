import type { ReactNode } from 'react'

interface GroupProps {
  label: string
  /** What is chosen now, beside the label. */
  chosen?: string | undefined
  end?: ReactNode
  children: ReactNode
}

/** One question within a step: its name, what is chosen, and the choices. */
export function Group({ label, chosen, end, children }: GroupProps) {
  return (
    <fieldset className="min-w-0 border-0 p-0">
      <legend className="sr-only">{label}</legend>
      <div className="mb-3 flex min-h-6 items-baseline gap-2" aria-hidden={end ? undefined : true}>
        <span className="text-15 font-semibold text-ink-1">{label}</span>
        <span className="truncate text-15 text-ink-3">{chosen}</span>
        {end && <span className="ml-auto">{end}</span>}
      </div>
      {children}
    </fieldset>
  )
}
