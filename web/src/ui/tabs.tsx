import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Tab<V extends string> {
  value: V
  label: ReactNode
  end?: ReactNode
  disabled?: boolean | undefined
}

export interface TabsProps<V extends string> {
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
  /** The chosen tab's content. */
  children?: ReactNode
  className?: string | undefined
  panelClassName?: string | undefined
}

export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, tabs, value, onChange, children, className, panelClassName } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function walk(event: KeyboardEvent) {
    const open = tabs.filter((tab) => !tab.disabled)
    const at = open.findIndex((tab) => tab.value === value)
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1 + open.length,
      Home: 0,
      End: open.length - 1,
    }
    const step = steps[event.key]
    const next = step === undefined ? undefined : open[step % open.length]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={classNames('k-tabs', className)}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className="k-tab"
            data-value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={children !== undefined && tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.value)}
            onKeyDown={walk}
          >
            {tab.label}
            {tab.end}
          </button>
        ))}
      </div>
      {children === undefined ? null : (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={panelClassName}>
          {children}
        </div>
      )}
    </>
  )
}
