import { Bookmark, Pin, Trash2 } from 'lucide-react'
import { useState } from 'react'

interface Kept {
  readonly text: string
  readonly from: string
}

const examples: readonly Kept[] = [
  { text: 'Your sister Jana is getting married in June', from: 'From a chat in November' },
  { text: 'You are learning to swim, and dislike the deep end', from: 'From a chat in October' },
  { text: 'You take your tea without sugar', from: 'You wrote this yourself' },
  { text: 'You sleep badly before big days', from: 'From a chat in September' },
]

const iconButton =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink-3 transition-colors duration-fast hover:bg-surface-2 hover:text-ink-1'

/** The real thing in small: what is pinned goes first, and what is forgotten is gone. */
export function MemoryDemo() {
  const [kept, setKept] = useState(examples)
  const [pinned, setPinned] = useState<Kept | undefined>(examples[0])
  const shown = kept.toSorted((a, b) => Number(b === pinned) - Number(a === pinned))
  if (shown.length === 0) {
    return (
      <div className="grid h-full min-h-48 place-content-center justify-items-center gap-3 text-center">
        <p className="font-serif text-20 text-ink-1">Nothing is remembered</p>
        <p className="text-15 text-ink-2">That is all it takes.</p>
        <button
          type="button"
          onClick={() => setKept(examples)}
          className="min-h-11 text-15 text-primary-ink underline underline-offset-4"
        >
          Bring the examples back
        </button>
      </div>
    )
  }
  return (
    <ul className="-mt-3 divide-y divide-line">
      {shown.map((memory) => {
        const isPinned = memory === pinned
        return (
          <li key={memory.text} className="flex items-center gap-1 py-1.5">
            <button
              type="button"
              aria-pressed={isPinned}
              aria-label={`Pin: ${memory.text}`}
              onClick={() => setPinned(isPinned ? undefined : memory)}
              className={`${iconButton} -ml-2 ${isPinned ? 'text-primary-ink' : ''}`}
            >
              {isPinned ? (
                <Pin size={20} strokeWidth={1.5} aria-hidden />
              ) : (
                <Bookmark size={20} strokeWidth={1.5} aria-hidden />
              )}
            </button>
            <div className="min-w-0 grow py-1.5">
              <p className="text-15 text-ink-1">{memory.text}</p>
              <p className="text-13 text-ink-3">{memory.from}</p>
            </div>
            <button
              type="button"
              aria-label={`Forget: ${memory.text}`}
              onClick={() => setKept(kept.filter((one) => one !== memory))}
              className={`${iconButton} -mr-2`}
            >
              <Trash2 size={20} strokeWidth={1.5} aria-hidden />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
