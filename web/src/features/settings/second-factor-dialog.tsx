import { beginSecondFactor, confirmSecondFactor } from '@aureole/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { closeDialog, type DialogFrameState, type DialogView } from '../../lib/dialogs.ts'
import { sentenceFor, showProblem } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { session, useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CodeField } from './code-field.tsx'
import { CopyButton } from './copy-button.tsx'

/** The rights of an agent come with the next token: it is traded now, so that the desk opens at once. */
async function takeNewRights(): Promise<void> {
  session.patchUser({ secondFactor: true })
  const token = await session.accessToken()
  if (token !== undefined) await session.refresh(token)
  await session.fetchUser()
}

function Key({ secret, qr }: { secret: string; qr: string }) {
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <div className="flex flex-col items-center gap-4">
      <img
        src={qr}
        alt="QR code with the key for your authenticator app"
        width={176}
        height={176}
        className="rounded-card"
      />
      <div className="flex w-full flex-col items-center gap-3 text-center">
        <p className="text-13 text-ink-2">No camera at hand? Type in this key:</p>
        <code className="text-15 tracking-wide break-words tabular-nums">{groups}</code>
        <CopyButton text={secret} label="Copy the key" />
      </div>
    </div>
  )
}

function KeyOnItsWay() {
  return (
    <div className="flex flex-col items-center gap-4" role="status" aria-label="Making your key">
      <Skeleton width={176} height={176} className="rounded-card" />
      <Skeleton shape="line" width="60%" />
    </div>
  )
}

function RecoveryCodes({ codes, frame }: { codes: readonly string[]; frame: DialogFrameState }) {
  return (
    <DialogFrame
      {...frame}
      closable={false}
      swapped
      title="Keep these codes"
      lead="Each works once in place of a code, when your phone is not at hand. We show them only now."
    >
      <ul
        className="mb-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-surface-3 p-4 text-center text-15 tabular-nums"
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="tracking-wide">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-col items-center gap-4">
        <CopyButton text={codes.join('\n')} label="Copy all" />
        <Button size="lg" block onClick={() => closeDialog('done')}>
          I have kept them
        </Button>
      </div>
    </DialogFrame>
  )
}

export function SecondFactorDialog({ frame }: DialogView<'second-factor'>) {
  const id = useUser()?.id ?? ''
  // A query rather than an effect: each call makes a new key, and an effect may run twice.
  const key = useQuery({
    queryKey: ['second-factor', id],
    queryFn: () => api(beginSecondFactor, { params: { id } }),
    enabled: id !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const form = useForm({ defaultValues: { code: '' } })
  const { busy, problem, submit } = useSubmission()
  const [codes, setCodes] = useState<readonly string[]>()

  const send = form.handleSubmit(({ code }) =>
    submit(
      async () => {
        const body = { code: code.replaceAll(/\s/g, '') }
        const { recoveryCodes } = await api(confirmSecondFactor, { params: { id }, body })
        setCodes(recoveryCodes)
        // They were given: what follows may fail and must not take them from the screen.
        await takeNewRights().catch(() => undefined)
      },
      (error) => showProblem(error, ['code'], form.setError),
    ),
  )

  if (codes !== undefined) return <RecoveryCodes codes={codes} frame={frame} />

  return (
    <DialogFrame
      {...frame}
      title="Set up the second factor"
      lead="Scan this with an authenticator app, then enter the six digits that it shows."
    >
      {key.isError ? (
        <ErrorView
          level={3}
          title="There is no key yet"
          text={sentenceFor(key.error)}
          retrying={key.isFetching}
          onRetry={() => void key.refetch()}
        />
      ) : (
        <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
          {key.data === undefined ? <KeyOnItsWay /> : <Key {...key.data} />}
          <CodeField
            register={form.register('code', { required: 'Please enter the six digits.' })}
            error={form.formState.errors.code?.message}
            hint="Your other devices will be logged out."
          />
          <div role="alert" className="empty:hidden">
            {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
          </div>
          <Button type="submit" size="lg" block busy={busy} disabled={key.data === undefined}>
            Switch it on
          </Button>
        </form>
      )}
    </DialogFrame>
  )
}
