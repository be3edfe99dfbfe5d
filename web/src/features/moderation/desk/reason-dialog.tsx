import { useState, type FormEvent, type ReactNode } from 'react'
import { ApiProblem } from '#lib/api.ts'
import { sentenceFor } from '#lib/forms/form-problems.ts'
import { useSubmission } from '#lib/forms/use-submission.ts'
import { Button } from '#ui/button.tsx'
import { DialogFrame } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Canned } from './canned.ts'
import { ReasonField } from './reason-field.tsx'

interface ReasonDialogProps {
  title: string
  lead?: ReactNode
  label: string
  action: string
  canned?: readonly Canned[] | undefined
  danger?: boolean | undefined
  /** The words may be left out. */
  optional?: boolean | undefined
  /** Between the words and the buttons: what the person will see. */
  children?: (reason: string) => ReactNode
  send: (reason: string) => Promise<void>
  onClosed: () => void
}

/** A decision that needs words: they are kept with it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [open, setOpen] = useState(true)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, problem, submit } = useSubmission()

  function send(event?: FormEvent): void {
    event?.preventDefault()
    if (reason.trim() === '' && props.optional !== true) return setMissing(true)
    void submit(
      async () => {
        await props.send(reason.trim())
        setOpen(false)
      },
      (error) => {
        const late = error instanceof ApiProblem && error.status === 409
        return late ? `A colleague was quicker. ${error.message}` : sentenceFor(error)
      },
    )
  }

  return (
    <DialogFrame
      open={open}
      title={props.title}
      lead={props.lead}
      onClose={() => setOpen(false)}
      onClosed={props.onClosed}
    >
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <ReasonField
          label={props.label}
          value={reason}
          onChange={(value) => {
            setReason(value)
            setMissing(false)
          }}
          canned={props.canned}
          error={missing ? 'A reason is needed.' : undefined}
          onSubmit={send}
        />
        {props.children?.(reason)}
        {problem === undefined ? null : (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button type="submit" variant={props.danger === true ? 'danger' : 'primary'} busy={busy}>
            {props.action}
          </Button>
        </div>
      </form>
    </DialogFrame>
  )
}
