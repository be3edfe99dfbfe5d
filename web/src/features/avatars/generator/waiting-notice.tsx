import { MailCheck } from 'lucide-react'
import { openDialog } from '#lib/dialogs.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** A guest has asked for the angel: what is left to do, when the dialog is closed or the page was left. */
export function WaitingNotice({ name }: { name: string }) {
  return (
    <Notice
      tone="info"
      icon={<MailCheck aria-hidden="true" />}
      title={`${name} waits for you`}
      className="mb-6"
    >
      <p>Confirm your address with the link in our mail and log in. {name} then comes to life by itself.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={() => void openDialog('login', {})}>
          Log in
        </Button>
      </div>
    </Notice>
  )
}
