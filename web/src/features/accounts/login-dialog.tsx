import { resendConfirmation } from '@aureole/contract/accounts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api, ApiProblem } from '../../lib/api.ts'
import { useVars } from '../../lib/brand.ts'
import { closeDialog, swapDialog, type DialogView } from '../../lib/dialogs.ts'
import { checkEmail } from '../../lib/forms/checks.ts'
import { sentenceFor, showProblem } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { session } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Field, PasswordInput, TextInput } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ResendButton } from './resend-button.tsx'
import { SecondStep } from './second-step.tsx'

interface LoginForm {
  email: string
  password: string
}

export function LoginDialog({ props, frame }: DialogView<'login'>) {
  const { brand } = useVars()
  const { draft, notice, comeBack } = props
  const form = useForm<LoginForm>({
    defaultValues: { email: draft?.email ?? '', password: draft?.password ?? '' },
    mode: 'onTouched',
    shouldFocusError: true,
  })
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmission()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const [challenge, setChallenge] = useState<string>()
  const [cameBack, setCameBack] = useState(false)
  const [whyBack, setWhyBack] = useState<string>()

  function explain(error: unknown): string | undefined {
    if (error instanceof ApiProblem && error.code === 'email-not-confirmed') {
      setUnconfirmed(form.getValues('email').trim())
      return undefined
    }
    if (error instanceof ApiProblem && error.code === 'invalid-credentials') {
      form.setFocus('password', { shouldSelect: true })
      return sentenceFor(error)
    }
    return showProblem(error, ['email', 'password'], form.setError)
  }

  const send = form.handleSubmit(({ email, password }) =>
    submit(async () => {
      setUnconfirmed(undefined)
      setWhyBack(undefined)
      const asked = await session.logIn({ email: email.trim(), password })
      if (asked === undefined) closeDialog('logged-in')
      else setChallenge(asked)
    }, explain),
  )

  if (challenge !== undefined) {
    return (
      <SecondStep
        challenge={challenge}
        frame={frame}
        onBack={(why) => {
          setChallenge(undefined)
          setCameBack(true)
          setWhyBack(why)
        }}
      />
    )
  }

  return (
    <DialogFrame
      {...frame}
      swapped={frame.swapped || cameBack}
      title="Log in"
      lead={`Welcome back to ${brand.name}.`}
    >
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        {notice !== undefined && <Notice tone="ok">{notice}</Notice>}
        <Field label="E-mail" error={errors.email?.message}>
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
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput
            {...form.register('password', { required: 'Please enter your password.' })}
            autoComplete="current-password"
            required
          />
        </Field>
        <button
          type="button"
          className="k-link -mt-1 self-start text-13"
          onClick={() => swapDialog('password-reset', { draft: form.getValues() })}
        >
          Forgot your password?
        </button>
        <div role="alert" className="empty:hidden">
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
          {whyBack !== undefined && <Notice tone="warn">{whyBack}</Notice>}
          {unconfirmed !== undefined && (
            <Notice tone="warn" title="Please confirm your address first">
              <p className="mb-3">We sent a link to {unconfirmed}. Open it, then log in here.</p>
              <ResendButton
                label="Send the mail again"
                send={() => api(resendConfirmation, { body: { email: unconfirmed } })}
              />
            </Notice>
          )}
        </div>
        <Button type="submit" size="lg" block busy={busy}>
          Log in
        </Button>
        <p className="text-center text-ink-2">
          New here?{' '}
          <button
            type="button"
            className="k-link"
            onClick={() =>
              swapDialog('registration', { draft: form.getValues(), ...(comeBack && { comeBack }) })
            }
          >
            Create an account
          </button>
        </p>
      </form>
    </DialogFrame>
  )
}
