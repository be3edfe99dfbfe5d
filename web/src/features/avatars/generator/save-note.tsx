import { Check, CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SaveStatus } from './save-queue.ts'

const patience = 1500

/** Quiet: says that all is saved, and only after a while that it is not. */
export function SaveNote({ status, begun }: { status: SaveStatus; begun: boolean }) {
  const [late, setLate] = useState(false)
  const busy = status === 'saving'
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy])
  const unsaved = status === 'unsaved'
  return (
    <p
      role="status"
      className={`flex min-w-0 items-center gap-1.5 text-13 ${unsaved ? 'text-warn' : 'text-ink-3'}`}
    >
      {begun && !busy && (
        <>
          {unsaved ? (
            <CloudOff size={16} strokeWidth={1.5} aria-hidden className="flex-none" />
          ) : (
            <Check size={16} strokeWidth={1.75} aria-hidden className="flex-none" />
          )}
          <span className="max-[22rem]:sr-only">{unsaved ? 'Not saved yet' : 'Saved'}</span>
        </>
      )}
      {begun && busy && (late ? 'Saving…' : <span aria-hidden="true">Saved as you go</span>)}
    </p>
  )
}
