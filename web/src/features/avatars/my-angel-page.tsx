import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'

/** Nobody can have made an angel yet, so every address under My Angels is one that leads nowhere. */
export function MyAngelPage() {
  return (
    <Page>
      <EmptyState
        level={1}
        title="This angel is not among yours"
        text="It may have been deleted, or it belongs to somebody else."
        action={
          <>
            <Link to="/avatars/ai" className={buttonClass({ variant: 'primary' })}>
              Go to My Angels
            </Link>
            <Link to="/discover" className={buttonClass({ variant: 'quiet' })}>
              Discover
            </Link>
          </>
        }
      />
    </Page>
  )
}
