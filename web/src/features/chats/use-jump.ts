import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { spans } from './transcript-parts.ts'
import type { Transcript } from './transcript.ts'
import { transcriptOf } from './transcript-store.ts'

/** A message that someone wants to see; each visit is a wish of its own, also for the same message. */
export interface Target {
  readonly seq: number
  readonly visit: object
}

const shownMs = 2400

/** Goes to a message once it is loaded, and marks it for a moment. Returns the number that is marked. */
export function useJump(
  chatHash: string,
  target: Target | undefined,
  transcript: Transcript,
  toRow: (seq: number) => boolean,
): number | undefined {
  const [found, setFound] = useState<number>()
  const done = useRef<object>(undefined)

  useEffect(() => {
    if (target !== undefined && done.current !== target.visit) transcriptOf(chatHash).goTo(target.seq)
  }, [chatHash, target])

  useLayoutEffect(() => {
    if (target === undefined || done.current === target.visit || !spans(transcript, target.seq)) return
    if (!toRow(target.seq)) return
    done.current = target.visit
    // oxlint-disable-next-line react/set-state-in-effect -- it is known only now which row is there
    setFound(transcript.messages.find(({ seq }) => seq >= target.seq)?.seq)
  }, [target, transcript, toRow])

  useEffect(() => {
    if (found === undefined) return undefined
    const timer = setTimeout(() => setFound(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [found])

  return found
}
