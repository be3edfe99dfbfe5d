import type { MindEvent } from '../minds/index.ts'
import type { ChatsParts } from './parts.ts'
import { budget, promptFor } from './prompt.ts'
import type { ReplyWriter, RunningReply } from './reply-writer.ts'
import { messagesBefore, mindStateOf } from './store.ts'

export class MindFailed extends Error {
  override readonly name = 'MindFailed'
}

/** Lets the mind speak and the writer write. Answers the mind's new state; throws when there is no whole reply. */
export async function answerMessage(
  parts: ChatsParts,
  writer: ReplyWriter,
  reply: RunningReply,
): Promise<unknown> {
  const { database, mind, personOf } = parts
  const { chat, row } = reply
  const avatar = chat.avatars.find((one) => one.id === row.avatarId)
  if (avatar === undefined) throw new MindFailed('the angel has left the chat')
  const [newestFirst, state, person] = await Promise.all([
    messagesBefore(database.db, chat.id, row.seq, budget.turns + 10),
    mindStateOf(database.db, chat.id, avatar.id),
    personOf(chat.userId),
  ])
  const request = promptFor({
    avatar,
    avatars: chat.avatars,
    personName: person?.avatar?.name ?? null,
    history: newestFirst.toReversed(),
    state,
  })
  let last: MindEvent | undefined
  for await (const event of mind.answer(request, reply.abort.signal)) {
    if (reply.over) return undefined
    if (event.type === 'text') writer.append(reply, event.text)
    last = event
  }
  if (reply.over) return undefined
  if (last?.type !== 'end') throw new MindFailed('the mind broke off')
  if (reply.text + reply.unsent === '') throw new MindFailed('the mind said nothing')
  return last.state
}
