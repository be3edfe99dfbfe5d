import {
  messageLimits,
  reportMessage,
  reportReasons,
  type Message,
  type ReportReason,
} from '@aureole/contract/messages'
import { useState, type FormEvent } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { toast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

const words: Record<ReportReason, string> = {
  HARMFUL: 'It is dangerous or gives harmful advice',
  SEXUAL: 'It is sexual',
  MINOR: 'It is about someone under 18',
  HATE: 'It is hateful or degrading',
  SELF_HARM: 'It is about self-harm or suicide',
  PERSONAL_DATA: 'It gives away personal data',
  SPAM: 'It is spam or a scam',
  OTHER: 'Something else',
}

/** Tells customer care about a message. */
export function ReportDialog(props: { chatHash: string; message: Message; onClosed: () => void }) {
  const { chatHash, message, onClosed } = props
  const [open, setOpen] = useState(true)
  const [reason, setReason] = useState<ReportReason>()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (reason === undefined) return setProblem('Choose what is wrong with it.')
    setBusy(true)
    setProblem(undefined)
    const more = text.trim() === '' ? {} : { text: text.trim() }
    try {
      await api(reportMessage, { params: { chatHash, id: message.id }, body: { reason, ...more } })
      setOpen(false)
      toast({ severity: 'success', title: 'Reported', message: 'Thank you. Customer care will look at it.' })
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.message : 'Not sent. Please try again.')
      setBusy(false)
    }
  }

  return (
    <DialogFrame
      open={open}
      title="Report this message"
      lead="A person of customer care will read it and what was said around it."
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      footer={
        <Button type="submit" form="report-message" block busy={busy}>
          Send the report
        </Button>
      }
    >
      <form id="report-message" onSubmit={(event) => void send(event)} className="space-y-5">
        <fieldset>
          <legend className="k-label">What is wrong with it?</legend>
          <div className="mt-1.5">
            {reportReasons.map((value) => (
              <label
                key={value}
                className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-surface-3"
              >
                <input
                  type="radio"
                  name="reason"
                  value={value}
                  checked={reason === value}
                  onChange={() => setReason(value)}
                  className="size-5 flex-none accent-primary-a"
                />
                {words[value]}
              </label>
            ))}
          </div>
        </fieldset>
        <Field label="Anything to add" note="optional">
          <TextArea
            value={text}
            maxLength={messageLimits.reportMax}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {problem === undefined ? null : (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </form>
    </DialogFrame>
  )
}
