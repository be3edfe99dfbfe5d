import { Lock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { warningsLeft, warningTitle } from '#lib/standing-words.ts'
import { hoursInWords, nextSuspensionHours, warningsToSuspend } from '../desk/penalties.ts'
import type { Decision } from './decisions.ts'
import type { Opened } from './stretch.ts'

interface PreviewProps {
  decision: Decision
  opened: Opened
  reason: string
  hours: number
}

function Framed({ who, children }: { who: string; children: ReactNode }) {
  return (
    <figure className="rounded-card border border-dashed border-line-2 p-3">
      <figcaption className="mb-2 text-13 text-ink-3">What {who} will see</figcaption>
      {children}
    </figure>
  )
}

function Shown({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-2.5 text-15">
      <span className="mt-0.5 flex-none text-ink-2">{icon}</span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  )
}

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The person's side of a decision, in the words that they will read. */
export function Preview({ decision, opened, reason, hours }: PreviewProps) {
  const { person } = opened
  const words =
    reason.trim() === '' ? <span className="text-ink-3">Your words stand here.</span> : reason.trim()
  if (decision === 'suspend' || (decision === 'warn' && person.warningCounter + 1 >= warningsToSuspend)) {
    const length = decision === 'suspend' ? hours : nextSuspensionHours(person)
    return (
      <Framed who={person.name}>
        <Shown icon={<Lock {...icon} />} title="Your account is paused">
          <p className="whitespace-pre-line">{words}</p>
          <p className="text-13 text-ink-3">
            For {hoursInWords(length)}, on all devices at once. They can appeal once.
          </p>
        </Shown>
      </Framed>
    )
  }
  if (decision === 'warn')
    return (
      <Framed who={person.name}>
        <Shown icon={<TriangleAlert {...icon} />} title={warningTitle}>
          <p className="whitespace-pre-line">{words}</p>
          <p className="text-13 text-ink-3">
            {warningsLeft(person.warningCounter + 1)} They can appeal once.
          </p>
        </Shown>
      </Framed>
    )
  if (decision === 'hide')
    return (
      <Framed who={person.name}>
        <p className="text-15 text-ink-2">Customer care has hidden this message.</p>
      </Framed>
    )
  if (decision === 'unhide')
    return (
      <Framed who={person.name}>
        <p className="text-15 text-ink-2">The words of the message, as they were.</p>
      </Framed>
    )
  return (
    <p className="text-13 text-ink-3">
      {decision === 'note' ? 'Only colleagues see it.' : `${person.name} sees nothing of it.`}
    </p>
  )
}
