import { Check, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function chipClass(look: { size?: 'sm' | 'md' | undefined } = {}, extra?: string): string {
  return classNames('k-chip', look.size === 'sm' && 'k-chip-sm', extra)
}

export interface ChipProps extends ComponentProps<'button'> {
  chosen?: boolean | undefined
  icon?: ReactNode
  size?: 'sm' | 'md' | undefined
  /** Shows a cross instead of the tick: pressing it takes the filter away. */
  removable?: boolean | undefined
}

/** A choice that can be on or off. */
export function Chip({ chosen, icon, size, removable, className, children, type, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={chipClass({ size }, className)}
      aria-pressed={removable ? undefined : (chosen ?? false)}
      data-chosen={removable ? '' : undefined}
    >
      {icon}
      {children}
      {removable ? <X aria-hidden="true" /> : chosen ? <Check aria-hidden="true" /> : null}
    </button>
  )
}

/** A word about something, such as a trait; cannot be pressed. */
export function Tag({
  size = 'sm',
  icon,
  className,
  children,
}: Pick<ChipProps, 'size' | 'icon' | 'className' | 'children'>) {
  return (
    <span className={chipClass({ size }, className)}>
      {icon}
      {children}
    </span>
  )
}
