import type { UserDetails } from '@aureole/contract/accounts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { checkNewPassword } from '../../lib/forms/checks.ts'
import { showProblem } from '../../lib/forms/form-problems.ts'
import { passwordStrength } from '../../lib/forms/password-strength.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { Field, PasswordInput } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { CurrentPassword } from './current-password.tsx'
import { DetailForm } from './detail-form.tsx'
import { Detail } from './detail.tsx'
import { changeSelf } from './use-details.ts'

interface PasswordFormProps {
  details: UserDetails
  onSaved: () => void
  onCancel: () => void
}

function PasswordForm({ details, onSaved, onCancel }: PasswordFormProps) {
  const form = useForm({ defaultValues: { currentPassword: '', newPassword: '' }, mode: 'onTouched' })
  const { errors } = form.formState
  const password = useWatch({ control: form.control, name: 'newPassword' })
  const { busy, problem, submit } = useSubmission()
  const send = form.handleSubmit((values) =>
    submit(
      async () => {
        await changeSelf(details.id, values)
        onSaved()
      },
      (error) => showProblem(error, ['currentPassword', 'newPassword'], form.setError),
    ),
  )
  return (
    <DetailForm
      action="Save the password"
      busy={busy}
      problem={problem}
      onCancel={onCancel}
      onSubmit={(event) => void send(event)}
    >
      <CurrentPassword
        register={form.register('currentPassword', { required: 'Please enter your current password.' })}
        error={errors.currentPassword?.message}
        email={details.email}
      />
      <div>
        <Field
          label="New password"
          hint="At least 8 characters. A short sentence works well."
          error={errors.newPassword?.message}
        >
          <PasswordInput
            {...form.register('newPassword', { validate: checkNewPassword })}
            autoComplete="new-password"
            required
          />
        </Field>
        <StrengthMeter {...passwordStrength(password)} />
      </div>
    </DetailForm>
  )
}

export function Password({ details }: { details: UserDetails }) {
  const [state, setState] = useState<'shown' | 'editing' | 'saved'>('shown')
  return (
    <Detail
      title="Password"
      value={
        <>
          <span aria-hidden="true">••••••••</span>
          <span className="sr-only">Not shown</span>
        </>
      }
      text="A change logs your other devices out."
      onChange={() => setState('editing')}
      form={
        state === 'editing' && (
          <PasswordForm
            details={details}
            onSaved={() => setState('saved')}
            onCancel={() => setState('shown')}
          />
        )
      }
    >
      <div role="status">
        {state === 'saved' && (
          <Notice tone="ok" className="mt-4" title="Your password is changed">
            Other devices were logged out.
          </Notice>
        )}
      </div>
    </Detail>
  )
}
