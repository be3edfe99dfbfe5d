import type { writeAsCare as contract } from '@aureole/contract/desk-chats'
import type { AnswerOf } from '@aureole/contract/route'
import type { DeskMessage } from '../chats/index.ts'
import type { Tx } from '../platform/database/index.ts'
import { notFound } from '../platform/errors.ts'
import { audit } from './audit.ts'
import { named } from './claim.ts'
import { refuseTakenChat } from './held-case.ts'
import { markActed, type CaseRow } from './store-cases.ts'
import type { Acting, ModerationTools } from './tools.ts'

interface InChat {
  readonly chatHash: string
}
interface OnMessage extends InChat {
  readonly id: string
  readonly reason: string
}

/** Writes as customer care: shown as that and as nothing else. The angels are silent from then on. */
export async function writeAsCare(
  tools: ModerationTools,
  acting: Acting,
  { chatHash, text, key }: InChat & { text: string; key: string },
): Promise<AnswerOf<typeof contract>> {
  const row = await mayAct(tools, acting, chatHash)
  const also = writtenDown(tools, acting, row, { action: 'care.wrote' })
  const message = await tools.chats.desk.postCare(chatHash, { text, key }, also)
  tools.announce.touched(row.id)
  return { message, angelPaused: true }
}

/** The angels answer again. */
export async function handBack(tools: ModerationTools, acting: Acting, { chatHash }: InChat): Promise<void> {
  const row = await mayAct(tools, acting, chatHash)
  await tools.chats.desk.handBack(chatHash, writtenDown(tools, acting, row, { action: 'care.left' }))
  tools.announce.touched(row.id)
}

export async function hideMessage(
  tools: ModerationTools,
  acting: Acting,
  { chatHash, id, reason }: OnMessage,
): Promise<DeskMessage> {
  const row = await mayAct(tools, acting, chatHash)
  const also = writtenDown(tools, acting, row, { action: 'message.hidden', reason })
  const message = await tools.chats.desk.hide(chatHash, id, also)
  tools.announce.touched(row.id)
  return message
}

export async function unhideMessage(
  tools: ModerationTools,
  acting: Acting,
  { chatHash, id, reason }: OnMessage,
): Promise<DeskMessage> {
  const row = await mayAct(tools, acting, chatHash)
  const also = writtenDown(tools, acting, row, { action: 'message.shown', reason })
  const message = await tools.chats.desk.unhide(chatHash, id, also)
  tools.announce.touched(row.id)
  return message
}

/** Only where there is, or was, a reason to be, and not while somebody else has it. */
async function mayAct(tools: ModerationTools, acting: Acting, chatHash: string): Promise<CaseRow> {
  await tools.signs.of(acting.agentId)
  const row = await refuseTakenChat(tools, tools.database.db, acting, chatHash)
  if (row === undefined) throw notFound('This case')
  return row
}

function writtenDown(
  tools: ModerationTools,
  acting: Acting,
  row: CaseRow,
  done: { action: string; reason?: string },
): (tx: Tx, messageId: string) => Promise<void> {
  return async (tx, messageId) => {
    await audit(tools, tx, acting, { ...named(row), ...done, messageId })
    if (row.chatHash !== null) await markActed(tx, row.chatHash, tools.clock.now())
  }
}
