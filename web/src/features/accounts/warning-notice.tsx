import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { openDialog } from '../../lib/dialogs.ts'
import { useUser } from '../../lib/session.ts'
import { warningsLeft, warningTitle } from '../../lib/standing-words.ts'
import { useStanding } from '../../lib/standing.ts'
import { browserStore } from '../../lib/storage.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const seenKey = 'warnings-seen'

function seenWarnings(): readonly string[] {
  return browserStore.get(seenKey)?.split(' ') ?? []
}

/** The latest warning that counts, until it has been closed here. It says why, and how many are left. */
export function WarningNotice() {
  const user = useUser()
  return user === undefined ? null : <Latest userId={user.id} />
}

function Latest({ userId }: { userId: string }) {
  const { data } = useStanding(userId)
  const [seen, setSeen] = useState(seenWarnings)
  const counting = data?.penalties.filter(({ kind, active }) => kind === 'WARNING' && active) ?? []
  const latest = counting.toSorted((a, b) => b.at.localeCompare(a.at)).find(({ id }) => !seen.includes(id))
  if (data === undefined || latest === undefined) return null

  // Whoever has read the latest has read those before it.
  function close(): void {
    const known = new Set([...seenWarnings(), ...counting.map(({ id }) => id)])
    setSeen([...known])
    browserStore.set(seenKey, [...known].slice(-20).join(' '))
  }

  const { id: penaltyId, kind, reason, canAppeal } = latest
  return (
    <div className="px-4 pt-3 md:px-6" role="alert">
      <Notice tone="warn" className="mx-auto max-w-3xl">
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <strong>{warningTitle}</strong>
            <p className="whitespace-pre-line">{reason}</p>
            <p className="text-13 text-ink-2">{warningsLeft(data.warningCounter)}</p>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              {canAppeal ? (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => void openDialog('appeal', { penaltyId, kind, reason })}
                >
                  Appeal
                </Button>
              ) : null}
              <Link to="/settings" hash="standing" className="k-link text-13">
                Your standing
              </Link>
            </p>
          </div>
          <IconButton label="Close" size="sm" onClick={close}>
            <X aria-hidden />
          </IconButton>
        </div>
      </Notice>
    </div>
  )
}
