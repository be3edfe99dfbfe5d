import { useId } from 'react'
import type { Insets } from '../../lib/inset.tsx'
import { useMemories, useMemoryVerbs } from './memories.ts'
import { MemoryList } from './memory-list.tsx'

/** On the angel's page: what it remembers of whoever looks. Strangers to it see nothing of this. */
export function MemorySection({ angel }: Insets['memory-section']) {
  const id = useId()
  const list = useMemories(angel.id)
  const verbs = useMemoryVerbs(angel.id)
  const { first } = list
  if (first === undefined || (first.total === 0 && list.items.length === 0)) return null
  return (
    <section aria-labelledby={id} className="pt-10">
      <h2 id={id} className="font-serif text-24 text-ink-1">
        What {angel.name} remembers about you
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-15 text-ink-2">
        {first.enabled
          ? 'It is yours: change it or delete it at any time.'
          : 'The memory is off. Nothing new is kept, and what stands here is not used.'}
      </p>
      <MemoryList list={list} verbs={verbs} label={`What ${angel.name} remembers about you`} />
    </section>
  )
}
