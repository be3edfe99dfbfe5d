import type { Tx } from '../platform/database/index.ts'
import { problem, type Problem } from '../platform/errors.ts'
import type { Verdict } from '../safety/index.ts'
import { enqueueFact, publishFact } from './facts.ts'
import type { ChatsParts } from './parts.ts'
import type { BareChat } from './present.ts'

type Told = Extract<Verdict, { findings: unknown }>

/** An agent should look at it: with the message, or not at all. */
export async function tellDesk(
  parts: ChatsParts,
  tx: Tx,
  chat: BareChat,
  sent: { message_id: string; seq: number } | undefined,
  text: string,
  verdict: Told,
): Promise<void> {
  const { kind, findings } = verdict
  await publishFact(parts, tx, {
    kind: 'FLAG',
    chatId: chat.id,
    chatHash: chat.hash,
    userId: chat.userId,
    messageId: sent?.message_id ?? null,
    seq: sent?.seq ?? null,
    text,
    screened: { verdict: kind, ...(kind === 'crisis' ? { acute: verdict.acute } : {}), findings },
  })
}

/** It is kept nowhere but at the desk. */
export async function blocked(
  parts: ChatsParts,
  chat: BareChat,
  text: string,
  verdict: Extract<Verdict, { kind: 'block' }>,
): Promise<Problem> {
  const { reason } = verdict
  await parts.database.transaction((tx) => tellDesk(parts, tx, chat, undefined, text, verdict))
  return problem('message-blocked', `This message was not delivered. ${reason}`, { reason })
}

/** What was said to customer care is stored already: if this fails, the desk finds it a little later. */
export async function tellCare(parts: ChatsParts, factId: string): Promise<void> {
  try {
    await parts.database.transaction((tx) => enqueueFact(parts, tx, 'TO_CARE', factId))
  } catch (error) {
    parts.log.warn({ err: error }, 'the desk could not be told at once')
  }
}
