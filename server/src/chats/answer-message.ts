import { setTimeout as pause } from 'node:timers/promises'
import type { MindEvent } from '../minds/index.ts'
import { isUnreachable } from '../platform/errors.ts'
import { jointOf } from './joint.ts'
import type { ChatsParts } from './parts.ts'
import { heardBy, staysOf } from './presence.ts'
import { budget, promptFor } from './prompt.ts'
import type { ReplyWriter, RunningReply } from './reply-writer.ts'
import { mindStateOf, saidBefore } from './store-messages.ts'

const readAgainAfter = 250

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
  const { chat, row, base } = reply
  const avatar = chat.avatars.find((one) => one.id === row.avatarId)
  const member = chat.members.find((one) => one.avatarId === row.avatarId)
  if (avatar === undefined || member === undefined) throw new MindFailed('the angel was never in the chat')
  const stays = staysOf(member)
  const [newestFirst, state, person] = await whileOurs(reply, () =>
    Promise.all([
      saidBefore(database.db, chat.id, row.seq, budget.turns, stays),
      mindStateOf(database.db, chat.id, avatar.id),
      personOf(chat.userId),
    ]),
  )
  const request = promptFor({
    avatar,
    avatars: chat.avatars,
    person,
    history: heardBy(newestFirst, stays).toReversed(),
    begun: base,
    version: row.version,
    state,
  })
  let last: MindEvent | undefined
  for await (const event of mind.answer(request, reply.abort.signal)) {
    if (reply.over) return undefined
    if (event.type === 'text') writer.append(reply, joined(reply, event.text))
    last = event
  }
  if (reply.over) return undefined
  if (last?.type !== 'end') throw new MindFailed('the mind broke off')
  if (reply.text + reply.unsent === base) throw new MindFailed('the mind said nothing')
  return last.state
}

/** A database that is away for a moment is no reason to fail a reply that no mind has been asked for yet. */
async function whileOurs<T>(reply: RunningReply, read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (reply.over || !isUnreachable(error)) throw error
      await pause(readAgainAfter)
    }
  }
}

/** The first new words of a reply that goes on may need a space before them. */
function joined({ base, text, unsent }: RunningReply, words: string): string {
  return text + unsent === base ? jointOf(base, words) + words : words
}
