import { useEffect, useState } from 'react'

/** The time, as often as a wait in minutes needs it; at once again when the page comes back into view. */
export function useNow(every = 15_000): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, every)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [every])
  return now
}
