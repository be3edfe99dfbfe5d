import type { readDashboard as contract } from '@aureole/contract/audit'
import type { AnswerOf } from '@aureole/contract/route'
import { later, rules } from './policy.ts'
import { figures } from './store-figures.ts'
import type { ModerationTools } from './tools.ts'

/** How the desk is doing: what waits now, and the last seven days. */
export async function readDashboard({
  announce,
  clock,
  database,
}: ModerationTools): Promise<AnswerOf<typeof contract>> {
  const { oldest, medianSeconds, ...rest } = await figures(database.db, later(clock.now(), -rules.figuresMs))
  return {
    waiting: (await announce.counts()).open,
    oldestWaitingSince: oldest?.toISOString() ?? null,
    medianFirstActionSeconds: medianSeconds,
    ...rest,
  }
}
