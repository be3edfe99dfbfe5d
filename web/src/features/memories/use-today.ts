import { useEffect, useState } from 'react'

/** So that "today" does not go on standing there tomorrow. */
export function useToday(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 600_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
