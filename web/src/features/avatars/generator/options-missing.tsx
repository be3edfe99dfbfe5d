import { CloudOff } from 'lucide-react'
import { ErrorView } from '#ui/error-view.tsx'

export function OptionsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorView
      icon={<CloudOff aria-hidden />}
      title="The choices did not load"
      text="The connection dropped on the way. What you answered is kept."
      onRetry={onRetry}
    />
  )
}
