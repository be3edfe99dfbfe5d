import { applyNotice } from './apply-notice.ts'
import { announce, noEffects } from './effects.ts'
import { Implausible } from './notice.ts'
import type { PaymentsTools } from './parts.ts'
import { rules } from './policy.ts'
import { countFailure, eventById, finishEvent, lockEvent, type EventRow } from './store-events.ts'

/**
 * Does what an event asks for and closes it, in one transaction: whoever dies in between has done nothing, and whoever comes
 * second finds it closed.
 */
export async function processEvent(tools: PaymentsTools, id: string): Promise<void> {
  const event = await eventById(tools.database.db, id)
  if (event === undefined || event.state !== 'received') return
  try {
    await work(tools, event)
  } catch (error) {
    await noteFailure(tools, event, error)
  }
}

async function work(tools: PaymentsTools, event: EventRow): Promise<void> {
  const { provider, clock, database } = tools
  if (provider?.name !== event.provider)
    throw new Implausible(`${event.provider} is not configured any more.`)
  const notice = await provider.interpret(event)
  const effects = noEffects()
  await database.transaction(async (tx) => {
    const locked = await lockEvent(tx, event.id)
    if (locked?.state !== 'received') return
    if (notice !== undefined) await applyNotice(tools, tx, event.provider, notice, effects)
    await finishEvent(tx, event.id, { state: notice ? 'done' : 'ignored', doneAt: clock.now() })
  })
  await announce(tools, effects)
}

/** Thrown on, so that the job is tried again later; not where trying again cannot help. */
async function noteFailure(tools: PaymentsTools, event: EventRow, error: unknown): Promise<void> {
  const isHopeless = error instanceof Implausible
  const isQuery = error instanceof Error && 'query' in error
  const reason = isQuery || !(error instanceof Error) ? 'A query failed.' : error.message
  const state = await countFailure(tools.database.db, event.id, {
    reason: reason.slice(0, 500),
    isStuck: (attempts) => isHopeless || attempts >= rules.eventAttempts,
  })
  if (state !== 'stuck') throw error
  const { id, provider, type } = event
  tools.log.error({ err: error, event: id, provider, type }, 'a payment event is stuck')
}
