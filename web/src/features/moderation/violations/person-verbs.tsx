import {
  liftSuspension,
  suspendPerson,
  warnPerson,
  type PersonCard as Card,
} from '@aureole/contract/desk-people'
import { useRef, useState } from 'react'
import { api } from '#lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Field, SelectInput } from '#ui/field.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { cannedWarnings } from '../desk/canned.ts'
import { hoursInWords, nextSuspensionHours, warningEffect } from '../desk/penalties.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import { useNow } from '../desk/use-now.ts'

export type PersonVerb = 'warn' | 'suspend' | 'lift'

export function isSuspended({ suspendedUntil }: Card, now: number): boolean {
  return suspendedUntil !== null && Date.parse(suspendedUntil) > now
}

export function PersonVerbs({ person, onChoose }: { person: Card; onChoose: (verb: PersonVerb) => void }) {
  const suspended = isSuspended(person, useNow())
  return (
    <section aria-label="Decide" className="mt-5 grid gap-2 border-t border-line pt-5">
      <h2 className="mb-1 text-15 text-ink-1">Decide</h2>
      <Button variant="quiet" size="sm" onClick={() => onChoose('warn')} iconEnd={<Kbd>W</Kbd>}>
        Warn
      </Button>
      {suspended ? (
        <Button variant="quiet" size="sm" onClick={() => onChoose('lift')} iconEnd={<Kbd>L</Kbd>}>
          Lift the suspension
        </Button>
      ) : (
        <Button variant="danger-quiet" size="sm" onClick={() => onChoose('suspend')} iconEnd={<Kbd>S</Kbd>}>
          Suspend
        </Button>
      )}
    </section>
  )
}

interface PersonVerbDialogProps {
  verb: PersonVerb
  person: Card
  onDone: (person: Card) => void
  onClosed: () => void
}

const titles: Record<PersonVerb, string> = {
  warn: 'Warn',
  suspend: 'Suspend',
  lift: 'Lift the suspension of',
}
const actions: Record<PersonVerb, string> = { warn: 'Send the warning', suspend: 'Suspend', lift: 'Lift it' }

export function PersonVerbDialog({ verb, person, onDone, onClosed }: PersonVerbDialogProps) {
  const [hours, setHours] = useState(() => nextSuspensionHours(person))
  const key = useRef(crypto.randomUUID())
  const params = { id: person.userId }
  const leads: Record<PersonVerb, string> = {
    warn: warningEffect(person),
    suspend: 'They are logged out on all devices at once, and can appeal.',
    lift: 'They can log in again at once, and are told by mail.',
  }

  async function send(reason: string): Promise<void> {
    const version = person.version === undefined ? {} : { version: person.version }
    if (verb === 'lift') return onDone(await api(liftSuspension, { params, query: { reason } }))
    if (verb === 'suspend')
      return onDone(await api(suspendPerson, { params, body: { reason, hours, ...version } }))
    const body = { reason, ...version }
    onDone(await api(warnPerson, { params, body, idempotencyKey: key.current }))
  }

  return (
    <ReasonDialog
      title={`${titles[verb]} ${person.name}`}
      lead={leads[verb]}
      label={verb === 'lift' ? 'Why? For the record' : `What ${person.name} will read`}
      action={actions[verb]}
      danger={verb === 'suspend'}
      canned={verb === 'lift' ? undefined : cannedWarnings}
      send={send}
      onClosed={onClosed}
    >
      {() =>
        verb === 'suspend' ? (
          <Field label="For how long">
            <SelectInput value={hours} onChange={(event) => setHours(Number(event.target.value))}>
              {[1, 24, 72, 168, 720].map((length) => (
                <option key={length} value={length}>
                  {hoursInWords(length)}
                </option>
              ))}
            </SelectInput>
          </Field>
        ) : null
      }
    </ReasonDialog>
  )
}
