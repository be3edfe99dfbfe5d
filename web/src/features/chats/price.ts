import type { Chat } from '@aureole/contract/chats'
import { repliesTo } from '@aureole/contract/mentions'

export function tokens(count: number): string {
  return count === 1 ? '1 token' : `${count} tokens`
}

export function presentIn<A extends { present: boolean }>({ avatars }: { avatars: readonly A[] }): A[] {
  return avatars.filter((avatar) => avatar.present)
}

/** What sending this costs: in a group those who are called answer, else it may be more than one. */
export function priceOf(chat: Pick<Chat, 'type' | 'avatars'>, replyTokens: number, text = ''): string {
  if (chat.type !== 'GROUP') return tokens(replyTokens)
  const { most, exact } = repliesTo(
    text,
    presentIn(chat).map(({ name }) => name),
  )
  return exact ? tokens(most * replyTokens) : `Up to ${tokens(most * replyTokens)}`
}
