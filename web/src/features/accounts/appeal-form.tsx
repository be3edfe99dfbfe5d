import { createAppeal } from '@aureole/contract/appeals'
import { deskLimits } from '@aureole/contract/desk'
import { useState, type FormEvent } from 'react'
import { api } from '../../lib/api.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

interface AppealFormProps {
  /** By which the server knows what it is about: the dialog's token, or the penalty's id. */
  about: { token: string } | { penaltyId: string }
  onSent: () => void
  onBack: () => void
  backLabel: string
}

/** Where a person says that we were wrong. */
export function AppealForm({ about, onSent, onBack, backLabel }: AppealFormProps) {
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, problem, submit } = useSubmission()

  function send(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() === '') return setMissing(true)
    void submit(async () => {
      await api(createAppeal, { body: { ...about, text: text.trim() } })
      onSent()
    }, sentenceFor)
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      <Field
        label="What should we know?"
        hint="You can appeal once. Someone other than the person who decided reads it, and answers by mail."
        error={missing ? 'Please write a line or two.' : undefined}
      >
        <TextArea
          rows={6}
          value={text}
          maxLength={deskLimits.appealMax}
          onChange={(event) => {
            setText(event.target.value)
            setMissing(false)
          }}
        />
      </Field>
      {problem === undefined ? null : (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" block busy={busy}>
          Send the appeal
        </Button>
        <Button variant="ghost" block onClick={onBack}>
          {backLabel}
        </Button>
      </div>
    </form>
  )
}
