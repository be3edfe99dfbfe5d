import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Statement } from '../platform/database/index.ts'
import type { CaseRow, ReasonRow } from './store-cases.ts'
import { caseReasons, cases } from './tables.ts'

/** A case with what the queue shows of it beside. */
export interface ShownRow {
  readonly row: CaseRow
  /** The worst of its reasons. */
  readonly reason: ReasonRow | undefined
  /** Who has it on the screen. */
  readonly watching: readonly string[]
}

const ofReason = 'reason.'

function columnsOf(table: PgTable, as: string, prefix = ''): string {
  return Object.entries(getTableColumns(table))
    .map(([key, column]) => `${as}."${column.name}" as "${prefix}${key}"`)
    .join(', ')
}

const beside = `${columnsOf(caseReasons, 'r', ofReason)}, (
    select array_agg(w.agent_id::text order by w.agent_id) from case_watchers w where w.case_id = c.id and w.seen_at > $1
  ) as watching`

/** In one go, and planned once: agents look at the queue all the time. `ids` has `$2` and so on for its values. */
export function shownCases(name: string, ids: string, order: string): Statement {
  return {
    name: `desk_${name}`,
    text: `with asked as materialized (${ids})
      select ${columnsOf(cases, 'c')}, ${beside}
      from asked join cases c on c.id = asked.id left join case_reasons r on r.id = c.top_reason_id order by ${order}`,
  }
}

/** `since`: who has not been seen since then looks at something else. */
export async function readShown(
  database: Database,
  statement: Statement,
  since: Date,
  values: readonly unknown[],
): Promise<ShownRow[]> {
  return (await database.prepared<Raw>(statement, [since.toISOString(), ...values])).map(shownRow)
}

const one: Statement = {
  name: 'desk_beside',
  text: `select ${beside} from (select $2::uuid as id) as c left join case_reasons r on r.id = $3::uuid`,
}

/** The same of a case as it was just changed. */
export async function besideCase(database: Database, row: CaseRow, since: Date): Promise<ShownRow> {
  const [raw] = await database.prepared<Raw>(one, [since.toISOString(), row.id, row.topReasonId])
  return { ...shownRow(raw ?? { watching: null }), row }
}

type Raw = Record<string, unknown> & { watching: string[] | null }

function shownRow({ watching, ...columns }: Raw): ShownRow {
  const entries = Object.entries(columns)
  const reason = entries.flatMap(([key, value]) =>
    key.startsWith(ofReason) ? [[key.slice(ofReason.length), value] as const] : [],
  )
  return {
    row: columns as CaseRow,
    reason:
      columns[`${ofReason}id`] == null ? undefined : (Object.fromEntries(reason) as unknown as ReasonRow),
    watching: watching ?? [],
  }
}
