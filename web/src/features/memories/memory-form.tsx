import { memoryLimits } from '@aureole/contract/memories'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { Button } from '../../ui/button.tsx'

export interface MemoryFormProps {
  label: string
  /** What stands there already. */
  text?: string
  placeholder?: string
  hint?: string
  save: (text: string) => Promise<void>
  onDone: () => void
}

/** A few words to write down or to put otherwise, in the place where they will stand. */
export function MemoryForm({ label, text: before = '', placeholder, hint, save, onDone }: MemoryFormProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const [text, setText] = useState(before)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const left = memoryLimits.textMax - text.trim().length

  useLayoutEffect(() => {
    const field = area.current
    if (!field) return
    field.style.height = 'auto'
    field.style.height = `${field.scrollHeight + 2}px`
  }, [text])

  useLayoutEffect(() => {
    const field = area.current
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
    // With its buttons: on a phone the keyboard comes up as well.
    field?.form?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function send(): Promise<void> {
    const words = text.trim()
    if (busy || words === '' || left < 0) return
    if (words === before.trim()) return onDone()
    setBusy(true)
    setProblem(undefined)
    try {
      await save(words)
      onDone()
    } catch (error) {
      setProblem(sentenceFor(error))
      setBusy(false)
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onDone()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      void send()
    }
  }

  const told = problem ?? (left < 0 ? `${-left} characters too many.` : left < 40 ? `${left} left.` : hint)
  return (
    <form
      className="py-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <textarea
        ref={area}
        rows={1}
        dir="auto"
        value={text}
        readOnly={busy}
        aria-label={label}
        aria-describedby={told === undefined ? undefined : id}
        aria-invalid={problem !== undefined || left < 0 || undefined}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="k-input block max-h-60 min-h-11 w-full resize-none text-15"
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <p
          id={id}
          role={problem === undefined ? undefined : 'alert'}
          className={`min-w-20 flex-1 text-13 ${problem === undefined && left >= 0 ? 'text-ink-3' : 'text-danger'}`}
        >
          {told}
        </p>
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" variant="tint" size="sm" busy={busy} disabled={text.trim() === '' || left < 0}>
          Save
        </Button>
      </div>
    </form>
  )
}
