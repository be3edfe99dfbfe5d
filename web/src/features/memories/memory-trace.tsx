import type { Memory } from '@aureole/contract/memories'
import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { Button } from '../../ui/button.tsx'

const shownMs = 12_000

/** In the place of what was just deleted. Here and not in a toast: those lie under the drawer in which the list stands on a phone. */
export function MemoryTrace(props: { memory: Memory; restore: () => Promise<void>; onOver: () => void }) {
  const { memory, restore, onOver } = props
  const undo = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [held, setHeld] = useState(true)
  const over = useEffectEvent(onOver)

  useEffect(() => undo.current?.focus(), [])

  useEffect(() => {
    // Whoever is still at it decides when it goes.
    if (held || busy) return undefined
    const timer = setTimeout(() => over(), shownMs)
    return () => clearTimeout(timer)
  }, [held, busy])

  async function takeBack(): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      await restore()
      onOver()
    } catch (error) {
      setProblem(sentenceFor(error))
      setBusy(false)
    }
  }

  return (
    <div
      className="flex min-h-14 flex-wrap items-center gap-x-3 py-2 text-13 text-ink-3"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status" className="min-w-0 flex-1 truncate">
        Deleted: <s>{memory.text}</s>
      </p>
      <Button
        ref={undo}
        variant="ghost"
        size="sm"
        icon={<Undo2 aria-hidden />}
        busy={busy}
        aria-label={`Undo deleting: ${memory.text}`}
        onClick={() => void takeBack()}
      >
        Undo
      </Button>
      {problem === undefined ? null : (
        <p role="alert" className="w-full text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
