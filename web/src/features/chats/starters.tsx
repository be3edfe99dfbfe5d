import { readAvatar } from '@aureole/contract/avatars'
import type { Chat } from '@aureole/contract/chats'
import { useQueries } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { presentIn } from './price.ts'

const most = 3

/** How one might begin, as long as one has not said anything. A group calls each by name. */
export function Starters({ chat, onChoose }: { chat: Chat; onChoose: (text: string) => void }) {
  const group = chat.type === 'GROUP'
  const angels = presentIn(chat).slice(0, most)
  const details = useQueries({
    queries: angels.map(({ id }) => ({
      queryKey: ['avatar', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => api(readAvatar, { params: { id } }, { signal }),
    })),
  })
  const starters = details.flatMap(({ data }) => {
    if (data === undefined) return []
    return group
      ? data.starters.slice(0, 1).map((line) => `@${data.name} ${line}`)
      : data.starters.slice(0, most)
  })
  if (starters.length === 0) return null
  return (
    <div className="mt-8 flex flex-col items-end gap-2">
      <p className="text-13 text-ink-3">You could begin with</p>
      {starters.map((line) => (
        <button
          key={line}
          type="button"
          dir="auto"
          onClick={() => onChoose(line)}
          className="max-w-[36rem] rounded-bubble border border-edge px-4 py-2.5 text-start text-15 transition-colors hover:border-primary-edge hover:bg-surface-1"
        >
          {line}
        </button>
      ))}
    </div>
  )
}
