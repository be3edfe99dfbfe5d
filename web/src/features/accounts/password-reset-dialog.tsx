import { forgetPassword, setPassword } from '@aureole/contract/accounts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { api, ApiProblem } from '../../lib/api.ts'
import { swapDialog, type DialogFrameState, type DialogView, type Draft } from '../../lib/dialogs.ts'
import { checkEmail, checkNewPassword } from '../../lib/forms/checks.ts'
import { showProblem } from '../../lib/forms/form-problems.ts'
import { passwordStrength } from '../../lib/forms/password-strength.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Field, PasswordInput, TextInput } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { CheckYourMail } from './check-your-mail.tsx'

/** With the token of a mailed link it takes the new password, without one it asks where to send the link. */
export function PasswordResetDialog({ props, frame }: DialogView<'password-reset'>) {
  const { token, draft } = props
  return token === undefined ? (
    <AskForLink draft={draft} frame={frame} />
  ) : (
    <NewPassword token={token} frame={frame} />
  )
}

function AskForLink({ draft, frame }: { draft: Draft | undefined; frame: DialogFrameState }) {
  const form = useForm({ defaultValues: { email: draft?.email ?? '' }, mode: 'onTouched' })
  const { busy, problem, submit } = useSubmission()
  const [sentTo, setSentTo] = useState<string>()

  const send = form.handleSubmit(({ email }) =>
    submit(
      async () => {
        await api(forgetPassword, { body: { email: email.trim() } })
        setSentTo(email.trim())
      },
      (error) => showProblem(error, ['email'], form.setError),
    ),
  )

  if (sentTo !== undefined) return <CheckYourMail email={sentTo} purpose="new-password" frame={frame} />

  return (
    <DialogFrame
      {...frame}
      title="Set a new password"
      lead="We send a link to your address. It works once, for an hour."
    >
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <Field label="E-mail" error={form.formState.errors.email?.message}>
          <TextInput
            {...form.register('email', { validate: checkEmail })}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </Field>
        <div role="alert" className="empty:hidden">
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        </div>
        <Button type="submit" size="lg" block busy={busy}>
          Send the link
        </Button>
        <p className="text-center text-ink-2">
          Remembered it?{' '}
          <button
            type="button"
            className="k-link"
            onClick={() => swapDialog('login', { draft: { ...draft, email: form.getValues('email') } })}
          >
            Log in
          </button>
        </p>
      </form>
    </DialogFrame>
  )
}

function NewPassword({ token, frame }: { token: string; frame: DialogFrameState }) {
  const form = useForm({ defaultValues: { password: '' }, mode: 'onTouched' })
  const password = useWatch({ control: form.control, name: 'password' })
  const { busy, problem, submit } = useSubmission()
  const [deadLink, setDeadLink] = useState(false)

  const send = form.handleSubmit((values) =>
    submit(
      async () => {
        await api(setPassword, { body: { token, password: values.password } })
        swapDialog('login', { notice: 'Your new password is set. You can log in with it now.' })
      },
      (error) => {
        const dead =
          error instanceof ApiProblem && (error.code === 'link-expired' || error.code === 'link-invalid')
        // A token that is too short to be one of ours is refused as a field of its own.
        const unreadable =
          error instanceof ApiProblem && error.fields.some(({ path }) => path.includes('token'))
        setDeadLink(dead || unreadable)
        return dead || unreadable ? undefined : showProblem(error, ['password'], form.setError)
      },
    ),
  )

  return (
    <DialogFrame {...frame} title="Set a new password" lead="It replaces the old one on all your devices.">
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <div>
          <Field
            label="New password"
            hint="At least 8 characters. A short sentence works well."
            error={form.formState.errors.password?.message}
          >
            <PasswordInput
              {...form.register('password', { validate: checkNewPassword })}
              autoComplete="new-password"
              required
            />
          </Field>
          <StrengthMeter {...passwordStrength(password)} />
        </div>
        <div role="alert" className="empty:hidden">
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
          {deadLink && (
            <Notice tone="warn" title="This link does not work any more">
              <p className="mb-3">Links work once, and for an hour. We can send you a new one.</p>
              <Button variant="quiet" size="sm" onClick={() => swapDialog('password-reset', {})}>
                Send a new link
              </Button>
            </Notice>
          )}
        </div>
        <Button type="submit" size="lg" block busy={busy}>
          Save the password
        </Button>
      </form>
    </DialogFrame>
  )
}
