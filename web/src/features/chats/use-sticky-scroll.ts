import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const near = 80

/**
 * A list that grows at the bottom: stays there when one is there, and stays put when one reads further up; what is put in
 * at the top does not move what is in view.
 */
export function useStickyScroll(topKey: string | undefined, onNearTop: () => void) {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const stuck = useRef(true)
  const before = useRef({ key: topKey, height: 0 })
  const [away, setAway] = useState(false)

  const toBottom = useCallback((behavior: ScrollBehavior = 'instant') => {
    stuck.current = true
    setAway(false)
    frame.current?.scrollTo({ top: frame.current.scrollHeight, behavior })
  }, [])

  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    const { key, height } = before.current
    if (key !== undefined && key !== topKey && !stuck.current) box.scrollTop += box.scrollHeight - height
    before.current = { key: topKey, height: box.scrollHeight }
  }, [topKey])

  useEffect(() => {
    const [box, inner] = [frame.current, content.current]
    if (!box || !inner) return undefined
    const observer = new ResizeObserver(() => {
      if (stuck.current) box.scrollTop = box.scrollHeight
      before.current.height = box.scrollHeight
    })
    observer.observe(inner)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  function onScroll(): void {
    const box = frame.current
    if (!box) return
    const left = box.scrollHeight - box.scrollTop - box.clientHeight
    stuck.current = left < near
    setAway(left > box.clientHeight / 2)
    before.current.height = box.scrollHeight
    if (box.scrollTop < 400) onNearTop()
  }

  return { frame, content, onScroll, toBottom, away }
}
