import { Ban, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { openDialog } from '../../lib/dialogs.ts'
import { warningsLeft } from '../../lib/standing-words.ts'
import { useStanding, type OwnPenalty } from '../../lib/standing.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/rows.tsx'
import { Group } from './group.tsx'
import { ago, dayAndTime } from './when.ts'

const appealed = {
  OPEN: 'Your appeal is being read.',
  GRANTED: 'Your appeal was granted.',
  REJECTED: 'Your appeal was read by someone else, and it stays.',
} as const

function standingOf({ kind, active, liftedAt, until, at }: OwnPenalty, now: Date): string {
  const when = kind === 'WARNING' ? `Warned ${ago(new Date(at), now)}` : `Suspended ${ago(new Date(at), now)}`
  if (liftedAt !== null) return `${when}. It was taken back.`
  if (!active) return `${when}. It no longer counts.`
  return kind === 'WARNING'
    ? `${when}. It counts until ${new Date(until).toLocaleDateString(undefined, { dateStyle: 'long' })}.`
    : `${when}, until ${dayAndTime(new Date(until))}.`
}

function PenaltyRow({ penalty, now }: { penalty: OwnPenalty; now: Date }) {
  const { id: penaltyId, kind, reason, appeal, canAppeal } = penalty
  const Icon = kind === 'WARNING' ? TriangleAlert : Ban
  return (
    <Row
      icon={<Icon aria-hidden />}
      title={<span className="whitespace-pre-line">{reason}</span>}
      text={
        <>
          {standingOf(penalty, now)}
          {appeal === null ? null : ` ${appealed[appeal]}`}
        </>
      }
      end={
        canAppeal ? (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => void openDialog('appeal', { penaltyId, kind, reason })}
          >
            Appeal
          </Button>
        ) : undefined
      }
    />
  )
}

/** Whoever comes for it lands at it, although it is there only after the page. */
function intoView(element: HTMLElement | null): void {
  if (location.hash === '#standing') element?.scrollIntoView()
}

/** What customer care has held against the person, and how to object. */
export function Standing({ userId }: { userId: string }) {
  const { data } = useStanding(userId)
  const [now] = useState(() => new Date())
  if (data === undefined) return null
  const { warningCounter, penalties } = data
  return (
    <div id="standing" ref={intoView}>
      <Group title="Your standing">
        <Row
          icon={<ShieldCheck aria-hidden />}
          title={
            warningCounter === 0 ? 'No warning counts against you' : `${warningCounter} of 3 warnings count`
          }
          text={warningCounter === 0 ? 'All is well.' : warningsLeft(warningCounter)}
        />
        {penalties.map((penalty) => (
          <PenaltyRow key={penalty.id} penalty={penalty} now={now} />
        ))}
      </Group>
    </div>
  )
}
