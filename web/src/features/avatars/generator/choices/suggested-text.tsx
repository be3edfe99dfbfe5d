import type { ReactNode } from 'react'
import { Chip } from '#ui/chip.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { useSomeOf } from './some-of.tsx'

interface SuggestedTextProps {
  label: string
  note?: string | undefined
  value: string
  max: number
  suggestions: readonly string[]
  /** Of many suggestions, which ones are shown first. */
  seed?: string
  placeholder?: string | undefined
  error?: string | undefined
  /** Beside the suggestions, for example to see others. */
  more?: ReactNode
  onChange: (value: string) => void
}

/** A few words of one's own, or one of ours with a press. */
export function SuggestedText(props: SuggestedTextProps) {
  const { label, note, value, max, suggestions, seed = '', placeholder, error, onChange } = props
  const { shown, more } = useSomeOf(suggestions, seed, [value.trim()])
  return (
    <div>
      <Field label={label} note={note} error={error}>
        <TextInput
          value={value}
          maxLength={max}
          placeholder={placeholder}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          className="max-w-[28rem]"
        />
      </Field>
      <div role="group" aria-label="Suggestions" className="mt-3 flex flex-wrap items-center gap-2">
        {shown.map((word) => (
          <Chip
            key={word}
            chosen={value.trim() === word}
            onClick={() => onChange(value.trim() === word ? '' : word)}
          >
            {word}
          </Chip>
        ))}
        {more}
        {props.more}
      </div>
    </div>
  )
}
