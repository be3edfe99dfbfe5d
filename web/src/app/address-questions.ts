import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { comeBackPath } from '../lib/come-back.ts'
import { openDialog } from '../lib/dialogs.ts'
import { toast } from '../lib/toasts.ts'

const life = 15_000

function tellAboutActivation(worked: boolean): void {
  toast(
    worked
      ? {
          severity: 'success',
          title: 'Account activation',
          message: 'Your account has been successfully activated. You can now log in to your account.',
          life,
          id: 'account-activation',
        }
      : {
          severity: 'error',
          title: 'Account activation',
          message: 'There was an error during your account activation. Please try again or contact support.',
          life,
          id: 'account-activation',
        },
  )
}

/** What links in mails leave in the main page's address: the outcome of an activation, or the token for a new password. */
export function useAddressQuestions(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const values = (pathname === '/' ? search : {}) as Record<string, string | undefined>
  const activation = values['account-activation']
  const token = values['token']

  useEffect(() => {
    if (activation === 'true' || activation === 'false') tellAboutActivation(activation === 'true')
    if (activation === 'true' && comeBackPath() !== undefined) {
      void openDialog('login', { notice: 'Your address is confirmed. Log in, and what you chose goes on.' })
    }
  }, [activation])

  useEffect(() => {
    if (token === undefined) return
    void openDialog('password-reset', { token }).then(() => navigate({ to: '/', search: {}, replace: true }))
  }, [token, navigate])
}
