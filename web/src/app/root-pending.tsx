import { PagePending } from './page-pending.tsx'
import { PersonLayout } from './person-layout.tsx'

/** The frame without its page, while the first page loads or a guard's question stands in front of it. */
export function RootPending() {
  return (
    <PersonLayout>
      <PagePending />
    </PersonLayout>
  )
}
