import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { TranscriptLine } from './transcript-line.tsx'
import type { Line, Opened } from './stretch.ts'
import type { ManagedChat } from './use-managed-chat.ts'

interface TranscriptViewProps {
  managed: ManagedChat
  opened: Opened
  lines: readonly Line[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

function dayOf(line: Line): string {
  return new Date(line.kind === 'message' ? line.message.createdAt : line.reason.at).toDateString()
}

function DayTitle({ line }: { line: Line }) {
  const at = line.kind === 'message' ? line.message.createdAt : line.reason.at
  const words = new Date(at).toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' })
  return <p className="px-4 pt-4 pb-1 text-13 text-ink-3">{words}</p>
}

/** What was said around the reason. Loading more at the top does not move what is being read. */
export function TranscriptView({ managed, opened, lines, chosen, onChoose }: TranscriptViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { transcript, angels, person } = opened
  const first = transcript.items[0]?.seq
  const height = useRef(0)
  const before = useRef(first)

  useLayoutEffect(() => {
    const scroller = frame.current?.closest('[data-desk-rows]')
    if (!scroller) return
    if (before.current !== undefined && first !== undefined && first < before.current)
      scroller.scrollTop += scroller.scrollHeight - height.current
    before.current = first
    height.current = scroller.scrollHeight
  }, [first, lines.length])

  useEffect(() => {
    const line = chosen && frame.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(chosen)}"]`)
    if (line) line.scrollIntoView({ block: 'center' })
  }, [chosen, lines])

  const days = useMemo(
    () => lines.map((line, n) => n === 0 || dayOf(lines[n - 1] ?? line) !== dayOf(line)),
    [lines],
  )
  return (
    <div ref={frame} className="flex grow flex-col pb-4" aria-busy={managed.busyAt !== undefined}>
      {transcript.hasMore ? (
        <div className="flex justify-center p-3">
          <Button
            variant="ghost"
            size="sm"
            busy={managed.busyAt === 'earlier'}
            onClick={managed.earlier}
            iconEnd={<Kbd>E</Kbd>}
          >
            Earlier messages
          </Button>
        </div>
      ) : null}
      {lines.map((line, n) => (
        <div key={line.id}>
          {days[n] === true ? <DayTitle line={line} /> : null}
          <TranscriptLine
            line={line}
            person={person.name}
            angels={angels}
            chosen={line.id === chosen}
            onChoose={onChoose}
          />
        </div>
      ))}
      {transcript.hasNewer ? (
        <div className="flex justify-center p-3">
          <Button variant="ghost" size="sm" busy={managed.busyAt === 'newer'} onClick={managed.newer}>
            Newer messages
          </Button>
        </div>
      ) : null}
    </div>
  )
}
