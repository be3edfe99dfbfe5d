import type { Memory } from '@aureole/contract/memories'
import type { PersonalData } from '../accounts/index.ts'
import type { NewMemory, Remembered } from '../minds/index.ts'
import type { Tx } from '../platform/database/index.ts'
import { addMemory } from './add-memory.ts'
import { announce } from './announce.ts'
import { changeMemory, type ChangeMemory } from './change-memory.ts'
import { deleteMemory } from './delete-memory.ts'
import { forgetPerson } from './forget.ts'
import { keepMemories, type Said } from './keep.ts'
import { listMemories, type ListMemories } from './list-memories.ts'
import type { MemoriesParts, Pair } from './parts.ts'
import { personalData } from './personal-data.ts'
import { recallMemories, type Recalling } from './recall.ts'
import { restoreMemory } from './restore-memory.ts'
import { settle } from './settle.ts'
import { eraseEpisodes, memoriesOf, settingsOf } from './store.ts'
import { switchMemory } from './switch-memory.ts'

export interface Memories {
  /** What this angel remembers of the person and needs now, best first; nothing where the memory is switched off. */
  readonly recall: (asked: Recalling) => Promise<readonly Remembered[]>
  /** Never throws for what a mind made up: what cannot be kept is left out. */
  readonly keep: (said: Said, memories: readonly NewMemory[]) => Promise<void>
  /** For who reads over what was said: whether and from when on it may be read, and what is known already. */
  readonly reading: (pair: Pair) => Promise<Reading>
  /**
   * The person took these words away for good: what repeats them goes as well. Call what it answers after the commit. Facts stay until the
   * person deletes them.
   */
  readonly unsay: (tx: Tx, userId: string, gone: Parameters<typeof eraseEpisodes>[2]) => Promise<() => void>
}

export interface Reading {
  readonly enabled: boolean
  readonly forgottenBefore: Date | null
  readonly known: readonly string[]
}

/** What the page asks for, and the house. */
export interface MemoryVerbs extends Memories {
  readonly list: (asked: ListMemories) => ReturnType<typeof listMemories>
  readonly add: (asked: Pair & { readonly text: string }) => Promise<Memory>
  readonly change: (asked: ChangeMemory) => Promise<Memory>
  readonly delete: (asked: Pair & { readonly memoryId: string }) => Promise<void>
  readonly restore: (asked: Pair & { readonly memoryId: string }) => Promise<Memory>
  readonly forget: (pair: Pair) => Promise<void>
  readonly switch: (asked: Pair & { readonly enabled: boolean }) => Promise<void>
  /** The slow part of what was kept: meanings, doubles, deletions that are final now. */
  readonly settle: () => Promise<void>
  readonly personalData: PersonalData
}

export function createMemories(parts: MemoriesParts): MemoryVerbs {
  const verbs: MemoryVerbs = {
    recall: (asked) => recallMemories(parts, asked),
    keep: (said, memories) => keepMemories(parts, said, memories),
    async reading(pair) {
      const { db } = parts.database
      const [settings, rows] = await Promise.all([settingsOf(db, pair), memoriesOf(db, pair)])
      return { ...settings, known: rows.map((row) => row.text) }
    },
    async unsay(tx, userId, gone) {
      const changed = await eraseEpisodes(tx, userId, gone)
      return () => changed.forEach((avatarId) => announce(parts, { userId, avatarId }))
    },
    list: (asked) => listMemories(parts, asked),
    add: (asked) => addMemory(parts, asked),
    change: (asked) => changeMemory(parts, asked),
    delete: (asked) => deleteMemory(parts, asked),
    restore: (asked) => restoreMemory(parts, asked),
    forget: (pair) => forgetPerson(parts, pair),
    switch: (asked) => switchMemory(parts, asked),
    settle: () => settle(parts),
    personalData: personalData(parts),
  }
  parts.jobs.every('memories.settle', '* * * * *', () => verbs.settle())
  return verbs
}
