import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { Bubble } from '../../ui/bubble.tsx'
import { Markdown } from './markdown/markdown.tsx'
import type { Outgoing } from './outbox.ts'

export interface OutgoingBubbleProps {
  one: Outgoing
  first: boolean
  onRetry: () => void
  /** Puts the text back into the composer. */
  onEdit: () => void
  onRemove: () => void
}

const action = 'rounded-small underline underline-offset-3 hover:text-ink-1 pointer-coarse:py-2'

/** A message of mine that is on its way, or did not get through. */
export function OutgoingBubble({ one, first, onRetry, onEdit, onRemove }: OutgoingBubbleProps) {
  const failed = one.state === 'failed'
  return (
    <div className="md:pl-14" data-outgoing={one.state}>
      <Bubble
        from="out"
        first={first}
        state={one.state}
        meta={
          failed ? (
            <span role="alert" className="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1">
              <CircleAlert aria-hidden="true" className="flex-none" />
              <span>{one.problem?.detail ?? 'Not sent.'}</span>
              {one.problem?.code === 'not-enough-tokens' ? (
                <Link to="/tokens" className={`${action} font-semibold text-primary-ink`}>
                  Get tokens
                </Link>
              ) : null}
              {one.problem?.again === false ? null : (
                <button type="button" className={action} onClick={onRetry}>
                  Retry
                </button>
              )}
              <button type="button" className={action} onClick={onEdit}>
                Edit
              </button>
              <button type="button" className={action} onClick={onRemove}>
                Delete
              </button>
            </span>
          ) : (
            <span>Sending</span>
          )
        }
      >
        <span className="sr-only">You: </span>
        <Markdown text={one.text} />
      </Bubble>
    </div>
  )
}
