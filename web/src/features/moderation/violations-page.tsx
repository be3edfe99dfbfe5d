import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { WaitingRows } from './desk/waiting-rows.tsx'
import { useViolationsAddress } from './violations/violations-view.ts'
import { ViolationList } from './violations/violation-list.tsx'

const AppealList = lazy(async () => ({ default: (await import('./violations/appeal-list.tsx')).AppealList }))
const AngelList = lazy(async () => ({ default: (await import('./violations/angel-list.tsx')).AngelList }))
const AuditList = lazy(async () => ({ default: (await import('./violations/audit-list.tsx')).AuditList }))
const PersonHistory = lazy(async () => ({
  default: (await import('./violations/person-history.tsx')).PersonHistory,
}))

/** What was found, who appeals, which angels wait, what agents did; or, with an id, everything about one person. */
export function ViolationsPage() {
  const { userId }: { userId?: string } = useParams({ strict: false })
  const { view } = useViolationsAddress(userId).address
  return (
    <Suspense fallback={<WaitingRows label="Loading" />}>
      {userId !== undefined ? <PersonHistory key={userId} userId={userId} /> : null}
      {userId === undefined && view === 'violations' ? <ViolationList /> : null}
      {userId === undefined && view === 'appeals' ? <AppealList /> : null}
      {userId === undefined && view === 'angels' ? <AngelList /> : null}
      {userId === undefined && view === 'audit' ? <AuditList /> : null}
    </Suspense>
  )
}
