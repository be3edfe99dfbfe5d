import { useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface SegmentedOption<V extends string> {
  value: V
  label: ReactNode
  count?: number | undefined
  disabled?: boolean | undefined
}

export interface SegmentedProps<V extends string> {
  label: string
  options: readonly SegmentedOption<V>[]
  value: V | undefined
  onChange: (value: V) => void
  /** Off where the labels differ much in length; then the mark fades instead of sliding. */
  equal?: boolean | undefined
  className?: string | undefined
}

export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, options, value, onChange, equal = true, className } = props
  const name = useId()
  const chosen = options.findIndex((option) => option.value === value)
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('k-segmented', className)}
      data-equal={equal && chosen >= 0 ? '' : undefined}
      style={{ '--count': options.length, '--chosen': chosen } as CSSProperties}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.count === undefined ? null : <small>{option.count}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
