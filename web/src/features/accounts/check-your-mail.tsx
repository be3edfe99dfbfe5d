import { forgetPassword, resendConfirmation } from '@aureole/contract/accounts'
import { MailCheck } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { swapDialog, type DialogFrameState } from '../../lib/dialogs.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Halo } from '../../ui/halo.tsx'
import { ResendButton } from './resend-button.tsx'

interface CheckYourMailProps {
  email: string
  purpose: 'confirmation' | 'new-password'
  frame: DialogFrameState
}

const texts = {
  confirmation: {
    lead: 'Open it within a day, and your account is ready.',
    resend: resendConfirmation,
  },
  'new-password': {
    lead: 'If that address has an account here, the link to set a new password is on its way. It works for an hour.',
    resend: forgetPassword,
  },
} as const

/** After a mail was asked for. Says the same whether or not the address is known. */
export function CheckYourMail({ email, purpose, frame }: CheckYourMailProps) {
  const { lead, resend } = texts[purpose]
  return (
    <DialogFrame
      {...frame}
      art={
        <Halo size={96}>
          <MailCheck size={26} strokeWidth={1.5} aria-hidden="true" />
        </Halo>
      }
      title="Check your mail"
      lead={purpose === 'confirmation' ? `We sent a link to ${email}. ${lead}` : lead}
    >
      <div className="flex flex-col items-center gap-5 text-center">
        <p className="text-13 text-ink-3">
          Nothing there after a minute? Have a look at the spam folder, or:
        </p>
        <ResendButton label="Send it again" send={() => api(resend, { body: { email } })} />
        <Button variant="ghost" onClick={() => swapDialog('login', { draft: { email } })}>
          Go to log in
        </Button>
      </div>
    </DialogFrame>
  )
}
