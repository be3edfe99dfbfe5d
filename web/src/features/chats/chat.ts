import { readChat, type Chat } from '@aureole/contract/chats'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive, useResync } from '../../lib/live.ts'
import { listedChat, rememberChat } from './chat-list.ts'

/** One chat; what the list knows of it stands in until its own answer is there. */
export function useChat(chatHash: string): UseQueryResult<Chat> {
  const queries = useQueryClient()
  const key = ['chat', chatHash]
  useLive('chat.changed', ({ chat }) => rememberChat(queries, chat))
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

/** Name and colour of who speaks; the colour is their place in the group. */
export function speakerOf(chat: Chat, avatarId: string | undefined) {
  const place = chat.avatars.findIndex((avatar) => avatar.id === avatarId)
  return { avatar: chat.avatars[place], colour: angelColour(place) }
}

export function angelColour(place: number): 1 | 2 | 3 | 4 | 5 {
  return ((((place % 5) + 5) % 5) + 1) as 1 | 2 | 3 | 4 | 5
}
