import { endSecondFactor } from '@aureole/contract/accounts'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { showProblem } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { session, useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Field, PasswordInput } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CodeField } from './code-field.tsx'

export function SecondFactorEndDialog({ frame }: DialogView<'second-factor-end'>) {
  const user = useUser()
  const form = useForm({ defaultValues: { currentPassword: '', code: '' } })
  const { errors } = form.formState
  const { busy, problem, submit } = useSubmission()

  const send = form.handleSubmit(({ currentPassword, code }) =>
    submit(
      async () => {
        if (user === undefined) return
        const body = { currentPassword, code: code.replaceAll(/\s/g, '') }
        await api(endSecondFactor, { params: { id: user.id }, body })
        session.patchUser({ secondFactor: false })
        closeDialog('done')
        toast({ severity: 'success', title: 'The second factor is off' })
      },
      (error) => showProblem(error, ['currentPassword', 'code'], form.setError),
    ),
  )

  return (
    <DialogFrame
      {...frame}
      title="Switch off the second factor?"
      lead="Logging in will ask for your password alone. Your recovery codes stop working."
    >
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Field label="Your password" error={errors.currentPassword?.message}>
          <PasswordInput
            {...form.register('currentPassword', { required: 'Please enter your password.' })}
            autoComplete="current-password"
            required
          />
        </Field>
        <CodeField
          register={form.register('code', { required: 'Please enter a code.' })}
          error={errors.code?.message}
          hint="A recovery code works too."
        />
        <div role="alert" className="empty:hidden">
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        </div>
        <div className="flex flex-col gap-2">
          <Button type="submit" variant="danger" size="lg" block busy={busy}>
            Switch it off
          </Button>
          <Button variant="ghost" block onClick={() => closeDialog()}>
            Keep it on
          </Button>
        </div>
      </form>
    </DialogFrame>
  )
}
