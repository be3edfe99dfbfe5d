import { useEffect, useState, type ReactNode } from 'react'
import { Halo } from '../../ui/halo.tsx'
import './arrived.css'

/** The light that comes with it, once. */
export function ArrivedArt({ children }: { children: ReactNode }) {
  return (
    <div className="payment-arrival">
      <Halo size={184} arrive={false}>
        {children}
      </Halo>
    </div>
  )
}

const lasts = 1100

/** Runs up to a number, as long as movement is welcome; whoever hears the page hears only where it ends. */
export function Tally({ from, to }: { from: number; to: number }) {
  const [shown, setShown] = useState(from)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const frame = requestAnimationFrame(() => setShown(to))
      return () => cancelAnimationFrame(frame)
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - began) / lasts))
      setShown(Math.round(from + (to - from) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [from, to])
  return (
    <>
      <span className="sr-only">{to.toLocaleString()}</span>
      <span aria-hidden="true" className="tabular-nums">
        {shown.toLocaleString()}
      </span>
    </>
  )
}
