import { useEffect, useState } from 'react'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { Button } from '../../ui/button.tsx'

interface ResendButtonProps {
  label: string
  send: () => Promise<void>
}

const pause = 30

/** Sends a mail again, and then rests for a while: the first one may only be slow. */
export function ResendButton({ label, send }: ResendButtonProps) {
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<string>()
  const [rest, setRest] = useState(0)
  useEffect(() => {
    if (rest === 0) return
    const timer = setTimeout(() => setRest(rest - 1), 1000)
    return () => clearTimeout(timer)
  }, [rest])

  async function press() {
    setBusy(true)
    try {
      await send()
      setTold('Sent. It should be there in a minute.')
      setRest(pause)
    } catch (error) {
      setTold(sentenceFor(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div>
      <Button variant="quiet" size="sm" busy={busy} disabled={rest > 0} onClick={() => void press()}>
        {rest > 0 ? `${label} (${rest})` : label}
      </Button>
      <output className="mt-2 block text-13 text-ink-2 empty:hidden">{told}</output>
    </div>
  )
}
