import { lineOf } from './policy.ts'

/** The last thing said on the way that the conversation took. */
export interface LastSaid {
  author: 'PERSON' | 'AVATAR' | 'CARE' | 'SYSTEM'
  avatarId: string | null
  text: string
}

interface Talk {
  type: 'DIRECT' | 'GROUP'
  avatars: readonly { id: string; name: string }[]
  lastSaid: LastSaid | null
}

/** What the list of chats shows of a chat. */
export function lastLineOf({ type, avatars, lastSaid }: Talk): string | null {
  return lastSaid && lineOf(lastSaid.text, speakerOf(lastSaid))

  function speakerOf({ author, avatarId }: LastSaid): string | undefined {
    if (author === 'PERSON') return 'You'
    if (author === 'CARE') return 'Customer care'
    return type === 'GROUP' ? avatars.find((avatar) => avatar.id === avatarId)?.name : undefined
  }
}
