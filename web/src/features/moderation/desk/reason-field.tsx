import { deskLimits } from '@aureole/contract/desk'
import { useRef, type KeyboardEvent } from 'react'
import { Field, TextArea } from '#ui/field.tsx'
import type { Canned } from './canned.ts'

interface ReasonFieldProps {
  label: string
  hint?: string | undefined
  value: string
  onChange: (value: string) => void
  canned?: readonly Canned[] | undefined
  error?: string | undefined
  max?: number | undefined
  rows?: number | undefined
  onSubmit: () => void
  onCancel?: (() => void) | undefined
}

/** Words that are asked for each time, with beginnings to choose from. Control or command and Enter sends. */
export function ReasonField(props: ReasonFieldProps) {
  const { label, hint, value, onChange, canned = [], error, max = deskLimits.reasonMax, rows = 4 } = props
  const area = useRef<HTMLTextAreaElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      props.onSubmit()
    } else if (event.key === 'Escape' && props.onCancel) {
      event.preventDefault()
      event.stopPropagation()
      props.onCancel()
    }
  }

  return (
    <div>
      <Field label={label} hint={hint} error={error}>
        <TextArea
          ref={area}
          autoFocus
          rows={rows}
          value={value}
          maxLength={max}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {canned.length > 0 ? (
        <div role="group" aria-label="Ready beginnings" className="mt-2 flex flex-wrap gap-1.5">
          {canned.map(({ title, text }) => (
            <button
              key={title}
              type="button"
              className="k-chip k-chip-sm"
              onClick={() => {
                onChange(text)
                area.current?.focus()
              }}
            >
              {title}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
