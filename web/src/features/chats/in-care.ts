import type { Chat } from '@aureole/contract/chats'
import type { ReplyPrice } from './use-reply-price.ts'

/** The chat while its angels are silent: none of them is there to answer, to go on or to write anything again. */
export function atRest(chat: Chat): Chat {
  return { ...chat, avatars: chat.avatars.map((avatar) => ({ ...avatar, present: false })) }
}

/** What is said to customer care costs nothing. */
export const careIsFree: ReplyPrice = { replyTokens: 0, freeLeft: undefined, resetsAt: undefined }
