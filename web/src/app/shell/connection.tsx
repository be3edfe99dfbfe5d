import { lazy, Suspense } from 'react'
import { useUser } from '../../lib/session.ts'

const ConnectionBanner = lazy(async () => ({
  default: (await import('./connection-banner.tsx')).ConnectionBanner,
}))

/** Guests wait for nothing live. */
export function Connection() {
  if (useUser() === undefined) return null
  return (
    <Suspense fallback={null}>
      <ConnectionBanner />
    </Suspense>
  )
}
