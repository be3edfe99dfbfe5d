import type { KnownAvatar } from '../avatars/index.ts'
import { problem } from '../platform/errors.ts'
import type { ChatsParts } from './parts.ts'
import { presentAvatars } from './presence.ts'
import type { BareChat } from './present.ts'
import { lately } from './store-talk.ts'
import { whoAnswers, type Answerers } from './who-answers.ts'

/** Who answers this message. Where nobody is left to answer, nothing can be said. */
export async function answerersOf(
  { database }: Pick<ChatsParts, 'database'>,
  chat: BareChat,
  said: { text: string; key: string; edited?: string },
): Promise<Answerers<KnownAvatar>> {
  const present = presentAvatars(chat)
  if (present.length === 0) throw problem('conflict', nobodyThere(chat))
  const heard = present.length > 1 ? await lately(database.db, chat.id, said.edited) : []
  return whoAnswers({ text: said.text, present, lately: heard, seed: said.key })
}

function nobodyThere(chat: BareChat): string {
  const name = chat.avatars[0]?.name ?? 'This angel'
  return chat.type === 'DIRECT'
    ? `${name} has been deleted. What was said stays here to be read, but nobody can answer any more.`
    : 'Nobody is left in this group to answer. Invite an angel first.'
}
