import { lazy, Suspense, type ReactNode } from 'react'
import { useConsent } from '../lib/consent.ts'
import { closeToast, holdToast, releaseToast, useToasts } from '../lib/toasts.ts'
import { ToastArea } from '../ui/toast-area.tsx'
import { DialogHost } from './dialog-host.tsx'

const ConsentNotice = lazy(async () => ({ default: (await import('./consent-notice.tsx')).ConsentNotice }))

/** Most people are never asked, so most people never fetch the question. */
function Consent() {
  const consent = useConsent()
  if (consent !== 'unasked' && consent !== 'granted') return null
  return (
    <Suspense fallback={null}>
      <ConsentNotice />
    </Suspense>
  )
}

function Toasts() {
  return <ToastArea toasts={useToasts()} onClose={closeToast} onPause={holdToast} onResume={releaseToast} />
}

/** What lies over every page, and is there before the first one has loaded. */
export function Layers({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Consent />
      <Toasts />
      <DialogHost />
    </>
  )
}
