import type { readQueue as contract } from '@aureole/contract/cases'
import type { AnswerOf } from '@aureole/contract/route'
import { knownCases, watchedSince } from './known-cases.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { countMine, queuePage, type QueueFilter } from './store-queue.ts'

export async function readQueue(
  tools: ModerationTools,
  { agentId }: Acting,
  asked: QueueFilter & { page: number; pageSize: number },
): Promise<AnswerOf<typeof contract>> {
  const { announce, database } = tools
  const { page, pageSize } = asked
  const slice = { limit: pageSize + 1, offset: (page - 1) * pageSize }
  const [rows, counts, mine] = await Promise.all([
    queuePage(database, agentId, asked, slice, watchedSince(tools)),
    announce.counts(),
    countMine(database, agentId),
    tools.signs.of(agentId),
  ])
  return {
    items: await knownCases(tools, rows.slice(0, pageSize)),
    firstPage: page === 1,
    lastPage: rows.length <= pageSize,
    counts: { ...counts, mine },
  }
}
