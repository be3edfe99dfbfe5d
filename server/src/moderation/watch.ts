import { notFound } from '../platform/errors.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { later, rules } from './policy.ts'
import { latestCase, type Subject } from './store-cases.ts'
import { markWatching, watchersOf } from './store-presence.ts'

/** An agent has it on the screen. The others hear of it when that is new. */
export async function watch(tools: ModerationTools, { agentId }: Acting, subject: Subject): Promise<void> {
  const { announce, clock, database } = tools
  await tools.signs.of(agentId)
  const row = await latestCase(database.db, subject)
  if (row === undefined) throw notFound('This case')
  const now = clock.now()
  const watching = await watchersOf(database.db, [row.id], later(now, -rules.watchMs))
  await markWatching(database.db, row.id, agentId, now)
  if (!watching.some((one) => one.agentId === agentId)) announce.touched(row.id)
}
