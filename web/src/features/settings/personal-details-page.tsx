import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { ErrorView } from '../../ui/error-view.tsx'
import { Page, PageHead } from '../../ui/page.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { BirthDate } from './birth-date.tsx'
import { DeletionNotice } from './deletion-notice.tsx'
import { DisplayName } from './display-name.tsx'
import { EmailAddress } from './email-address.tsx'
import { Password } from './password.tsx'
import { useDetails } from './use-details.ts'

function Content() {
  const { details, failed, retry } = useDetails()
  if (details !== undefined) {
    return (
      <div className="divide-y divide-line border-y border-line">
        <DisplayName details={details} />
        <EmailAddress details={details} />
        <Password details={details} />
        <BirthDate details={details} />
      </div>
    )
  }
  if (failed) return <ErrorView title="Your details did not load" onRetry={retry} />
  return (
    <Loading className="flex flex-col gap-6">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </Loading>
  )
}

export function PersonalDetailsPage() {
  return (
    <Page width="narrow">
      <PageHead
        back={
          <Link to="/settings" className="k-page-back">
            <ArrowLeft aria-hidden />
            Settings
          </Link>
        }
        title="Personal details"
        lead="Only we and you see these. Angels know your name, and nothing else here."
      />
      <DeletionNotice className="mb-8" />
      <Content />
    </Page>
  )
}
