import { readExport, startExport, type DataExport, type UserDetails } from '@aureole/contract/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Cookie, Download, FileText, Trash2 } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { giveConsent, useConsent } from '../../lib/consent.ts'
import { openDialog } from '../../lib/dialogs.ts'
import { sentenceFor } from '../../lib/forms/form-problems.ts'
import { useSubmission } from '../../lib/forms/use-submission.ts'
import { toast } from '../../lib/toasts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Switch } from '../../ui/field.tsx'
import { Row } from '../../ui/rows.tsx'
import { useKeepAccount } from './deletion-notice.tsx'
import { Group, LinkRow } from './group.tsx'
import { dayAndTime } from './when.ts'

const lookAgainAfter = 2000

/** On a phone the buttons stand under the words instead of squeezing them. */
const wrapping = 'max-sm:flex-wrap max-sm:[&>.k-row-end]:ml-9 max-sm:[&>.k-row-text]:min-w-[13rem]'

const texts: Record<DataExport['state'], string> = {
  NONE: 'A ZIP with your chats, angels, memories and statement',
  MAKING: 'We are putting it together. You can leave this page, we will mail you the link.',
  READY: 'Your ZIP is ready',
  FAILED: 'The ZIP could not be made. Please try again.',
}

function textOf({ state, expiresAt }: DataExport): string {
  if (state !== 'READY' || expiresAt === null) return texts[state]
  return `${texts.READY}, until ${dayAndTime(new Date(expiresAt))}`
}

function ExportRow({ userId }: { userId: string }) {
  const queries = useQueryClient()
  const { busy, submit } = useSubmission()
  const { data, isPending } = useQuery({
    queryKey: ['export', userId],
    queryFn: ({ signal }) => api(readExport, { params: { id: userId } }, { signal }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.state === 'MAKING' ? lookAgainAfter : false),
  })
  const make = () =>
    submit(
      async () => {
        await api(startExport, { params: { id: userId } })
        await queries.invalidateQueries({ queryKey: ['export', userId] })
      },
      (error) => {
        toast({ severity: 'error', title: 'The ZIP was not started', message: sentenceFor(error) })
        return undefined
      },
    )
  const shown = data ?? { state: 'NONE', url: null, expiresAt: null, madeAt: null }
  return (
    <Row
      icon={<Download aria-hidden />}
      title="Download everything about me"
      text={<span role="status">{textOf(shown)}</span>}
      className={wrapping}
      end={
        shown.state === 'READY' && shown.url !== null ? (
          <>
            <a href={shown.url} download className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              Download
            </a>
            <Button variant="ghost" size="sm" className="-mr-3" busy={busy} onClick={() => void make()}>
              Make a new one
            </Button>
          </>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            busy={busy || shown.state === 'MAKING'}
            disabled={isPending}
            onClick={() => void make()}
          >
            {shown.state === 'MAKING' ? 'Making it' : shown.state === 'FAILED' ? 'Try again' : 'Make the ZIP'}
          </Button>
        )
      }
    />
  )
}

function ConsentRow() {
  const consent = useConsent()
  if (consent === 'not-needed') return null
  return (
    <Row
      icon={<Cookie aria-hidden />}
      title="Measuring how people find us"
      text="Only with your consent"
      end={
        <Switch
          aria-label="Measuring how people find us"
          checked={consent === 'granted'}
          onChange={(event) => giveConsent(event.target.checked ? 'granted' : 'refused')}
        />
      }
    />
  )
}

function DeletionRow({ details }: { details: UserDetails }) {
  const { busy, keep } = useKeepAccount(details.id)
  if (details.deletionAt === null) {
    return (
      <Row
        icon={<Trash2 aria-hidden />}
        title="Delete my account"
        text="You have 7 days to change your mind, then it is gone for good"
        danger
        chevron
        onClick={() => void openDialog('account-deletion', {})}
      />
    )
  }
  return (
    <Row
      icon={<Trash2 aria-hidden />}
      title="Your account will be deleted"
      text={`On ${dayAndTime(new Date(details.deletionAt))}`}
      className={wrapping}
      end={
        <Button variant="quiet" size="sm" busy={busy} onClick={keep}>
          Keep my account
        </Button>
      }
    />
  )
}

export function YourData({ details }: { details: UserDetails }) {
  return (
    <Group title="Your data">
      <ExportRow userId={details.id} />
      <ConsentRow />
      <LinkRow
        to="/privacy-policy"
        icon={<FileText aria-hidden />}
        title="Privacy Policy"
        text="What is kept, why, and for how long"
      />
      <DeletionRow details={details} />
    </Group>
  )
}
