import { register as registerRoute } from '@aureole/contract/accounts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { useVars } from '../../lib/brand.ts'
import { keepComeBack } from '../../lib/come-back.ts'
import { swapDialog, type DialogView } from '../../lib/dialogs.ts'
import { checkBirthDate, checkEmail, checkNewPassword, isoDate } from '../../lib/forms/checks.ts'
import { showProblem } from '../../lib/forms/form-problems.ts'
import { passwordStrength } from '../../lib/forms/password-strength.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { guestGenerator } from '../../lib/guest-generator.ts'
import { storedTracking } from '../../lib/tracking.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Checkbox, Field, PasswordInput, TextInput } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { BirthDateField, type WithBirthDate } from './birth-date-field.tsx'
import { CheckYourMail } from './check-your-mail.tsx'

interface RegistrationForm extends WithBirthDate {
  email: string
  password: string
  acceptTerms: boolean
}

const fields = ['email', 'password', 'birthDate', 'acceptTerms'] as const

function bodyOf({ email, password, birthDate }: RegistrationForm) {
  const tracking = storedTracking()
  const generatorState = guestGenerator()
  return {
    email: email.trim(),
    password,
    birthDate: isoDate(birthDate) ?? '',
    acceptTerms: true as const,
    ...(tracking === undefined ? {} : { tracking }),
    ...(generatorState === undefined ? {} : { generatorState }),
  }
}

export function RegistrationDialog({ props, frame }: DialogView<'registration'>) {
  const { brand, prices } = useVars()
  const {
    draft,
    comeBack,
    lead = `${prices.welcomeTokens} tokens are waiting for you. No card needed.`,
  } = props
  const form = useForm<RegistrationForm>({
    defaultValues: {
      email: draft?.email ?? '',
      password: draft?.password ?? '',
      birthDate: { day: '', month: '', year: '' },
      acceptTerms: false,
    },
    mode: 'onTouched',
  })
  const { errors } = form.formState
  const password = useWatch({ control: form.control, name: 'password' })
  const { busy, problem, submit } = useSubmission()
  const [sentTo, setSentTo] = useState<string>()

  const send = form.handleSubmit((values) =>
    submit(
      async () => {
        await api(registerRoute, { body: bodyOf(values) })
        if (comeBack === true) keepComeBack(`${location.pathname}${location.search}`)
        setSentTo(values.email.trim())
      },
      (error) => showProblem(error, fields, form.setError),
    ),
  )

  if (sentTo !== undefined) return <CheckYourMail email={sentTo} purpose="confirmation" frame={frame} />

  return (
    <DialogFrame {...frame} title="Create your account" lead={lead}>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
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
        <div>
          <Field
            label="Password"
            hint="At least 8 characters. A short sentence works well."
            error={errors.password?.message}
          >
            <PasswordInput
              {...form.register('password', { validate: checkNewPassword })}
              autoComplete="new-password"
              required
            />
          </Field>
          <StrengthMeter {...passwordStrength(password)} />
        </div>
        <BirthDateField
          register={(part, rules) => form.register(part, rules)}
          errors={errors}
          check={() => checkBirthDate(form.getValues('birthDate'))}
          brandName={brand.name}
        />
        <Checkbox
          {...form.register('acceptTerms', { validate: (yes) => yes || 'Please accept the terms to go on.' })}
          error={errors.acceptTerms?.message}
          required
        >
          I accept the{' '}
          <Link to="/terms-of-service" target="_blank" className="k-link">
            Terms of Service
          </Link>{' '}
          and have read the{' '}
          <Link to="/privacy-policy" target="_blank" className="k-link">
            Privacy Policy
          </Link>
          .
        </Checkbox>
        <div role="alert" className="empty:hidden">
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        </div>
        <Button type="submit" size="lg" block busy={busy}>
          Create account
        </Button>
        <p className="text-center text-ink-2">
          Already have one?{' '}
          <button
            type="button"
            className="k-link"
            onClick={() => {
              const { email, password: typed } = form.getValues()
              swapDialog('login', { draft: { email, password: typed }, ...(comeBack && { comeBack }) })
            }}
          >
            Log in
          </button>
        </p>
      </form>
    </DialogFrame>
  )
}
