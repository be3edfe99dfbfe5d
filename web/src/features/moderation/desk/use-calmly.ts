import { useCallback, useEffect, useRef } from 'react'

/** Twenty agents at work change things all the time: what follows from it is done at most this often. */
const pause = 1000

/** Calls it soon, and what is asked for meanwhile once more afterwards; never while nobody sees the page, but then on coming back. */
export function useCalmly(work: () => void): () => void {
  const latest = useRef(work)
  const last = useRef(-Infinity)
  const due = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const begin = useCallback(() => {
    if (!due.current || timer.current !== undefined || document.hidden) return
    const wait = Math.max(0, last.current + pause - performance.now())
    timer.current = setTimeout(() => {
      timer.current = undefined
      due.current = false
      last.current = performance.now()
      latest.current()
    }, wait)
  }, [])

  useEffect(() => {
    latest.current = work
  })
  useEffect(() => {
    document.addEventListener('visibilitychange', begin)
    return () => {
      document.removeEventListener('visibilitychange', begin)
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [begin])

  return useCallback(() => {
    due.current = true
    begin()
  }, [begin])
}
