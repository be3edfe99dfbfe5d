import type { readQueue as contract } from '@aureole/contract/moderation'
import type { AnswerOf } from '@aureole/contract/route'
import { knownCases } from './known-cases.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { countMine, queuePage, type QueueFilter } from './store-queue.ts'

export async function readQueue(
  tools: ModerationTools,
  { agentId }: Acting,
  asked: QueueFilter & { page: number; pageSize: number },
): Promise<AnswerOf<typeof contract>> {
  const { announce, database } = tools
  const { page, pageSize } = asked
  const [rows, counts, mine] = await Promise.all([
    queuePage(database.db, agentId, asked, { limit: pageSize + 1, offset: (page - 1) * pageSize }),
    announce.counts(),
    countMine(database.db, agentId),
    tools.signs.of(agentId),
  ])
  return {
    items: await knownCases(tools, rows.slice(0, pageSize)),
    firstPage: page === 1,
    lastPage: rows.length <= pageSize,
    counts: { ...counts, mine },
  }
}
