import type { Chat } from '@aureole/contract/chats'
import { CircleAlert } from 'lucide-react'
import { openDialog } from '../../lib/dialogs.ts'
import { useUser } from '../../lib/session.ts'
import { Bubble } from '../../ui/bubble.tsx'
import { GetTokens } from './get-tokens.tsx'
import { Markdown } from './markdown/markdown.tsx'
import { canBePaidNow, type Outgoing } from './outbox.ts'
import { mostTokens } from './price.ts'

export interface OutgoingBubbleProps {
  chat: Chat
  one: Outgoing
  replyTokens: number
  first: boolean
  onRetry: () => void
  /** Puts the text back into the composer. */
  onEdit: () => void
  onRemove: () => void
}

const action = 'rounded-small underline underline-offset-3 hover:text-ink-1 pointer-coarse:py-2'

/** Why it did not go out stands before it; here is what to do about it. */
function WhenBlocked({ chat, text }: { chat: Chat; text: string }) {
  const begins = text.length > 300 ? `${text.slice(0, 300)} …` : text
  return (
    <>
      <span>It cost nothing.</span>
      <a href="/safety#moderation" className={action}>
        Why?
      </a>
      <button
        type="button"
        className={action}
        onClick={() =>
          void openDialog('call-agent', {
            chatHash: chat.chatHash,
            lead: 'You think that this message should have been delivered? A person of customer care looks at it and writes to you in this chat.',
            text: `My message was not delivered, and I think it should have been: “${begins}”`,
          })
        }
      >
        Ask a human
      </button>
    </>
  )
}

/** A message of mine that is on its way, or did not get through. */
export function OutgoingBubble(props: OutgoingBubbleProps) {
  const { chat, one, replyTokens, first, onRetry, onEdit, onRemove } = props
  const failed = one.state === 'failed'
  const payable = canBePaidNow(one, useUser()?.tokens, mostTokens(chat, replyTokens, one.text))
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
              <span>{payable ? 'You can send this now.' : (one.problem?.detail ?? 'Not sent.')}</span>
              {one.problem?.code === 'not-enough-tokens' && !payable ? <GetTokens chat={chat} /> : null}
              {one.problem?.code === 'message-blocked' ? <WhenBlocked chat={chat} text={one.text} /> : null}
              {one.problem?.again === false ? null : (
                <button
                  type="button"
                  className={payable ? `${action} font-semibold text-primary-ink` : action}
                  onClick={onRetry}
                >
                  {payable ? 'Send' : 'Retry'}
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
