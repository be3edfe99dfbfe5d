import { callAgent } from '@aureole/contract/desk-chats'
import { useState, type FormEvent } from 'react'
import { api } from '../../lib/api.ts'
import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { toast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

const textMax = 1000

/** Asks for a human of customer care in this chat. */
export function CallAgentDialog({ props, frame }: DialogView<'call-agent'>) {
  const [text, setText] = useState(props.text ?? '')
  const { busy, problem, submit } = useSubmission()

  function send(event: FormEvent): void {
    event.preventDefault()
    void submit(async () => {
      const body = text.trim() === '' ? {} : { text: text.trim() }
      await api(callAgent, { params: { chatHash: props.chatHash }, body })
      closeDialog('done')
      toast({
        severity: 'success',
        title: 'Customer care is on the way',
        message: 'A human will write to you in this chat. You can close the page meanwhile.',
      })
    }, sentenceFor)
  }

  return (
    <DialogFrame
      {...frame}
      title="Call a human"
      lead={
        props.lead ??
        'A person of customer care reads what was said here lately and writes to you in this chat. It is free.'
      }
    >
      <form onSubmit={send} className="flex flex-col gap-4">
        <Field label="What is it about?" note="optional">
          <TextArea
            rows={4}
            maxLength={textMax}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {problem === undefined ? null : (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <Button type="submit" size="lg" block busy={busy}>
          Call customer care
        </Button>
        <p className="text-13 text-ink-3">
          In danger right now? Please call the emergency number where you are. The page{' '}
          <a href="/safety" className="k-link" target="_blank" rel="noreferrer">
            Safety
          </a>{' '}
          lists people who answer at once.
        </p>
      </form>
    </DialogFrame>
  )
}
