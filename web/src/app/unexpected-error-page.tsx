import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from '../ui/button.tsx'
import { ErrorView } from '../ui/error-view.tsx'
import { Page } from '../ui/page.tsx'

/** What a page shows in its own place when it breaks; the menu around it keeps working. */
export function UnexpectedErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <Page width="narrow" className="grid min-h-[70dvh] place-items-center">
      <ErrorView
        level={1}
        onRetry={() => location.reload()}
        retryLabel="Load again"
        action={
          <Button variant="ghost" onClick={() => router.history.back()}>
            Go back
          </Button>
        }
      />
    </Page>
  )
}
