import { lazy, Suspense } from 'react'
import { useUser } from '../../lib/session.ts'

const WarningNotice = lazy(async () => ({
  default: (await import('../../features/accounts/warning-notice.tsx')).WarningNotice,
}))

/** Few people are ever warned, so few fetch this. */
export function Warning() {
  if ((useUser()?.warningCounter ?? 0) === 0) return null
  return (
    <Suspense fallback={null}>
      <WarningNotice />
    </Suspense>
  )
}
