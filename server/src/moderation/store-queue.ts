import { sql } from 'drizzle-orm'
import type { queueViews, caseKinds } from '@aureole/contract/cases'
import type { reasonSources } from '@aureole/contract/desk'
import type { Database, Db, Statement } from '../platform/database/index.ts'
import { rules } from './policy.ts'
import { readShown, shownCases, type ShownRow } from './store-shown.ts'

export interface QueueFilter {
  readonly view: (typeof queueViews)[number]
  readonly source?: (typeof reasonSources)[number] | undefined
  readonly kind?: (typeof caseKinds)[number] | undefined
  readonly minSeverity?: number | undefined
  readonly brandId?: string | undefined
}

interface Part {
  readonly name: string
  /** What it asks for, with the place of its value. */
  readonly text: (place: string) => string
  readonly value: unknown
}

const orders = {
  urgent: (of: string) => `${of}.severity desc, ${of}.waiting_since, ${of}.id`,
  latest: (of: string) => `${of}.opened_at desc, ${of}.id desc`,
}

/** By severity, then by age; everything there ever was comes latest first. `since`: who looks at what, as of then. */
export function queuePage(
  database: Database,
  agentId: string,
  filter: QueueFilter,
  page: { limit: number; offset: number },
  since: Date,
): Promise<ShownRow[]> {
  const { view } = filter
  const order = view === 'all' ? orders.latest : orders.urgent
  const asked = partsOf(filter, agentId)
  const places = asked.map((part, i) => part.text(`$${i + 4}`))
  const where = [...fixed[view], ...places].join(' and ')
  // The ids first: an index alone passes over those of earlier pages.
  const ids = `select q.id from cases q where ${where} order by ${order('q')} limit $2 offset $3`
  const name = [view, ...asked.map((part) => part.name)].join('_')
  return readShown(database, shownCases(name, ids, order('c')), since, [
    page.limit,
    page.offset,
    ...asked.map((part) => part.value),
  ])
}

const fixed: Record<QueueFilter['view'], readonly string[]> = {
  open: [`q.state = 'OPEN'`],
  mine: [`q.state <> 'RESOLVED'`],
  all: ['true'],
}

/** A statement for each combination, so that each is planned with the index that serves it. */
function partsOf(filter: QueueFilter, agentId: string): Part[] {
  const { view, source, kind, minSeverity, brandId } = filter
  const parts: Part[] = [
    {
      name: 'mine',
      text: (place) => `q.claimed_by = ${place}`,
      value: view === 'mine' ? agentId : undefined,
    },
    { name: 'source', text: (place) => `${place}::text = any (q.sources)`, value: source },
    { name: 'kind', text: (place) => `q.kind = ${place}`, value: kind },
    { name: 'severity', text: (place) => `q.severity >= ${place}`, value: minSeverity },
    { name: 'brand', text: (place) => `q.brand_id = ${place}`, value: brandId },
  ]
  return parts.filter((part) => part.value !== undefined)
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

const mine: Statement = {
  name: 'desk_mine',
  text: `select count(*)::int as count from cases where claimed_by = $1 and state <> 'RESOLVED'`,
}

export async function countMine(database: Database, agentId: string): Promise<number> {
  const [row] = await database.prepared<{ count: number }>(mine, [agentId])
  return row?.count ?? 0
}
