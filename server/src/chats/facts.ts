import type { Tx } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import type { ChatsParts } from './parts.ts'
import { insertFact, type FactRow } from './store-facts.ts'

/** What chats publish for customer care. Each names a fact by its id; whoever takes it gets the words, and then they are gone here. */
export const chatFactQueues = {
  REPORT: 'message.reported',
  CALL: 'chat.agent-called',
  FLAG: 'safety.flagged',
  REPLY: 'safety.flagged',
  TO_CARE: 'chat.told-care',
} as const satisfies Record<FactRow['kind'], string>

export interface ChatFactNamed {
  readonly factId: string
}

export type NewFact = Pick<FactRow, 'kind' | 'chatId' | 'chatHash' | 'userId'> &
  Partial<Omit<FactRow, 'id' | 'createdAt'>>

/** Publishes a fact with what it follows from, or not at all. */
export async function publishFact(
  { clock, jobs }: Pick<ChatsParts, 'clock' | 'jobs'>,
  tx: Tx,
  fact: NewFact,
): Promise<void> {
  const id = newId()
  await insertFact(tx, { ...fact, id, createdAt: clock.now() })
  await enqueueFact({ jobs }, tx, fact.kind, id)
}

export function enqueueFact(
  { jobs }: Pick<ChatsParts, 'jobs'>,
  tx: Tx,
  kind: FactRow['kind'],
  factId: string,
): Promise<void> {
  const named: ChatFactNamed = { factId }
  return jobs.enqueue(tx, chatFactQueues[kind], named)
}
