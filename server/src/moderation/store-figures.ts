import { sql } from 'drizzle-orm'
import { outcomes, type Outcome } from '@aureole/contract/cases'
import type { Db } from '../platform/database/index.ts'

export interface Figures {
  readonly oldest: Date | null
  readonly medianSeconds: number | null
  readonly outcomes: { outcome: Outcome; count: number }[]
  readonly falseFlags: { rule: string; decided: number; dismissed: number }[]
}

/** How the desk did since then. */
export async function figures(db: Db, since: Date): Promise<Figures> {
  const from = since.toISOString()
  const { rows: waiting } = await db.execute<{ oldest: string | Date | null }>(
    sql`select min(waiting_since) as oldest from cases where state = 'OPEN'`,
  )
  const { rows: acted } = await db.execute<{ median: number | null }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from first_action_at - opened_at))::float8 as median
    from cases where first_action_at > ${from}::timestamptz`)
  const { rows: decided } = await db.execute<{ outcome: Outcome; count: number }>(sql`
    select outcome, count(*)::int as count from decisions
    where at > ${from}::timestamptz and kind = 'CASE' group by outcome`)
  const { rows: flags } = await db.execute<{ rule: string; decided: number; dismissed: number }>(sql`
    select rule, count(*)::int as decided, count(*) filter (where state = 'DISMISSED')::int as dismissed from violations
    where decided_at > ${from}::timestamptz and rule is not null
    group by rule order by dismissed desc, decided desc, rule limit 50`)
  const [{ oldest } = { oldest: null }] = waiting
  const [{ median } = { median: null }] = acted
  const counts = new Map(decided.map((row) => [row.outcome, row.count]))
  return {
    oldest: oldest === null ? null : new Date(oldest),
    medianSeconds: median === null ? null : Math.round(median),
    outcomes: outcomes.map((outcome) => ({ outcome, count: counts.get(outcome) ?? 0 })),
    falseFlags: flags.map(({ rule, decided: all, dismissed }) => ({ rule, decided: all, dismissed })),
  }
}
