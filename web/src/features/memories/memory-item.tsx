import type { Memory } from '@aureole/contract/memories'
import { Link } from '@tanstack/react-router'
import { CornerUpLeft, Pencil, Pin, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { IconButton } from '../../ui/button.tsx'
import type { MemoryVerbs } from './memories.ts'
import { MemoryForm } from './memory-form.tsx'
import { toldWhen } from './told-when.ts'

export interface MemoryItemProps {
  memory: Memory
  verbs: MemoryVerbs
  now: Date
  onRemove: () => Promise<void>
  onLeave?: (() => void) | undefined
}

function Source({ memory: { source, text }, onLeave }: Pick<MemoryItemProps, 'memory' | 'onLeave'>) {
  if (source === null) return null
  const path = source.chatType === 'GROUP' ? '/chat/group/$chatHash' : '/chat/{-$chatHash}'
  return (
    <Link
      to={path}
      params={{ chatHash: source.chatHash }}
      search={{ message: String(source.seq) }}
      aria-label={`Show in chat: ${text}`}
      title="Show in chat"
      className="inline-flex items-center gap-1 rounded-small px-1 py-1 hover:text-primary-ink"
      onClick={onLeave}
    >
      <CornerUpLeft size={16} strokeWidth={1.5} aria-hidden />
      Show
    </Link>
  )
}

/** The words come first: what can be done with them waits until it is looked for. */
const quiet = 'text-ink-3 not-hover:aria-pressed:bg-transparent aria-pressed:text-primary-ink'

/** One thing that is remembered, and what can be done with it. */
export function MemoryItem({ memory, verbs, now, onRemove, onLeave }: MemoryItemProps) {
  const [editing, setEditing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pencil = useRef<HTMLButtonElement>(null)
  const { text, pinned } = memory

  async function tried(work: () => Promise<void>): Promise<void> {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(sentenceFor(error))
    }
  }

  if (editing) {
    return (
      <MemoryForm
        label={`Change: ${text}`}
        text={text}
        save={(words) => verbs.change(memory, { text: words })}
        onDone={() => {
          // The focus goes back to where it came from, which has to be there first.
          flushSync(() => setEditing(false))
          pencil.current?.focus()
        }}
      />
    )
  }
  return (
    <div className="pt-3 pb-1.5">
      <p className="text-15 break-words" dir="auto">
        {text}
      </p>
      <div className="-mr-1 flex items-center gap-0.5 text-13 text-ink-3">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          <time dateTime={memory.toldAt}>{toldWhen(memory, now)}</time>
          <Source memory={memory} onLeave={onLeave} />
        </p>
        <IconButton
          size="sm"
          label={pinned ? `Unpin: ${text}` : `Pin: ${text}`}
          title={pinned ? 'Unpin' : 'Pin'}
          pressed={pinned}
          className={quiet}
          onClick={() => void tried(() => verbs.change(memory, { pinned: !pinned }))}
        >
          <Pin aria-hidden fill={pinned ? 'currentColor' : 'none'} />
        </IconButton>
        <IconButton
          ref={pencil}
          size="sm"
          label={`Change: ${text}`}
          title="Change"
          className={quiet}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={`Delete: ${text}`}
          title="Delete"
          className={quiet}
          onClick={() => void tried(onRemove)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {problem === undefined ? null : (
        <p role="alert" className="text-13 text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
