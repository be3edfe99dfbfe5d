import { useId, type ReactNode } from 'react'
import { chipClass } from '#ui/chip.tsx'
import { Group } from './group.tsx'

interface RadioChipsProps {
  label: string
  options: readonly { readonly value: string; readonly label: ReactNode }[]
  value: string | undefined
  onChange: (value: string) => void
}

/** One out of a few words. */
export function RadioChips({ label, options, value, onChange }: RadioChipsProps) {
  const name = useId()
  if (options.length === 0) return null
  return (
    <Group label={label}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            data-chosen={option.value === value ? '' : undefined}
            className={chipClass(
              {},
              'relative cursor-pointer border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-ink max-md:h-11 hover:text-ink-1',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </Group>
  )
}
