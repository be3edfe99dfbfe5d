import { and, asc, desc, eq, gte, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { queueViews, reasonSources, caseKinds } from '@aureole/contract/moderation'
import type { Db } from '../platform/database/index.ts'
import { rules } from './policy.ts'
import type { CaseRow } from './store-cases.ts'
import { cases } from './tables.ts'

export interface QueueFilter {
  readonly view: (typeof queueViews)[number]
  readonly source?: (typeof reasonSources)[number] | undefined
  readonly kind?: (typeof caseKinds)[number] | undefined
  readonly minSeverity?: number | undefined
  readonly brandId?: string | undefined
}

/** By severity, then by age; everything there ever was comes latest first. */
export function queuePage(
  db: Db,
  agentId: string,
  filter: QueueFilter,
  page: { limit: number; offset: number },
): Promise<CaseRow[]> {
  const order =
    filter.view === 'all'
      ? [desc(cases.openedAt), desc(cases.id)]
      : [desc(cases.severity), asc(cases.waitingSince), asc(cases.id)]
  // The ids first: an index alone passes over those of earlier pages.
  const ids = db
    .select({ id: cases.id })
    .from(cases)
    .where(and(viewOf(filter.view, agentId), ...filtersOf(filter)))
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
  return db
    .select()
    .from(cases)
    .where(inArray(cases.id, ids))
    .orderBy(...order)
}

function viewOf(view: QueueFilter['view'], agentId: string): SQL | undefined {
  if (view === 'open') return eq(cases.state, 'OPEN')
  if (view === 'mine') return and(eq(cases.claimedBy, agentId), ne(cases.state, 'RESOLVED'))
  return undefined
}

function filtersOf({ source, kind, minSeverity, brandId }: QueueFilter): (SQL | undefined)[] {
  return [
    source === undefined ? undefined : sql`${source} = any (${cases.sources})`,
    kind === undefined ? undefined : eq(cases.kind, kind),
    minSeverity === undefined ? undefined : gte(cases.severity, minSeverity),
    brandId === undefined ? undefined : eq(cases.brandId, brandId),
  ]
}

export interface Counts {
  readonly open: number
  readonly severe: number
  readonly snoozed: number
}

/** One by one, so that each is counted in the smallest index that has it. */
export async function countCases(db: Db): Promise<Counts> {
  const { rows } = await db.execute<{ open: number; severe: number; snoozed: number }>(sql`
    select
      (select count(*)::int from cases where state = 'OPEN') as open,
      (select count(*)::int from cases where state = 'OPEN' and severity >= ${rules.severe}) as severe,
      (select count(*)::int from cases where state = 'SNOOZED') as snoozed`)
  return rows[0] ?? { open: 0, severe: 0, snoozed: 0 }
}

export async function countMine(db: Db, agentId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(cases)
    .where(and(eq(cases.claimedBy, agentId), ne(cases.state, 'RESOLVED')))
  return row?.count ?? 0
}
