import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { anchorsIn, farAway, lowestSeen, markLyingDays, movedBy, rowAt, type Anchor } from './row-geometry.ts'

/** Closer to an end than this, the next page is asked for. */
const edgePx = 1200
/** Further away than this, rows are let go, once there are many. */
const farPx = 2600
const manyRows = 120
const fewRows = 30
const scrollingMs = 1100

export interface StickyScrollParts {
  /** Changes whenever the rows do. */
  rows: unknown
  count: number
  /** The last row is the newest there is. */
  atNewest: boolean
  onEdge: (edge: 'older' | 'newer') => void
  onFar: (near: { first: number; last: number }) => void
  onSeen: (seq: number) => void
}

export interface StickyScroll {
  frame: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  onScroll: () => void
  /** Not at the newest. */
  away: boolean
  toBottom: (behavior?: ScrollBehavior) => void
  /** Brings a row into view, a third from the top. Says whether it is there. */
  toRow: (seq: number) => boolean
  toElement: (element: HTMLElement) => void
}

/**
 * A list that grows at both ends. At its newest end it follows what comes; anywhere else what is in view stays where it is, to
 * the pixel, whatever is put in, taken out or grows around it. The browser's own way of doing so is off: it gives up when styles change.
 */
export function useStickyScroll(parts: StickyScrollParts): StickyScroll {
  const { rows, atNewest } = parts
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const latest = useRef(parts)
  const stuck = useRef(true)
  const anchors = useRef<Anchor[]>([])
  const lastTop = useRef(0)
  const scrolling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [away, setAway] = useState(false)

  useLayoutEffect(() => {
    latest.current = parts
  })

  const look = useCallback(() => {
    const box = frame.current
    if (!box) return
    anchors.current = anchorsIn(box)
    lastTop.current = box.scrollTop
    const below = box.scrollHeight - box.scrollTop - box.clientHeight
    setAway(!latest.current.atNewest || below > box.clientHeight / 2)
    latest.current.onSeen(lowestSeen(box))
    markLyingDays(box)
  }, [])

  /** How far one has scrolled since the last look; the browser tells of it later than it happens. */
  const notice = useCallback((box: HTMLElement) => {
    const step = box.scrollTop - lastTop.current
    const below = box.scrollHeight - box.scrollTop - box.clientHeight
    // Any step up lets go, so that nobody has to fight a reply that is being written.
    if (step < -1 && below > 4) stuck.current = false
    // At the very end it was the browser, because there is less to scroll now.
    return step < 0 && below < 1 ? 0 : step
  }, [])

  const hold = useCallback(() => {
    const box = frame.current
    if (!box) return
    const step = notice(box)
    if (stuck.current && latest.current.atNewest) box.scrollTop = box.scrollHeight
    else {
      const moved = movedBy(box, anchors.current) + step
      if (Math.abs(moved) > 0.01) box.scrollTop += moved
    }
    look()
  }, [look, notice])

  const attend = useCallback(() => {
    const box = frame.current
    if (!box || latest.current.count === 0) return
    const below = box.scrollHeight - box.scrollTop - box.clientHeight
    if (box.scrollTop < edgePx) latest.current.onEdge('older')
    if (below < edgePx) latest.current.onEdge('newer')
    if (latest.current.count <= manyRows) return
    const near = farAway(box, farPx, fewRows)
    if (near) latest.current.onFar(near)
  }, [])

  useLayoutEffect(hold, [rows, atNewest, hold])
  useEffect(attend, [rows, atNewest, attend])

  useEffect(() => {
    const [box, inner] = [frame.current, content.current]
    if (!box || !inner) return undefined
    const observer = new ResizeObserver(hold)
    observer.observe(inner)
    observer.observe(box)
    return () => {
      observer.disconnect()
      clearTimeout(scrolling.current)
    }
  }, [hold])

  function onScroll(): void {
    const box = frame.current
    if (!box) return
    const step = notice(box)
    const below = box.scrollHeight - box.scrollTop - box.clientHeight
    if (step >= 0 && below < 24 && parts.atNewest) stuck.current = true
    // What this hook did itself is no one's scrolling.
    if (Math.abs(step) > 1) {
      box.dataset['scrolling'] = ''
      clearTimeout(scrolling.current)
      scrolling.current = setTimeout(() => delete box.dataset['scrolling'], scrollingMs)
    }
    look()
    attend()
  }

  const toBottom = useCallback(
    (behavior: ScrollBehavior = 'instant') => {
      stuck.current = true
      // Where the newest are not loaded, it goes there when they are.
      if (!latest.current.atNewest) return
      frame.current?.scrollTo({ top: frame.current.scrollHeight, behavior })
      if (behavior === 'instant') look()
    },
    [look],
  )

  const toElement = useCallback(
    (element: HTMLElement) => {
      const box = frame.current
      if (!box) return
      const room = Math.max(24, box.clientHeight / 3 - element.clientHeight / 2)
      stuck.current = false
      box.scrollTop += element.getBoundingClientRect().top - box.getBoundingClientRect().top - room
      if (box.scrollHeight - box.scrollTop - box.clientHeight < 4) stuck.current = latest.current.atNewest
      look()
    },
    [look],
  )

  const toRow = useCallback(
    (seq: number) => {
      const row = frame.current === null ? undefined : rowAt(frame.current, seq)
      if (row) toElement(row)
      return row !== undefined
    },
    [toElement],
  )

  return { frame, content, onScroll, away, toBottom, toRow, toElement }
}
