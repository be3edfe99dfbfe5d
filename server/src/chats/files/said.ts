/** One line of a conversation, apart from where it is kept: what files of it are written from. */
export interface Said {
  author: 'PERSON' | 'AVATAR' | 'CARE' | 'SYSTEM'
  kind: 'TEXT' | 'NOTICE' | 'CRISIS'
  /** Who spoke, by name. */
  name: string
  text: string
  at: Date
  /** All versions of it, the first one first, when there are several; `current` is the place of `text` among them. */
  versions?: { texts: string[]; current: number }
}

export interface SaidChat {
  title: string
  type: 'DIRECT' | 'GROUP'
  personName: string
  angels: string[]
  createdAt: Date
  exportedAt: Date
}

/** A file of a conversation, piece by piece: however long it is, no more than a page of it is held. */
export type ChatFile = AsyncIterable<string>
