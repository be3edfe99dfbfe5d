import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

export interface MenuEntry {
  label: string
  icon?: ReactNode
  onSelect: () => void
  kbd?: string | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  /** A line above it. */
  apart?: boolean | undefined
}

export interface MenuProps {
  /** The button that opens it, with its own name: `<IconButton label="More">`. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  align?: 'start' | 'center' | 'end' | undefined
}

export function Menu({ trigger, entries, side = 'bottom', align = 'end' }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          className="k-menu-place"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
        >
          <BaseMenu.Popup className="k-menu">
            {entries.map((entry) => (
              <MenuItem key={entry.label} entry={entry} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function MenuItem({ entry }: { entry: MenuEntry }) {
  return (
    <>
      {entry.apart ? <BaseMenu.Separator className="k-menu-line" /> : null}
      <BaseMenu.Item
        className="k-menu-item"
        disabled={entry.disabled}
        data-danger={entry.danger ? '' : undefined}
        onClick={entry.onSelect}
      >
        {entry.icon}
        {entry.label}
        {entry.kbd ? <Kbd>{entry.kbd}</Kbd> : null}
      </BaseMenu.Item>
    </>
  )
}
