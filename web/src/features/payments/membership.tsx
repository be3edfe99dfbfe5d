import { cancelPremium, openPortal, resumePremium, type Premium } from '@aureole/contract/payments'
import { useQueryClient } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useMoney, useVars } from '../../lib/brand.ts'
import { openDialog } from '../../lib/dialogs.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { doubtPremium, notePremium } from '../../lib/premium.ts'
import { toast } from '../../lib/toasts.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { dayText } from './days.ts'
import { FairUse } from './fair-use.tsx'

type Busy = 'cancel' | 'resume' | 'portal' | undefined

const marks: Readonly<Record<Premium['state'], { tone: BadgeTone; label: string }>> = {
  none: { tone: 'neutral', label: 'Active' },
  active: { tone: 'ok', label: 'Active' },
  cancelling: { tone: 'neutral', label: 'Will end' },
  'past-due': { tone: 'warn', label: 'Not paid yet' },
}

function useMembershipVerbs({ until }: Premium) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState<Busy>()

  async function during(what: Busy, title: string, work: () => Promise<void>): Promise<void> {
    setBusy(what)
    try {
      await work()
    } catch (error) {
      toast({ id: 'premium', severity: 'error', title, message: sentenceFor(error) })
      doubtPremium(queries)
    } finally {
      setBusy(undefined)
    }
  }

  async function askToCancel(): Promise<void> {
    const answer = await openDialog('confirm', {
      title: 'Cancel Premium?',
      text: `${
        until === null
          ? 'Premium stays until the end of what is paid for'
          : `Premium stays until ${dayText(until)}`
      }, and is not renewed. Your tokens, chats, angels and persona are yours to keep.`,
      action: 'Cancel Premium',
      keep: 'Keep Premium',
    })
    if (answer !== 'confirmed') return
    await during('cancel', 'Premium is not cancelled yet', async () => {
      notePremium(queries, await api(cancelPremium, {}))
    })
  }

  return {
    busy,
    cancel: () => void askToCancel(),
    resume: () =>
      void during('resume', 'Premium still ends', async () => {
        notePremium(queries, await api(resumePremium, {}))
        toast({
          id: 'premium',
          severity: 'success',
          title: 'Premium goes on',
          message: 'It renews as before.',
        })
      }),
    portal: () =>
      void during('portal', 'That page did not open', async () => {
        location.assign((await api(openPortal, {})).url)
      }),
  }
}

function StateText({ premium }: { premium: Premium }) {
  const { brand } = useVars()
  const money = useMoney()
  const { state, until, plan, hasPortal } = premium
  if (until === null) return <p className="text-15 text-ink-2">One-to-one replies are free.</p>
  const day = <time dateTime={until}>{dayText(until)}</time>
  if (state === 'cancelling') {
    return (
      <p className="text-15 text-ink-2">
        Premium ends on <strong className="font-semibold text-ink-1">{day}</strong> and is not renewed. Until
        then everything stays as it is.
      </p>
    )
  }
  if (state === 'past-due') {
    return (
      <Notice tone="warn">
        The last renewal has not been paid. Premium goes on for a few days while your bank is asked again.{' '}
        {hasPortal ? (
          'A new card settles it.'
        ) : (
          <>
            If something is wrong, write to{' '}
            <a className="k-link" href={`mailto:${brand.supportMail}`}>
              {brand.supportMail}
            </a>
            .
          </>
        )}
      </Notice>
    )
  }
  return (
    <p className="text-15 text-ink-2">
      Renews on <strong className="font-semibold text-ink-1">{day}</strong>
      {plan === null ? '.' : ` for ${money(plan.amountMinor)}.`}
    </p>
  )
}

/** How the person's subscription stands, and the ways out of it and back. */
export function Membership({ premium }: { premium: Premium }) {
  const { state, plan, freeReplies, hasPortal } = premium
  const verbs = useMembershipVerbs(premium)
  const mark = marks[state]
  return (
    <section
      aria-labelledby="membership"
      className="rounded-bubble border border-line bg-surface-1 p-5 md:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="membership" className="font-serif text-20 text-ink-1 md:text-24">
          {plan === null
            ? 'Premium'
            : plan.interval === 'year'
              ? 'Premium, by the year'
              : 'Premium, by the month'}
        </h2>
        <Badge tone={mark.tone}>{mark.label}</Badge>
      </div>
      <div className="mt-3" aria-live="polite">
        <StateText premium={premium} />
      </div>
      {freeReplies !== null && (
        <div className="mt-6 border-t border-line pt-5">
          <FairUse freeReplies={freeReplies} />
        </div>
      )}
      {state !== 'none' && (
        <div className="mt-6 flex flex-wrap gap-3">
          {hasPortal && (
            <Button
              variant={state === 'past-due' ? 'primary' : 'quiet'}
              icon={<CreditCard aria-hidden="true" />}
              busy={verbs.busy === 'portal'}
              onClick={verbs.portal}
            >
              {state === 'past-due' ? 'Change the card' : 'Cards and receipts'}
            </Button>
          )}
          {state === 'cancelling' ? (
            <Button busy={verbs.busy === 'resume'} onClick={verbs.resume}>
              Keep Premium
            </Button>
          ) : (
            <Button variant="quiet" busy={verbs.busy === 'cancel'} onClick={verbs.cancel}>
              Cancel Premium
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
