import type { UserDetails } from '@aureole/contract/accounts'
import { Inbox, KeyRound } from 'lucide-react'
import { openDialog } from '../../lib/dialogs.ts'
import { useSession } from '../../lib/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Row } from '../../ui/rows.tsx'
import { Group, LinkRow } from './group.tsx'

/** Stands at the top for agents whose desk is closed until they set it up. */
export function SecondFactorNotice({ className }: { className?: string }) {
  const { user, groups } = useSession()
  if (user?.isAgent !== true || groups.includes('AGENT') || user.secondFactor === true) return null
  return (
    <Notice tone="info" className={className} title="One step before the desk opens">
      <p className="mb-3 text-ink-2">
        Agents read what people wrote in confidence, so their log-in asks for a second factor. It takes a
        minute.
      </p>
      <Button size="sm" onClick={() => void openDialog('second-factor', {})}>
        Set up the second factor
      </Button>
    </Notice>
  )
}

export function SecondFactor({ details }: { details: UserDetails }) {
  const { groups } = useSession()
  if (!details.isAgent) return null
  const on = details.secondFactor
  return (
    <Group title="Customer care">
      {groups.includes('AGENT') && (
        <LinkRow
          to="/admin/chats"
          icon={<Inbox aria-hidden />}
          title="The desk"
          text="Chats that wait for a human, and violations"
        />
      )}
      <Row
        icon={<KeyRound aria-hidden />}
        title={<>Second factor {on && <Badge tone="ok">On</Badge>}</>}
        text={
          on
            ? 'Logging in asks for a code of your authenticator app'
            : 'A code of an authenticator app, beside your password'
        }
        end={
          <Button
            variant="quiet"
            size="sm"
            onClick={() => void openDialog(on ? 'second-factor-end' : 'second-factor', {})}
          >
            {on ? 'Switch off' : 'Set up'}
          </Button>
        }
      />
    </Group>
  )
}
