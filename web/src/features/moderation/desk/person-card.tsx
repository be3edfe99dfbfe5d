import type { PersonCard as Card } from '@aureole/contract/desk-people'
import { Link } from '@tanstack/react-router'
import { AvatarPicture } from '#ui/avatar-picture.tsx'
import { Fact, Facts } from './facts.tsx'
import { warningsToSuspend } from './penalties.ts'
import { day, moment } from './times.ts'
import { useNow } from './use-now.ts'
import { inWords } from './words.ts'

function Warnings({ count }: { count: number }) {
  return (
    <span className="flex items-center gap-2.5">
      <span className="flex gap-1" aria-hidden="true">
        {Array.from({ length: warningsToSuspend }, (_, n) => (
          <span key={n} className={`h-1.5 w-4 rounded-full ${n < count ? 'bg-high' : 'bg-surface-3'}`} />
        ))}
      </span>
      {count} of {warningsToSuspend}
    </span>
  )
}

function history({ violations: { upheld, dismissed, open } }: Card): string {
  if (upheld + dismissed + open === 0) return 'None'
  const parts = [
    [open, 'open'],
    [upheld, 'upheld'],
    [dismissed, 'dismissed'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}

/** Whom an agent decides about: how long they are here, and what was before. */
export function PersonCard({ person, linked = true }: { person: Card; linked?: boolean }) {
  const now = useNow()
  const suspensions = person.penalties.filter(({ kind }) => kind === 'SUSPENSION').length
  const suspended = person.suspendedUntil !== null && Date.parse(person.suspendedUntil) > now
  return (
    <section aria-label="The person">
      <div className="flex items-center gap-3">
        <AvatarPicture name={person.name} size={36} />
        <div className="min-w-0">
          <h2 className="truncate text-15 text-ink-1">{person.name}</h2>
          <p className="truncate text-13 text-ink-3">{person.email}</p>
        </div>
      </div>
      <Facts className="mt-4">
        <Fact name="Here since">{day(person.createdAt)}</Fact>
        <Fact name="Premium">{person.isPremium ? 'Yes' : 'No'}</Fact>
        <Fact name="Brand">{inWords(person.brandId)}</Fact>
        <Fact name="Warnings">
          <Warnings count={person.warningCounter} />
        </Fact>
        <Fact name="Suspensions">
          {suspended ? (
            <span className="font-semibold text-danger">
              until {moment(person.suspendedUntil ?? '', now)}
            </span>
          ) : suspensions === 0 ? (
            'None'
          ) : (
            `${suspensions} so far`
          )}
        </Fact>
        <Fact name="Violations">{history(person)}</Fact>
      </Facts>
      {linked ? (
        <Link
          to="/admin/violations/{-$userId}"
          params={{ userId: person.userId }}
          className="k-link mt-3 inline-block text-13"
        >
          Whole history
        </Link>
      ) : null}
    </section>
  )
}
