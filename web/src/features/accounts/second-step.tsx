import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiProblem } from '../../lib/api.ts'
import { closeDialog, type DialogFrameState } from '../../lib/dialogs.ts'
import { sentenceFor, showProblem } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { session } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

interface SecondStepProps {
  challenge: string
  frame: DialogFrameState
  /** To the password again; with a reason when it was not the person who wanted to. */
  onBack: (why?: string) => void
}

const asks = {
  app: {
    label: 'Code from the app',
    lead: 'Enter the six digits that your authenticator app shows.',
    missing: 'Please enter the six digits.',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    lead: 'Enter one of the codes that you kept when you set up the second factor. Each works once.',
    missing: 'Please enter a recovery code.',
    other: 'Use the app instead',
  },
} as const

export function SecondStep({ challenge, frame, onBack }: SecondStepProps) {
  const [by, setBy] = useState<keyof typeof asks>('app')
  const form = useForm({ defaultValues: { code: '' } })
  const { busy, problem, submit } = useSubmission()
  const { label, lead, missing, other } = asks[by]

  function explain(error: unknown): string | undefined {
    // What is refused is not the code but the log-in that it belongs to: it took too long.
    if (error instanceof ApiProblem && error.status === 401) {
      onBack(sentenceFor(error))
      return undefined
    }
    return showProblem(error, ['code'], form.setError)
  }

  const send = form.handleSubmit(({ code }) =>
    submit(async () => {
      await session.logInSecondFactor({ challenge, code: code.replaceAll(/\s/g, '') })
      closeDialog('logged-in')
    }, explain),
  )

  function change() {
    form.reset({ code: '' })
    setBy(by === 'app' ? 'recovery' : 'app')
    form.setFocus('code')
  }

  return (
    <DialogFrame {...frame} swapped title="One more step" lead={lead}>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <Field label={label} error={form.formState.errors.code?.message}>
          <TextInput
            key={by}
            {...form.register('code', { required: missing })}
            inputMode={by === 'app' ? 'numeric' : 'text'}
            autoComplete={by === 'app' ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            className="tabular-nums"
            autoFocus
            required
          />
        </Field>
        <button type="button" className="k-link -mt-1 self-start text-13" onClick={change}>
          {other}
        </button>
        <div role="alert" className="empty:hidden">
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        </div>
        <Button type="submit" size="lg" block busy={busy}>
          Log in
        </Button>
        <Button variant="ghost" block onClick={() => onBack()}>
          Back
        </Button>
      </form>
    </DialogFrame>
  )
}
