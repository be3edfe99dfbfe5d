import { deskLimits } from '@aureole/contract/desk'
import { useRef, useState, type FormEvent } from 'react'
import { ApiProblem } from '#lib/api.ts'
import { sentenceFor } from '#lib/forms/form-problems.ts'
import { useSubmission } from '#lib/forms/use-submission.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, Field, SelectInput } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { cannedDismissals, cannedHides, cannedWarnings, type Canned } from '../desk/canned.ts'
import { hoursInWords, nextSuspensionHours, warningEffect } from '../desk/penalties.ts'
import { ReasonField } from '../desk/reason-field.tsx'
import { decide, type Decision } from './decisions.ts'
import { Preview } from './preview.tsx'
import type { DeskMessage, Opened } from './stretch.ts'

interface DecideFormProps {
  decision: Decision
  opened: Opened
  message: DeskMessage | undefined
  patch: (change: (now: Opened) => Opened) => void
  onDone: (decision: Decision) => void
  onCancel: () => void
  /** A colleague has acted meanwhile: the case has to be read again before anything is decided. */
  onConflict: (detail: string) => void
}

interface Wording {
  label: (name: string) => string
  action: string
  closing: boolean
  danger?: boolean
  canned?: readonly Canned[]
}

const internal = () => 'Why? For the record'
const toPerson = (name: string) => `What ${name} will read`

const wordings: Record<Decision, Wording> = {
  dismiss: { label: internal, action: 'Dismiss', closing: false, canned: cannedDismissals },
  warn: { label: toPerson, action: 'Send the warning', closing: true, canned: cannedWarnings },
  suspend: { label: toPerson, action: 'Suspend', closing: true, danger: true, canned: cannedWarnings },
  hide: { label: internal, action: 'Hide the message', closing: true, canned: cannedHides },
  unhide: { label: internal, action: 'Show it again', closing: false },
  note: { label: () => 'Note to colleagues', action: 'Add the note', closing: false },
  close: {
    label: internal,
    action: 'Close the case',
    closing: false,
    canned: [{ title: 'Answered', text: 'Answered in the chat.' }],
  },
}

const lengths = [1, 24, 72, 168, 720]

function effect(decision: Decision, { person }: Opened): string | undefined {
  if (decision === 'warn') return warningEffect(person)
  if (decision === 'dismiss') return 'No rule was broken. All open reasons of this chat are closed.'
  if (decision === 'close') return 'It was dealt with in the chat. All open reasons are closed.'
  return undefined
}

/** The panel may be longer than the screen: the whole form comes into view, not only its first field. */
function intoView(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: 'nearest' })
}

export function DecideForm(props: DecideFormProps) {
  const { decision, opened, message, patch, onDone, onCancel, onConflict } = props
  const { label, action, closing, danger, canned } = wordings[decision]
  const open = opened.case.state !== 'RESOLVED'
  const [reason, setReason] = useState('')
  const [hours, setHours] = useState(() => nextSuspensionHours(opened.person))
  const [closes, setCloses] = useState(true)
  const [missing, setMissing] = useState(false)
  const key = useRef(crypto.randomUUID())
  const { busy, problem, submit } = useSubmission()

  function send(event?: FormEvent): void {
    event?.preventDefault()
    if (reason.trim() === '') return setMissing(true)
    const wasOpen = open
    let closed = false
    const decided = { decision, reason: reason.trim(), hours, closes, message, key: key.current }
    void submit(
      async () => {
        await decide(opened, decided, (change) => {
          closed ||= wasOpen && closes && closing
          patch(change)
        })
        onDone(decision)
      },
      (error) => {
        if (!(error instanceof ApiProblem) || error.code !== 'conflict') return sentenceFor(error)
        onConflict(closed ? `The case is closed, but: ${error.message}` : error.message)
        return undefined
      },
    )
  }

  return (
    <form
      ref={intoView}
      noValidate
      onSubmit={send}
      aria-label={action}
      className="mt-4 flex flex-col gap-4 border-t border-line pt-4"
    >
      {decision === 'hide' || decision === 'unhide' ? (
        <blockquote className="line-clamp-3 border-l-2 border-line-2 pl-3 text-15 text-ink-2">
          {message?.text}
        </blockquote>
      ) : null}
      <ReasonField
        label={label(opened.person.name)}
        value={reason}
        onChange={(value) => {
          setReason(value)
          setMissing(false)
        }}
        canned={canned}
        max={decision === 'note' ? deskLimits.noteMax : deskLimits.reasonMax}
        error={missing ? 'A reason is needed.' : undefined}
        hint={effect(decision, opened)}
        onSubmit={send}
        onCancel={onCancel}
      />
      {decision === 'suspend' ? (
        <Field label="For how long">
          <SelectInput value={hours} onChange={(event) => setHours(Number(event.target.value))}>
            {lengths.map((length) => (
              <option key={length} value={length}>
                {hoursInWords(length)}
                {length === nextSuspensionHours(opened.person) ? ' (the next step)' : ''}
              </option>
            ))}
          </SelectInput>
        </Field>
      ) : null}
      {closing && open ? (
        <Checkbox checked={closes} onChange={(event) => setCloses(event.target.checked)}>
          Close the case with it
        </Checkbox>
      ) : null}
      <Preview decision={decision} opened={opened} reason={reason} hours={hours} />
      {problem === undefined ? null : (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className="flex items-center justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
