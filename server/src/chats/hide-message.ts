import { notFound, problem } from '../platform/errors.ts'
import { announceChat } from './announce.ts'
import { publishChanged } from './announce-messages.ts'
import type { Also } from './care.ts'
import type { ChatsParts } from './parts.ts'
import { isUnfinished, type BareChat } from './present.ts'
import { conflict } from './refusals.ts'
import { hideRow, unhideRow } from './store-desk.ts'
import { messageOf, type MessageRow } from './store-messages.ts'
import { lockChat } from './store-versions.ts'

/** Takes the words of a message out of the chat, for the person and for minds. The desk keeps them. */
export async function hideMessage(
  parts: ChatsParts,
  chat: BareChat,
  id: string,
  also: Also,
): Promise<MessageRow> {
  const { row, told } = await parts.database.transaction(async (tx) => {
    await lockChat(tx, chat.id)
    const hidden = await hideRow(tx, chat.id, id)
    if (hidden === undefined) {
      const before = await messageOf(tx, chat.id, id)
      if (before === undefined || before.deletedAt !== null) throw notFound('This message')
      throw isUnfinished(before)
        ? conflict('unwritten')
        : problem('conflict', 'This message is hidden already.')
    }
    await also(tx, id)
    return { row: hidden, told: await parts.memories.unsay(tx, chat.userId, { messageIds: [id] }) }
  })
  told()
  await tell(parts, chat, row)
  return row
}

/** As it was before. What angels had kept of it does not come back. */
export async function unhideMessage(
  parts: ChatsParts,
  chat: BareChat,
  id: string,
  also: Also,
): Promise<MessageRow> {
  const row = await parts.database.transaction(async (tx) => {
    await lockChat(tx, chat.id)
    const shown = await unhideRow(tx, chat.id, id)
    if (shown !== undefined) {
      await also(tx, id)
      return shown
    }
    const before = await messageOf(tx, chat.id, id)
    if (before === undefined || before.deletedAt !== null) throw notFound('This message')
    throw problem('conflict', 'This message is shown already.')
  })
  await tell(parts, chat, row)
  return row
}

async function tell(parts: ChatsParts, chat: BareChat, row: MessageRow): Promise<void> {
  // What was left aside by branching is on nobody's screen.
  if (row.leftWith === null) publishChanged(parts, chat, row)
  await announceChat(parts, chat)
}
