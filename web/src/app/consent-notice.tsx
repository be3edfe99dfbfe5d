import { useEffect } from 'react'
import { giveConsent, useConsent } from '../lib/consent.ts'
import { storedTracking } from '../lib/tracking.ts'
import { Button } from '../ui/button.tsx'

/** Asked only of people whom a campaign brought here; nothing of a third party is loaded before a yes. */
export function ConsentNotice() {
  const consent = useConsent()
  useEffect(() => {
    const tracking = storedTracking()
    if (consent !== 'granted' || tracking === undefined) return
    void import('../lib/reddit-pixel.ts').then(({ loadRedditPixel }) => loadRedditPixel(tracking.pid))
  }, [consent])
  if (consent !== 'unasked') return null
  return (
    <section
      aria-label="Your privacy"
      className="fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 rounded-card border border-line-2 bg-surface-2 p-4 shadow-2 sm:left-auto sm:max-w-sm md:bottom-4"
    >
      <p className="text-13 text-ink-2">
        You came from an advertisement. May we tell Reddit that it worked? Their script is loaded only if you
        agree, and everything here works either way.
      </p>
      <div className="mt-3 flex gap-2">
        <Button variant="quiet" size="sm" onClick={() => giveConsent('granted')}>
          Agree
        </Button>
        <Button variant="quiet" size="sm" onClick={() => giveConsent('refused')}>
          No, thank you
        </Button>
      </div>
    </section>
  )
}
