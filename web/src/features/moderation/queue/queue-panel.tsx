import type { DeskCase } from '@aureole/contract/cases'
import { useUser } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { Fact, Facts } from '../desk/facts.tsx'
import { MarkedText } from '../desk/marked-text.tsx'
import { Severity } from '../desk/severity.tsx'
import { clock, moment, waited } from '../desk/times.ts'
import { useNow } from '../desk/use-now.ts'
import { counted, inWords, listed, sourceWords } from '../desk/words.ts'

interface QueuePanelProps {
  one: DeskCase
  gone: boolean
  busy: boolean
  onOpen: () => void
  onClaim: () => void
  onRelease: () => void
  onSnooze: () => void
}

function Words({ one }: { one: DeskCase }) {
  const { text, spans, excerpt, said, blocked } = one.reason
  const words = text ?? excerpt
  return (
    <div className="mt-4 space-y-3 border-y border-line py-4">
      {words === '' ? null : (
        <p className="max-h-60 overflow-auto whitespace-pre-line">
          <MarkedText text={words} spans={text === undefined ? [] : spans} />
        </p>
      )}
      {blocked === true ? <p className="text-13 text-ink-3">It was not delivered.</p> : null}
      {said === null || said === '' ? null : (
        <p className="text-ink-2">
          <span className="block text-13 text-ink-3">
            {one.reason.source === 'CALL' ? 'They wrote' : 'Whoever reported it wrote'}
          </span>
          {said}
        </p>
      )}
    </div>
  )
}

/** What is chosen, as far as it can be judged without opening the chat. */
export function QueuePanel(props: QueuePanelProps) {
  const { one, gone, busy } = props
  const me = useUser()?.id
  const now = useNow()
  const mine = one.claimedBy?.id === me
  const { source, rule, at } = one.reason
  return (
    <div className="flex min-h-full flex-col">
      <Severity severity={one.severity} />
      <h2 className="mt-2 text-17 leading-snug text-ink-1">{one.reason.title}</h2>
      <p className="mt-0.5 text-13 text-ink-3">
        {rule === null ? sourceWords[source] : `${sourceWords[source]}: ${inWords(rule)}`}, {moment(at, now)}
      </p>
      <Words one={one} />
      <Facts className="mt-4">
        <Fact name="Person">{one.personName}</Fact>
        <Fact name={one.kind === 'AVATAR' ? 'Angel' : 'With'}>{listed(one.angels)}</Fact>
        <Fact name="Waiting">{waited(one.waitingSince, now)}</Fact>
        {one.reasons > 1 ? <Fact name="Reasons">{counted(one.reasons, 'open reason')}</Fact> : null}
        <Fact name="Brand">{inWords(one.brandId)}</Fact>
        <Fact name="Claimed">{one.claimedBy === null ? 'Nobody' : mine ? 'You' : one.claimedBy.name}</Fact>
        {one.snoozedUntil === null ? null : <Fact name="Snoozed">until {clock(one.snoozedUntil)}</Fact>}
      </Facts>
      {gone ? (
        <p className="mt-6 text-13 text-ink-3">A colleague has dealt with it.</p>
      ) : (
        <div className="mt-auto grid grid-cols-2 gap-2 pt-6">
          <Button size="sm" className="col-span-2" onClick={props.onOpen} iconEnd={<Kbd>↵</Kbd>}>
            Open
          </Button>
          {mine ? (
            <Button variant="quiet" size="sm" busy={busy} onClick={props.onRelease} iconEnd={<Kbd>R</Kbd>}>
              Release
            </Button>
          ) : (
            <Button
              variant="quiet"
              size="sm"
              busy={busy}
              disabled={one.claimedBy !== null}
              onClick={props.onClaim}
              iconEnd={<Kbd>C</Kbd>}
            >
              Claim
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={props.onSnooze} iconEnd={<Kbd>S</Kbd>}>
            Snooze
          </Button>
        </div>
      )}
    </div>
  )
}
