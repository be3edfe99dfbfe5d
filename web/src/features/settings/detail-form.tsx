import type { ReactNode, SubmitEventHandler } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface DetailFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onCancel: () => void
  busy: boolean
  problem: string | undefined
  action: string
  children: ReactNode
}

export function DetailForm({ onSubmit, onCancel, busy, problem, action, children }: DetailFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex max-w-md flex-col gap-4">
      {children}
      <div role="alert" className="empty:hidden">
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
