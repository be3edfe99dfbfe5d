import type { DeskCase } from '@aureole/contract/cases'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Eye } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { Button, iconButtonClass } from '#ui/button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { clock } from '../desk/times.ts'
import { listed } from '../desk/words.ts'

export function BackToQueue() {
  return (
    <Link to="/admin/chats" aria-label="Back to the queue" className={iconButtonClass({}, '-ml-2')}>
      <ArrowLeft aria-hidden />
    </Link>
  )
}

export function caseTitle(one: DeskCase | undefined): string {
  return one === undefined ? 'Manage a chat' : `${one.personName} and ${listed(one.angels)}`
}

/** Who has it, and who looks. */
export function CaseBadges({ one, me }: { one: DeskCase; me: string | undefined }) {
  const watching = one.watching.filter(({ id }) => id !== me)
  return (
    <div className="flex flex-wrap md:-ml-3 items-center gap-2">
      <Standing one={one} me={me} />
      {watching.length > 0 ? (
        <Badge icon={<Eye aria-hidden />}>{listed(watching.map(({ name }) => name))} looking</Badge>
      ) : null}
    </div>
  )
}

function Standing({ one, me }: { one: DeskCase; me: string | undefined }) {
  if (one.state === 'RESOLVED') return <Badge tone="ok">Closed</Badge>
  if (one.state === 'SNOOZED' && one.snoozedUntil !== null)
    return <Badge>Snoozed until {clock(one.snoozedUntil)}</Badge>
  if (one.claimedBy === null) return <Badge>Not claimed</Badge>
  return one.claimedBy.id === me ? (
    <Badge tone="primary">Claimed by you</Badge>
  ) : (
    <Badge tone="warn">Claimed by {one.claimedBy.name}</Badge>
  )
}

interface CaseButtonsProps {
  one: DeskCase | undefined
  me: string | undefined
  busy: string | undefined
  onClaim: () => void
  onRelease: () => void
  onNext: () => void
}

export function CaseButtons({ one, me, busy, onClaim, onRelease, onNext }: CaseButtonsProps) {
  const open = one !== undefined && one.state !== 'RESOLVED'
  return (
    <>
      {open && one.claimedBy === null ? (
        <Button variant="quiet" size="sm" busy={busy === 'claim'} onClick={onClaim} iconEnd={<Kbd>C</Kbd>}>
          Claim
        </Button>
      ) : null}
      {open && one.claimedBy?.id === me ? (
        <Button
          variant="quiet"
          size="sm"
          busy={busy === 'release'}
          onClick={onRelease}
          iconEnd={<Kbd>R</Kbd>}
        >
          Release
        </Button>
      ) : null}
      <Button
        variant={open ? 'quiet' : 'primary'}
        size="sm"
        busy={busy === 'next'}
        onClick={onNext}
        iconEnd={<Kbd>N</Kbd>}
      >
        Next in queue
      </Button>
    </>
  )
}
