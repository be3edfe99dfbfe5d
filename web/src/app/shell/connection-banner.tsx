import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { tryNow, useConnection } from '../../lib/live.ts'
import { Notice } from '../../ui/notice.tsx'

function useSecondsUntil(time: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (time === undefined) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [time])
  return time === undefined ? 0 : Math.max(0, Math.ceil((time - now) / 1000))
}

function Lost({ retryAt }: { retryAt: number | undefined }) {
  const seconds = useSecondsUntil(retryAt)
  return (
    <Notice tone="warn" bar icon={<WifiOff aria-hidden="true" />}>
      <span>No connection. </span>
      {/* A count that changes each second would be read out each second. */}
      <span aria-hidden="true">
        {seconds > 0
          ? `Trying again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. `
          : 'Trying again. '}
      </span>
      <button type="button" className="k-link" onClick={tryNow}>
        Try now
      </button>
    </Notice>
  )
}

/** Says that nothing live can arrive, for as long as that is so. */
export function ConnectionBanner() {
  const { status, retryAt } = useConnection()
  return <div aria-live="polite">{status === 'lost' && <Lost retryAt={retryAt} />}</div>
}
