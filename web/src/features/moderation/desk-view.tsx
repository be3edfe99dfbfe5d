import { Keyboard } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Drawer } from '../../ui/drawer.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { keyName, useKeys, useKeysWanted, type KeyAction } from './desk/keys.ts'
import { useWide } from './desk/use-wide.ts'

const KeysDialog = lazy(async () => ({ default: (await import('./desk/keys-dialog.tsx')).KeysDialog }))

interface DeskViewProps {
  title: ReactNode
  /** Before the title: the way back. */
  back?: ReactNode
  /** Beside the title: filters. */
  tools?: ReactNode
  /** At the right end of the head. */
  end?: ReactNode
  /** Between the head and the rows, over the full width. */
  strip?: ReactNode
  children: ReactNode
  /** Under the rows, where one writes. */
  foot?: ReactNode
  /** The panel at the right, from lg on. */
  panel?: ReactNode
  /** Below lg the panel lies over the page while it is wanted. */
  drawer?: { open: boolean; title: string; onClose: () => void }
  actions: readonly KeyAction[]
}

function Hints({ actions, onHelp }: { actions: readonly KeyAction[]; onHelp: () => void }) {
  const on = useKeysWanted()
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-4 py-2 text-13 text-ink-3">
      {on && (
        <ul aria-label="Keys" className="flex flex-wrap gap-x-5 gap-y-2 max-md:hidden">
          {actions
            .filter(({ rare }) => rare !== true)
            .map(({ keys, does }) => (
              <li key={does} className="flex items-center gap-1.5">
                {keys.slice(0, 2).map((key) => (
                  <Kbd key={key}>{keyName(key)}</Kbd>
                ))}
                {does}
              </li>
            ))}
        </ul>
      )}
      <button
        type="button"
        onClick={onHelp}
        className="flex min-h-7 items-center gap-1.5 rounded-small hover:text-ink-1 max-md:hidden"
      >
        {on ? <Kbd>?</Kbd> : <Keyboard size={16} strokeWidth={1.5} aria-hidden />}
        All keys
      </button>
      <p className="ml-auto max-lg:ml-0">Every opening is written to the audit log.</p>
    </footer>
  )
}

/** The agents' screens: a thin head, rows that fill the height, a panel for what is chosen, keys along the bottom. */
export function DeskView(props: DeskViewProps) {
  const { title, back, tools, end, strip, children, foot, panel, drawer } = props
  const [help, setHelp] = useState(false)
  const wide = useWide()
  const actions: readonly KeyAction[] = [
    ...props.actions,
    { keys: ['?'], does: 'All keys', rare: true, run: () => setHelp(true) },
  ]
  useKeys(actions)
  return (
    <div className="flex min-h-full flex-col max-lg:min-h-[calc(100dvh-3.5rem)] md:max-lg:min-h-dvh lg:h-dvh">
      <header className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-2">
        <div className="flex min-w-0 items-center gap-2">
          {back}
          <h1 className="min-w-0 truncate font-sans text-17 font-semibold tracking-normal text-ink-1">
            {title}
          </h1>
        </div>
        {tools && <div className="max-w-full min-w-0 max-md:order-3 max-md:w-full">{tools}</div>}
        {end && <div className="ml-auto flex flex-wrap items-center gap-2 text-13 text-ink-3">{end}</div>}
      </header>
      {strip}
      <div className="flex min-h-0 grow">
        <div className="flex min-w-0 grow flex-col">
          <div className="@container flex min-h-0 grow flex-col lg:overflow-auto" data-desk-rows>
            {children}
          </div>
          {foot && <div className="z-10 bg-surface-0 max-lg:sticky max-lg:bottom-0">{foot}</div>}
        </div>
        {panel && wide && (
          <aside
            aria-label="Details"
            className="w-80 shrink-0 overflow-auto border-l border-line p-5 2xl:w-96"
          >
            {panel}
          </aside>
        )}
      </div>
      <Hints actions={actions} onHelp={() => setHelp(true)} />
      {drawer && !wide && (
        <Drawer open={drawer.open} side="bottom" title={drawer.title} onClose={drawer.onClose}>
          {panel}
        </Drawer>
      )}
      <Suspense>{help && <KeysDialog actions={actions} onClosed={() => setHelp(false)} />}</Suspense>
    </div>
  )
}
