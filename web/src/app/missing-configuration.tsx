import { Unplug } from 'lucide-react'
import { useState } from 'react'
import { ErrorView } from '../ui/error-view.tsx'

/** Without the domain's vars there is neither name nor colour to show: the reason and a way to try again. */
export function MissingConfiguration({ onRetry }: { onRetry: () => void }) {
  const [asked, setAsked] = useState(false)
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <ErrorView
        level={1}
        icon={<Unplug aria-hidden="true" />}
        title="Domain missing configuration."
        text="This address could not be matched with its settings. It may be a passing fault; trying again often helps."
        retrying={asked}
        onRetry={() => {
          setAsked(true)
          onRetry()
        }}
      />
    </main>
  )
}
