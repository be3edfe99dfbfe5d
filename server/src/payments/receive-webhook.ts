import { malformedRequest, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { queues, type PaymentsTools } from './parts.ts'
import { insertEvent } from './store-events.ts'
import { withoutPeople } from './without-people.ts'

/** Stored first and worked on later: what was taken in once is not lost, and the provider need not wait. */
export async function receiveWebhook(
  tools: PaymentsTools,
  call: { provider: string; raw: Buffer; header: (name: string) => string | undefined },
): Promise<void> {
  const { provider, clock, database, jobs, log } = tools
  if (provider?.name !== call.provider) throw notFound('This payment service')
  const event = await provider.verify(call.raw, call.header)
  if (event === undefined) {
    log.warn({ provider: provider.name }, 'a webhook with a wrong signature was refused')
    throw malformedRequest('The signature does not fit the content, or is too old.')
  }
  await database.transaction(async (tx) => {
    const id = newId()
    const isNew = await insertEvent(tx, {
      id,
      provider: provider.name,
      eventId: event.eventId,
      type: event.type,
      payload: withoutPeople(event.payload),
      receivedAt: clock.now(),
    })
    if (isNew) await jobs.enqueue(tx, queues.event, { id })
  })
}
