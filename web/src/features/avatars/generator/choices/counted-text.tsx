import { Sparkles } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Field, TextArea } from '../../../../ui/field.tsx'

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
  /** Words it from the other answers. */
  onSuggest?: (() => void) | undefined
}

const near = 40

/** Several lines with a count that is seen all the time and spoken only where it begins to matter. */
export function CountedText(props: CountedTextProps) {
  const { label, note, hint, value, max, rows = 3, placeholder, error, onChange, onSuggest } = props
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
      {onSuggest && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Sparkles aria-hidden="true" />}
          aria-label={`Suggest ${label.toLowerCase()}`}
          onClick={onSuggest}
          className="mt-1 -ml-3"
        >
          {value.trim() === '' ? 'Suggest something' : 'Suggest another'}
        </Button>
      )}
    </div>
  )
}
