import { useId } from 'react'
import type { Option } from '../options.ts'
import { Group } from './group.tsx'

interface SwatchChoicesProps {
  label: string
  options: readonly Option[]
  value: string | undefined
  /** The CSS background of an option. */
  colour: (value: string) => string | undefined
  onChange: (value: string) => void
}

/** Choices that are a colour. The name of what is chosen stands above, for whoever cannot tell them apart. */
export function SwatchChoices({ label, options, value, colour, onChange }: SwatchChoicesProps) {
  const name = useId()
  if (options.length === 0) return null
  return (
    <Group label={label} chosen={options.find((option) => option.value === value)?.label}>
      <div className="-m-1.5 flex flex-wrap gap-1 p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            className="group/swatch relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-primary-ink"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.label}
              className="absolute inset-0 z-1 size-full cursor-pointer opacity-0"
            />
            <span
              style={{ background: colour(option.value) }}
              className="size-8.5 rounded-full shadow-[inset_0_0_0_1px_var(--line-2)] transition-shadow duration-fast group-hover/swatch:shadow-[inset_0_0_0_1px_var(--line-2),0_0_0_2px_var(--edge)] group-has-checked/swatch:shadow-[inset_0_0_0_1px_var(--line-2),0_0_0_2.5px_var(--surface-0),0_0_0_4.5px_var(--primary-ink)]"
            />
          </label>
        ))}
      </div>
    </Group>
  )
}
