import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useUser } from '../../lib/session.ts'

const DeletionBanner = lazy(async () => ({
  default: (await import('../../features/settings/deletion-notice.tsx')).DeletionBanner,
}))

/** Few accounts are about to be deleted, so few people fetch this. The settings say it themselves, at more length. */
export function Deletion() {
  const inSettings = useLocation().pathname.startsWith('/settings')
  if (useUser()?.deletionAt == null || inSettings) return null
  return (
    <Suspense fallback={null}>
      <DeletionBanner />
    </Suspense>
  )
}
