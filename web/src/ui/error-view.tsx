import { RotateCw, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface ErrorViewProps {
  title?: ReactNode
  text?: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
  retrying?: boolean | undefined
  icon?: ReactNode
  /** Further ways on, beside Retry. */
  action?: ReactNode
  level?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

/** What happened and what to do, where a list or a page should have been. */
export function ErrorView(props: ErrorViewProps) {
  const { title = 'Something broke on our side', text = 'Loading the page again usually helps.' } = props
  const { onRetry, retryLabel = 'Retry', retrying, icon, action, level, className } = props
  return (
    <div role="alert">
      <EmptyState
        className={className}
        level={level}
        art={<span className="k-disc">{icon ?? <Unplug aria-hidden="true" />}</span>}
        title={title}
        text={text}
        action={
          onRetry || action ? (
            <>
              {onRetry ? (
                <Button
                  variant="quiet"
                  icon={<RotateCw aria-hidden="true" />}
                  busy={retrying}
                  onClick={onRetry}
                >
                  {retryLabel}
                </Button>
              ) : null}
              {action}
            </>
          ) : null
        }
      />
    </div>
  )
}
