import { CloudOff } from 'lucide-react'
import { whatHappened } from '#lib/what-happened.ts'
import { ErrorView } from '#ui/error-view.tsx'

export function OptionsMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ErrorView
      icon={<CloudOff aria-hidden />}
      title="The choices did not load"
      text={`${whatHappened(error)} What you answered is kept.`}
      onRetry={onRetry}
    />
  )
}
