import { readChat, type Chat } from '@aureole/contract/chats'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive, useResync } from '../../lib/live.ts'
import { angelColour, angelHues } from './angel-colours.ts'
import { listedChat, rememberChat } from './chat-list.ts'

/** One chat; what the list knows of it stands in until its own answer is there. */
export function useChat(chatHash: string): UseQueryResult<Chat> {
  const queries = useQueryClient()
  const key = ['chat', chatHash]
  useLive('chat.changed', ({ chat }) => rememberChat(queries, chat))
  useLive('chat.removed', (removed) => {
    if (removed.chatHash === chatHash) void queries.resetQueries({ queryKey: key })
  })
  useResync(() => void queries.invalidateQueries({ queryKey: key }))
  return useQuery({
    queryKey: key,
    placeholderData: () => listedChat(queries, chatHash),
    queryFn: ({ signal }) => api(readChat, { params: { chatHash } }, { signal }),
  })
}

export function chatPath(chat: Pick<Chat, 'chatHash' | 'type'>): string {
  return chat.type === 'GROUP' ? `/chat/group/${chat.chatHash}` : `/chat/${chat.chatHash}`
}

/** Who speaks, and in which colour. */
export function speakerOf(chat: Chat, avatarId: string | undefined) {
  const avatar = chat.avatars.find((one) => one.id === avatarId)
  return { avatar, colour: angelColour(angelHues(chat.avatars).get(avatarId ?? '') ?? 30) }
}
