import { queues, type PaymentsTools } from './parts.ts'
import { eventsIn } from './store-events.ts'

/**
 * At the start: what another process had in hand when it died would wait until its silence is noticed, and somebody may be looking
 * at a page that says "one moment". Done twice, an event is done once.
 */
export async function catchUp(tools: PaymentsTools): Promise<void> {
  const { database, jobs } = tools
  const waiting = await eventsIn(database.db, ['received'], 1000)
  if (waiting.length === 0) return
  await database.transaction(async (tx) => {
    for (const { id } of waiting) await jobs.enqueue(tx, queues.event, { id }, { key: id })
  })
}
