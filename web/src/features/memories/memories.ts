import {
  addMemory,
  changeMemory,
  deleteMemory,
  forgetMe,
  listMemories,
  restoreMemory,
  setMemory,
  type Memory,
} from '@aureole/contract/memories'
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive, useResync } from '../../lib/live.ts'
import { usePagedList } from '../../lib/paged-list.ts'

const keyOf = (avatarId: string) => ['memories', avatarId]

/** What an angel remembers of me, as it is on all my devices. */
export function useMemories(avatarId: string) {
  const queries = useQueryClient()
  const readAgain = () => void queries.invalidateQueries({ queryKey: keyOf(avatarId) })
  useLive('memories.changed', (changed) => {
    if (changed.avatarId === avatarId) readAgain()
  })
  useResync(readAgain)
  return usePagedList(listMemories, {}, { key: keyOf(avatarId), params: { id: avatarId } })
}

interface Listed {
  items: Memory[]
  enabled: boolean
  total: number
}

/** Shown before the server has said so; the next reading puts it right in any case. */
function patch(queries: QueryClient, avatarId: string, change: (page: Listed) => Listed): void {
  queries.setQueryData<InfiniteData<Listed>>(
    keyOf(avatarId),
    (known) => known && { ...known, pages: known.pages.map(change) },
  )
}

type Change = { text?: string; pinned?: boolean }

export interface MemoryVerbs {
  add: (text: string) => Promise<void>
  change: (memory: Memory, change: Change) => Promise<void>
  remove: (memory: Memory) => Promise<void>
  restore: (memory: Memory) => Promise<void>
  forget: () => Promise<void>
  setEnabled: (enabled: boolean) => Promise<void>
}

/** What can be done with it. Each throws when it was not done, for whoever asked to say so in its place. */
export function useMemoryVerbs(avatarId: string): MemoryVerbs {
  const queries = useQueryClient()
  const one = ({ id: memoryId }: Memory) => ({ params: { id: avatarId, memoryId } })
  const all = { params: { id: avatarId } }

  async function done(work: Promise<unknown>): Promise<void> {
    try {
      await work
    } finally {
      // Also after a failure: what was shown early goes back.
      await queries.invalidateQueries({ queryKey: keyOf(avatarId) })
    }
  }

  return {
    add: (text) => done(api(addMemory, { ...all, body: { text } })),
    change(memory, change) {
      patch(queries, avatarId, (page) => ({
        ...page,
        items: page.items.map((other) => (other.id === memory.id ? { ...other, ...change } : other)),
      }))
      return done(api(changeMemory, { ...one(memory), body: change }))
    },
    remove: (memory) => done(api(deleteMemory, one(memory))),
    restore: (memory) => done(api(restoreMemory, one(memory))),
    forget: () => done(api(forgetMe, all)),
    setEnabled(enabled) {
      patch(queries, avatarId, (page) => ({ ...page, enabled }))
      return done(api(setMemory, { ...all, body: { enabled } }))
    },
  }
}
