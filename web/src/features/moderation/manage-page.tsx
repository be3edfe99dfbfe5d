import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, Lock } from 'lucide-react'
import { buttonClass, iconButtonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { DeskView, type KeyHint } from './desk-view.tsx'

const hints: readonly KeyHint[] = [
  { keys: ['R'], does: 'Release' },
  { keys: ['N'], does: 'Next in queue' },
  { keys: ['E'], does: 'Earlier messages' },
  { keys: ['M'], does: 'Write as Customer care' },
]

const decisions = [
  { key: 'D', name: 'Dismiss', text: 'No rule was broken. The flag is closed.' },
  { key: 'W', name: 'Warn', text: 'The person reads why, and how many are left.' },
  { key: 'S', name: 'Suspend', text: '24 hours, then 72, then 7 days.' },
  { key: 'H', name: 'Hide', text: 'Take one message out of the chat.' },
  { key: 'T', name: 'Note', text: 'For colleagues only.' },
  { key: 'G', name: 'Hand on', text: 'To a colleague, with a reason.' },
] as const

function Decisions() {
  return (
    <>
      <h2 className="font-sans text-15 font-semibold tracking-normal text-ink-1">What you can decide</h2>
      <ul className="mt-3 divide-y divide-line">
        {decisions.map(({ key, name, text }) => (
          <li key={key} className="flex min-h-10 items-start gap-3 py-2.5">
            <span className="grid w-6 shrink-0 justify-items-center">
              <Kbd>{key}</Kbd>
            </span>
            <div>
              <p className="text-15 leading-tight text-ink-1">{name}</p>
              <p className="text-13 text-ink-3">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-13 text-ink-3">
        Each decision can be appealed once, and a colleague looks at it.
      </p>
    </>
  )
}

export function ManagePage() {
  const { chatHash }: { chatHash?: string } = useParams({ strict: false })
  return (
    <DeskView
      title={
        <span className="flex items-center gap-2">
          <Link to="/admin/chats" aria-label="Back to the queue" className={iconButtonClass({}, '-ml-2')}>
            <ArrowLeft aria-hidden />
          </Link>
          Manage a chat
        </span>
      }
      panel={<Decisions />}
      hints={hints}
    >
      <div className="grid grow place-items-center px-4 py-10">
        <EmptyState
          art={<Lock size={32} strokeWidth={1.25} aria-hidden />}
          title={chatHash === undefined ? 'No chat is open' : 'This chat has no open reason'}
          text={
            chatHash === undefined
              ? 'Choose one in the queue. It opens at the message that brought it there.'
              : 'A chat can be opened only while somebody flagged it, reported it, or asked for a human.'
          }
          action={
            <Link to="/admin/chats" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              Go to the queue
            </Link>
          }
        />
      </div>
    </DeskView>
  )
}
