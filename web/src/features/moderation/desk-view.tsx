import type { ReactNode } from 'react'
import { Kbd } from '../../ui/kbd.tsx'

export interface KeyHint {
  readonly keys: readonly string[]
  readonly does: string
}

interface DeskViewProps {
  title: ReactNode
  /** Beside the title: filters. */
  tools?: ReactNode
  /** At the right end of the head. */
  end?: ReactNode
  children: ReactNode
  /** The panel at the right, from lg on. */
  panel?: ReactNode
  hints: readonly KeyHint[]
}

/** The agents' screens: a thin head, rows that fill the height, a panel for what is chosen, keys along the bottom. */
export function DeskView({ title, tools, end, children, panel, hints }: DeskViewProps) {
  return (
    <div className="flex min-h-full flex-col lg:h-dvh">
      <header className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-2">
        <h1 className="font-sans text-17 font-semibold tracking-normal text-ink-1">{title}</h1>
        {tools}
        {end && <div className="ml-auto text-13 text-ink-3">{end}</div>}
      </header>
      <div className="flex min-h-0 grow">
        <div className="flex min-w-0 grow flex-col overflow-auto">{children}</div>
        {panel && (
          <aside className="hidden w-80 shrink-0 overflow-auto border-l border-line p-5 lg:block">
            {panel}
          </aside>
        )}
      </div>
      <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-4 py-2.5 text-13 text-ink-3">
        <ul aria-label="Keys" className="flex flex-wrap gap-x-5 gap-y-2 max-md:hidden">
          {hints.map(({ keys, does }) => (
            <li key={does} className="flex items-center gap-1.5">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              {does}
            </li>
          ))}
        </ul>
        <p className="ml-auto max-md:ml-0">Every opening is written to the audit log.</p>
      </footer>
    </div>
  )
}

/** The column heads of a table that has no rows yet, so that an agent knows what will stand where. */
export function EmptyTable({ columns, children }: { columns: readonly string[]; children: ReactNode }) {
  return (
    <>
      <div
        aria-hidden="true"
        className="grid min-h-9 shrink-0 auto-cols-fr grid-flow-col items-center gap-4 border-b border-line px-4 text-13 text-ink-3 max-md:hidden"
      >
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div className="grid grow place-items-center px-4 py-10">{children}</div>
    </>
  )
}
