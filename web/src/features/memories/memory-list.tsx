import type { Memory } from '@aureole/contract/memories'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { withTraces, type Trace } from './left-traces.ts'
import type { MemoryVerbs, useMemories } from './memories.ts'
import { MemoryItem } from './memory-item.tsx'
import { MemoryTrace } from './memory-trace.tsx'
import { useToday } from './use-today.ts'

export interface MemoryListProps {
  list: ReturnType<typeof useMemories>
  verbs: MemoryVerbs
  label: string
  onLeave?: (() => void) | undefined
}

/** Pinned first, then what was told last; page by page. */
export function MemoryList({ list, verbs, label, onLeave }: MemoryListProps) {
  const [traces, setTraces] = useState<readonly Trace[]>([])
  const now = useToday()
  const shown = withTraces(list.items, traces)
  const failed = list.status === 'errored'

  async function remove(memory: Memory, place: number): Promise<void> {
    await verbs.remove(memory)
    setTraces((left) => [...left.filter((one) => one.memory.id !== memory.id), { memory, place }])
  }
  const forgetTrace = (id: string) => setTraces((left) => left.filter(({ memory }) => memory.id !== id))

  if (shown.length === 0) return null
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line border-y border-line">
        {shown.map(({ memory, gone }, place) => (
          <li key={memory.id}>
            {gone ? (
              <MemoryTrace
                memory={memory}
                restore={() => verbs.restore(memory)}
                onOver={() => forgetTrace(memory.id)}
              />
            ) : (
              <MemoryItem
                memory={memory}
                verbs={verbs}
                now={now}
                onRemove={() => remove(memory, place)}
                onLeave={onLeave}
              />
            )}
          </li>
        ))}
      </ul>
      {list.finished ? null : (
        <Button
          variant="ghost"
          size="sm"
          block
          className="mt-2"
          busy={list.fetchingMore}
          onClick={failed ? list.retry : list.fetchMore}
        >
          {failed ? 'Try again' : 'Show more'}
        </Button>
      )}
    </>
  )
}
