import type { Chat } from '@aureole/contract/chats'
import { repliesTo } from '@aureole/contract/mentions'

export function tokens(count: number): string {
  if (count === 0) return 'Free'
  return count === 1 ? '1 token' : `${count} tokens`
}

export function presentIn<A extends { present: boolean }>({ avatars }: { avatars: readonly A[] }): A[] {
  return avatars.filter((avatar) => avatar.present)
}

type Answering = Pick<Chat, 'type' | 'avatars'>

function answersTo(chat: Answering, text: string): { most: number; exact: boolean } {
  if (chat.type !== 'GROUP') return { most: 1, exact: true }
  const names = presentIn(chat).map(({ name }) => name)
  return repliesTo(text, names)
}

/** What has to be in the wallet to send this. */
export function mostTokens(chat: Answering, replyTokens: number, text: string): number {
  return answersTo(chat, text).most * replyTokens
}

/** What sending this costs: in a group those who are called answer, else it may be more than one. */
export function priceOf(chat: Answering, replyTokens: number, text = ''): string {
  const { most, exact } = answersTo(chat, text)
  return exact ? tokens(most * replyTokens) : `Up to ${tokens(most * replyTokens)}`
}
