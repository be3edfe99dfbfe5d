import { readSummary } from '@aureole/contract/memories'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../lib/api.ts'
import type { Insets } from '../../lib/inset.tsx'

/** Of a long chat: what the angel still has of its beginning. Most chats never have one, so that nothing waits for it. */
export function SummarySection({ angel, chatHash }: Pick<Insets['memory'], 'angel' | 'chatHash'>) {
  const id = useId()
  const { data } = useQuery({
    queryKey: ['chat-summary', chatHash],
    queryFn: ({ signal }) => api(readSummary, { params: { chatHash } }, { signal }),
    staleTime: 60_000,
    retry: false,
  })
  const summary = data?.items.find(({ avatarId }) => avatarId === angel.id)
  if (summary === undefined) return null
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4">
      <h3 id={id} className="font-serif text-17">
        What {angel.name} keeps of earlier
      </h3>
      <p className="mt-1 text-13 text-ink-3">
        This chat is long. Of its beginning {angel.name} has these words.
      </p>
      <div className="mt-3 space-y-2 text-15 text-ink-2" dir="auto">
        {summary.text.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
