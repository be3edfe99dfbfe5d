import type * as z from 'zod/mini'
import type { readPerson as contract, timelineEntry } from '@aureole/contract/desk-people'
import type { AnswerOf } from '@aureole/contract/route'
import { auditOpening } from './audit.ts'
import { personCard } from './person-card.ts'
import { agentOrNone, type People } from './present.ts'
import { appealsOf, penaltiesOf, type AppealRow, type PenaltyRow } from './store-penalties.ts'
import { latestDecisions, latestNotes, latestReasons, latestViolations } from './store-timeline.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { appealTitles, categoryTitles } from './words.ts'

type Entry = z.output<typeof timelineEntry>
type Rough = Omit<Entry, 'at' | 'by'> & { at: Date; by: string | null }

const most = 300

/** One person's card and what happened, newest first. */
export async function readPerson(
  tools: ModerationTools,
  acting: Acting,
  userId: string,
): Promise<AnswerOf<typeof contract>> {
  const { db } = tools.database
  await tools.signs.of(acting.agentId)
  const person = await personCard(tools, db, userId)
  await auditOpening(tools, db, acting, { action: 'person.opened', userId })
  const rough = await everything(tools, userId)
  const people = await tools.accounts.knownPeople(
    db,
    rough.flatMap((entry) => entry.by ?? []),
  )
  return { person, timeline: rough.map((entry) => presentEntry(entry, people)) }
}

async function everything({ database: { db } }: ModerationTools, userId: string): Promise<Rough[]> {
  const [found, decided, penalties, appeals, notes, reasons] = await Promise.all([
    latestViolations(db, userId),
    latestDecisions(db, userId),
    penaltiesOf(db, userId),
    appealsOf(db, userId),
    latestNotes(db, userId),
    latestReasons(db, userId),
  ])
  const entries: Rough[] = [
    ...found.map((one) =>
      entry('VIOLATION', one, categoryTitles[one.category as keyof typeof categoryTitles], one.excerpt, null),
    ),
    ...decided
      .filter((one) => one.kind !== 'APPEAL')
      .map((one) => entry('DECISION', one, sentenceOf(one.outcome), one.reason, one.agentId)),
    ...penalties.flatMap(ofPenalty),
    ...appeals.flatMap(ofAppeal),
    ...notes.map((one) => entry('NOTE', one, 'Note', one.text, one.agentId)),
    ...reasons
      .filter(({ reason }) => reason.source === 'REPORT' || reason.source === 'CALL')
      .map(({ reason, chatHash }) =>
        entry('REPORT', { ...reason, chatHash }, reason.title, reason.said ?? reason.excerpt, null),
      ),
  ]
  return entries.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, most)
}

function ofPenalty(one: PenaltyRow): Rough[] {
  const title = one.kind === 'WARNING' ? 'Warned' : 'Suspended'
  const given = entry(one.kind, one, title, one.reason, one.agentId)
  const { lift } = one
  const lifted = lift && entry('LIFTED', { ...one, at: lift.at }, 'Taken back', lift.reason, lift.agentId)
  return lifted === null ? [given] : [given, lifted]
}

function ofAppeal(one: AppealRow): Rough[] {
  const made = entry('APPEAL', one, appealTitles.OPEN, one.text, null)
  if (one.decidedAt === null) return [made]
  const decided = { ...one, at: one.decidedAt }
  return [made, entry('APPEAL_DECIDED', decided, appealTitles[one.state], one.decision ?? '', one.decidedBy)]
}

function entry(
  kind: Entry['kind'],
  { id, at, chatHash = null }: { id: string; at: Date; chatHash?: string | null },
  title: string | undefined,
  text: string,
  by: string | null,
): Rough {
  return { id, at, kind, title: title ?? '', text, by, chatHash }
}

function presentEntry({ at, by, ...rest }: Rough, people: People): Entry {
  return { ...rest, at: at.toISOString(), by: agentOrNone(people, by) }
}

function sentenceOf(outcome: string): string {
  return outcome.slice(0, 1) + outcome.slice(1).toLowerCase()
}
