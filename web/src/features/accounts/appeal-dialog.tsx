import { useQueryClient } from '@tanstack/react-query'
import { closeDialog, type DialogView } from '../../lib/dialogs.ts'
import { doubtStanding } from '../../lib/doubt-standing.ts'
import { toast } from '../../lib/toasts.ts'
import { DialogFrame } from '../../ui/dialog.tsx'
import { AppealForm } from './appeal-form.tsx'

export function AppealDialog({ props, frame }: DialogView<'appeal'>) {
  const queries = useQueryClient()
  const { penaltyId, kind, reason } = props
  return (
    <DialogFrame
      {...frame}
      title={kind === 'WARNING' ? 'Appeal against a warning' : 'Appeal against a suspension'}
    >
      <blockquote className="mb-5 border-l-2 border-line-2 pl-4 text-ink-2">{reason}</blockquote>
      <AppealForm
        about={{ penaltyId }}
        backLabel="Cancel"
        onBack={() => closeDialog()}
        onSent={() => {
          doubtStanding(queries)
          closeDialog('done')
          toast({ severity: 'success', title: 'Your appeal is with us', message: 'We answer by mail.' })
        }}
      />
    </DialogFrame>
  )
}
