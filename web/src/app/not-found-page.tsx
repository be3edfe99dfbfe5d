import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PersonLayout } from './person-layout.tsx'

export function NotFoundView() {
  return (
    <Page width="narrow" className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        level={1}
        title="Nothing at this address"
        text="The page may have moved, or the link was cut short."
        action={
          <>
            <Link to="/discover" className={buttonClass({ variant: 'quiet' })}>
              Go to Discover
            </Link>
            <Link to="/" className={buttonClass({ variant: 'ghost' })}>
              Main page
            </Link>
          </>
        }
      />
    </Page>
  )
}

export function NotFoundPage() {
  return (
    <PersonLayout>
      <NotFoundView />
    </PersonLayout>
  )
}
