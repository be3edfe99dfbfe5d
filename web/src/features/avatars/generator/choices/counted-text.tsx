import { Sparkles } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/field.tsx'

interface CountedTextProps {
  label: string
  note?: string | undefined
  hint?: string | undefined
  value: string
  max: number
  rows?: number
  placeholder?: string | undefined
  error?: string | undefined
  onChange: (value: string) => void
  /** A button that words it from the other answers. */
  suggest?: { readonly label: string; readonly onClick: () => void } | undefined
}

const near = 40

/** Several lines with a count that is seen all the time and spoken only where it begins to matter. */
export function CountedText(props: CountedTextProps) {
  const { label, note, hint, value, max, rows = 3, placeholder, error, onChange, suggest } = props
  const left = max - value.length
  return (
    <div className="relative">
      <Field label={label} note={note} hint={hint} error={error}>
        <TextArea
          rows={rows}
          value={value}
          maxLength={max}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div className="absolute top-0 right-0 flex items-center gap-3">
        <span
          aria-hidden="true"
          className={`text-13 tabular-nums ${left <= near ? 'text-warn' : 'text-ink-3'}`}
        >
          {value.length} / {max}
        </span>
      </div>
      <output className="sr-only">{left <= near ? `${left} characters left` : ''}</output>
      {suggest && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Sparkles aria-hidden="true" />}
          onClick={suggest.onClick}
          className="mt-1 -ml-3"
        >
          {suggest.label}
        </Button>
      )}
    </div>
  )
}
