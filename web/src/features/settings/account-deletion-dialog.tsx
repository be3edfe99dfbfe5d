import { closeAccount } from '@aureole/contract/accounts'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { showProblem } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { session, useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Field, PasswordInput } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

function WhatHappens({ tokens }: { tokens: number }) {
  const steps = [
    ['Now', 'Your other devices are logged out. A running Premium ends and is not charged again.'],
    ['7 days', 'You can log in and keep your account. Everything stays as it is.'],
    [
      'Then',
      `Your chats, angels, memories and pictures are erased${
        tokens > 0 ? `, and your ${tokens.toLocaleString()} tokens with them` : ''
      }. Payment records stay as the law demands, without your name.`,
    ],
  ] as const
  return (
    <dl className="mb-6 grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 border-y border-line py-4 text-15">
      {steps.map(([when, what]) => (
        <div key={when} className="contents">
          <dt className="text-ink-3">{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}

export function AccountDeletionDialog({ frame }: DialogView<'account-deletion'>) {
  const user = useUser()
  const form = useForm({ defaultValues: { currentPassword: '' } })
  const { busy, problem, submit } = useSubmission()

  const send = form.handleSubmit(({ currentPassword }) =>
    submit(
      async () => {
        if (user === undefined) return
        const { deletionAt } = await api(closeAccount, { params: { id: user.id }, body: { currentPassword } })
        session.patchUser({ deletionAt })
        closeDialog('done')
      },
      (error) => showProblem(error, ['currentPassword'], form.setError),
    ),
  )

  return (
    <DialogFrame {...frame} title="Delete your account?" lead="You have 7 days to change your mind.">
      <WhatHappens tokens={user?.tokens ?? 0} />
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Field label="Your password" error={form.formState.errors.currentPassword?.message}>
          <PasswordInput
            {...form.register('currentPassword', { required: 'Please enter your password.' })}
            autoComplete="current-password"
            required
          />
        </Field>
        <div role="alert" className="empty:hidden">
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        </div>
        <div className="flex flex-col gap-2">
          <Button type="submit" variant="danger" size="lg" block busy={busy}>
            Delete my account
          </Button>
          <Button variant="ghost" block onClick={() => closeDialog()}>
            Keep it
          </Button>
        </div>
      </form>
    </DialogFrame>
  )
}
