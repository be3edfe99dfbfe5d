import { forgetPassword } from '@aureole/contract/accounts'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { useVars } from '../../lib/brand.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

type Mail = { state: 'none' | 'sending' | 'sent' } | { state: 'failed'; why: string }

function NewPassword({ email }: { email: string }) {
  const [mail, setMail] = useState<Mail>({ state: 'none' })
  async function send() {
    setMail({ state: 'sending' })
    try {
      await api(forgetPassword, { body: { email } })
      setMail({ state: 'sent' })
    } catch (error) {
      setMail({
        state: 'failed',
        why: error instanceof ApiProblem ? error.message : 'Check your connection and try again.',
      })
    }
  }
  return (
    <section className="mt-12">
      <h2 className="font-serif text-24 text-ink-1">Password</h2>
      <p className="mt-2 max-w-[52ch] text-15 text-ink-2">
        To change it, we send a link to your address. The link works once, within an hour.
      </p>
      <div aria-live="polite" className="mt-4">
        {mail.state === 'sent' ? (
          <Notice tone="ok">The link is on its way to {email}.</Notice>
        ) : (
          <>
            {mail.state === 'failed' && (
              <Notice tone="danger" className="mb-4">
                The mail was not sent. {mail.why}
              </Notice>
            )}
            <Button
              variant="quiet"
              icon={<KeyRound aria-hidden />}
              busy={mail.state === 'sending'}
              onClick={() => void send()}
            >
              Send me the link
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

export function PersonalDetailsPage() {
  const user = useUser()
  const { brand } = useVars()
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
        lead="Only we and you see these. Angels know the name of your persona, and nothing here."
      />
      <Field
        label="E-mail"
        hint={
          <span>
            To change the address, write to{' '}
            <a className="k-link" href={`mailto:${brand.supportMail}`}>
              {brand.supportMail}
            </a>
            .
          </span>
        }
      >
        <TextInput type="email" value={user?.email ?? ''} readOnly autoComplete="email" />
      </Field>
      {user !== undefined && <NewPassword email={user.email} />}
    </Page>
  )
}
