import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { session } from '../../lib/session.ts'
import { toast } from '../../lib/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

export function LogOutEverywhereDialog({ frame }: DialogView<'log-out-everywhere'>) {
  const { busy, problem, submit } = useSubmission()
  const leave = () =>
    submit(async () => {
      await session.logOutEverywhere()
      closeDialog('done')
      toast({ severity: 'success', title: 'You are logged out everywhere' })
    }, sentenceFor)
  return (
    <DialogFrame
      {...frame}
      size="sm"
      title="Log out everywhere?"
      lead="Every device, this one too, has to log in again. Nothing that you wrote is lost."
    >
      <div role="alert" className="empty:hidden">
        {problem !== undefined && (
          <Notice tone="danger" className="mb-4">
            {problem}
          </Notice>
        )}
      </div>
      <div className="flex flex-col gap-2">
        <Button size="lg" block busy={busy} onClick={() => void leave()}>
          Log out everywhere
        </Button>
        <Button variant="ghost" block onClick={() => closeDialog()}>
          Stay logged in
        </Button>
      </div>
    </DialogFrame>
  )
}
