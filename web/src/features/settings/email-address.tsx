import { cancelEmailChange, type UserDetails } from '@aureole/contract/accounts'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { checkEmail } from '../../lib/forms/checks.ts'
import { sentenceFor, showProblem } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { session } from '../../lib/session.ts'
import { toast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CurrentPassword } from './current-password.tsx'
import { DetailForm } from './detail-form.tsx'
import { Detail } from './detail.tsx'
import { changeSelf } from './use-details.ts'

function EmailForm({ details, done }: { details: UserDetails; done: () => void }) {
  const form = useForm({ defaultValues: { email: '', currentPassword: '' }, mode: 'onTouched' })
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmission()
  const send = form.handleSubmit(({ email, currentPassword }) =>
    submit(
      async () => {
        await changeSelf(details.id, { email: email.trim(), currentPassword })
        done()
      },
      (error) => showProblem(error, ['email', 'currentPassword'], form.setError),
    ),
  )
  const other = (value: string) =>
    value.trim().toLowerCase() !== details.email || 'This is your address already.'
  return (
    <DetailForm
      action="Send the link"
      busy={busy}
      problem={problem}
      onCancel={done}
      onSubmit={(event) => void send(event)}
    >
      <Field
        label="New e-mail address"
        hint="We send a link there. Your address changes when you open it."
        error={errors.email?.message}
      >
        <TextInput
          {...form.register('email', { validate: { checkEmail, other } })}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
        />
      </Field>
      <CurrentPassword
        register={form.register('currentPassword', { required: 'Please enter your current password.' })}
        error={errors.currentPassword?.message}
        email={details.email}
      />
    </DetailForm>
  )
}

function Pending({ id, email }: { id: string; email: string }) {
  const { busy, submit } = useSubmission()
  const cancel = () =>
    submit(
      async () => {
        await api(cancelEmailChange, { params: { id } })
        session.patchUser({ pendingEmail: null })
      },
      (error) => {
        toast({ severity: 'error', title: 'The change is not cancelled', message: sentenceFor(error) })
        return undefined
      },
    )
  return (
    <Notice
      tone="info"
      role="status"
      icon={<MailCheck aria-hidden />}
      className="mt-4"
      title={`We sent a link to ${email}`}
    >
      <p className="mb-3 text-ink-2">
        Open it within a day, and this is your address. Until then nothing changes.
      </p>
      <Button variant="quiet" size="sm" busy={busy} onClick={() => void cancel()}>
        Cancel the change
      </Button>
    </Notice>
  )
}

export function EmailAddress({ details }: { details: UserDetails }) {
  const [editing, setEditing] = useState(false)
  return (
    <Detail
      title="E-mail"
      value={details.email}
      onChange={() => setEditing(true)}
      form={editing && <EmailForm details={details} done={() => setEditing(false)} />}
    >
      {!editing && details.pendingEmail !== null && <Pending id={details.id} email={details.pendingEmail} />}
    </Detail>
  )
}
