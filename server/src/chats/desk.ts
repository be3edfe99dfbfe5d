import type { Message } from '@aureole/contract/messages'
import type { Db, Tx } from '../platform/database/index.ts'
import { notFound } from '../platform/errors.ts'
import type { Answering } from './answering.ts'
import { handBack, postCare, type Also } from './care.ts'
import { hideMessage, unhideMessage } from './hide-message.ts'
import { withAvatars } from './known-chat.ts'
import { historyPage } from './list-messages.ts'
import type { ChatsParts } from './parts.ts'
import { presentMessage, type BareChat } from './present.ts'
import { chatByHash } from './store-desk.ts'
import { factsWaiting, readFact, takeFact, type FactRow } from './store-facts.ts'
import type { MessageRow } from './store-messages.ts'

/** A message as an agent sees it: hidden ones with their words. */
export type DeskMessage = Message & { hidden: boolean }

export interface DeskChat {
  readonly id: string
  readonly hash: string
  readonly userId: string
  readonly title: string
  readonly angels: readonly { id: string; name: string; thumbUrl: string }[]
  /** Customer care writes here, and the angels are silent. */
  readonly inCare: boolean
}

export interface Where {
  readonly around?: number | undefined
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly limit: number
}

/** For moderation: who may do what, and why, is decided there. */
export interface ChatsDesk {
  /** Nothing when there is none, or when its person has deleted it. */
  readonly chat: (hash: string) => Promise<DeskChat | undefined>
  readonly transcript: (
    hash: string,
    where: Where,
  ) => Promise<{ items: DeskMessage[]; hasMore: boolean; hasNewer: boolean }>
  readonly postCare: (hash: string, asked: { text: string; key: string }, also: Also) => Promise<DeskMessage>
  readonly handBack: (hash: string, also: Also) => Promise<boolean>
  readonly hide: (hash: string, messageId: string, also: Also) => Promise<DeskMessage>
  readonly unhide: (hash: string, messageId: string, also: Also) => Promise<DeskMessage>
  readonly readFact: (db: Db | Tx, id: string) => Promise<FactRow | undefined>
  /** The words of a fact, once: whoever takes it keeps them. */
  readonly takeFact: (tx: Tx, id: string) => Promise<FactRow | undefined>
  readonly factsWaiting: (db: Db | Tx, before: Date, limit: number) => Promise<string[]>
}

export function chatsDesk(parts: ChatsParts, answering: Answering): ChatsDesk {
  const { database } = parts
  const present = (row: MessageRow): DeskMessage => ({
    ...presentMessage(answering.writer.latest(row)),
    ...(row.status === 'HIDDEN' ? { text: row.text } : {}),
    hidden: row.status === 'HIDDEN',
  })

  async function known(hash: string): Promise<BareChat | undefined> {
    const row = await chatByHash(database.db, hash)
    return row && withAvatars(parts, row)
  }

  async function found(hash: string): Promise<BareChat> {
    const chat = await known(hash)
    if (chat === undefined) throw notFound('This chat')
    return chat
  }

  return {
    async chat(hash) {
      const chat = await known(hash)
      return chat && presentDeskChat(chat)
    },
    async transcript(hash, where) {
      const chat = await found(hash)
      const { rows, ...more } = await historyPage(database.db, chat.id, where)
      return { items: rows.map(present), ...more }
    },
    postCare: async (hash, asked, also) =>
      present(await postCare(parts, answering, await found(hash), asked, also)),
    handBack: async (hash, also) => handBack(parts, await found(hash), also),
    hide: async (hash, id, also) => present(await hideMessage(parts, await found(hash), id, also)),
    unhide: async (hash, id, also) => present(await unhideMessage(parts, await found(hash), id, also)),
    readFact,
    takeFact,
    factsWaiting,
  }
}

function presentDeskChat(chat: BareChat): DeskChat {
  return {
    id: chat.id,
    hash: chat.hash,
    userId: chat.userId,
    title: chat.title,
    angels: chat.avatars.map(({ id, name, thumbUrl }) => ({ id, name, thumbUrl })),
    inCare: chat.careSince !== null,
  }
}
