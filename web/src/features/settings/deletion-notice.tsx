import { keepAccount } from '@aureole/contract/accounts'
import { Hourglass } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { session, useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { dayAndTime } from './when.ts'

export function useKeepAccount(userId: string | undefined) {
  const { busy, submit } = useSubmission()
  const keep = () =>
    submit(
      async () => {
        if (userId === undefined) return
        session.patchUser(await api(keepAccount, { params: { id: userId } }))
        toast({ severity: 'success', title: 'Your account stays', message: 'Everything is as it was.' })
      },
      (error) => {
        toast({ severity: 'error', title: 'Your account is not kept yet', message: sentenceFor(error) })
        return undefined
      },
    )
  return { busy, keep: () => void keep() }
}

/** At the top of the settings, for as long as the deletion can be undone. */
export function DeletionNotice({ className }: { className?: string }) {
  const user = useUser()
  const { busy, keep } = useKeepAccount(user?.id)
  if (user?.deletionAt == null) return null
  return (
    <Notice
      tone="warn"
      icon={<Hourglass aria-hidden />}
      className={className}
      title={`Your account will be deleted on ${dayAndTime(new Date(user.deletionAt))}`}
    >
      <p className="mb-3 text-ink-2">
        Until then everything is as you left it, and you can change your mind.
      </p>
      <Button variant="quiet" size="sm" busy={busy} onClick={keep}>
        Keep my account
      </Button>
    </Notice>
  )
}

/** The same as a thin strip over the other pages. */
export function DeletionBanner() {
  const user = useUser()
  const { busy, keep } = useKeepAccount(user?.id)
  if (user?.deletionAt == null) return null
  return (
    <Notice tone="warn" bar role="status" icon={<Hourglass aria-hidden />}>
      Your account will be deleted on {dayAndTime(new Date(user.deletionAt))}.{' '}
      <button type="button" className="k-link" aria-disabled={busy} onClick={keep}>
        Keep my account
      </button>
    </Notice>
  )
}
