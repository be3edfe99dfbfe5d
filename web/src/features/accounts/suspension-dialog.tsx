import { useEffect, useState } from 'react'
import { useVars } from '../../lib/brand.ts'
import { swapDialog, type DialogView } from '../../lib/dialogs.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { timeLeft } from './time-left.ts'

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

function inWords(until: Date): string {
  return new Intl.DateTimeFormat(navigator.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(until)
}

/** Opens a letter to support that already says what it is about; the token proves whose account it is. */
function appealAddress(mail: string, appealToken: string): string {
  const subject = encodeURIComponent('Appeal against a pause of my account')
  const body = encodeURIComponent(`\n\n\nReference: ${appealToken}`)
  return `mailto:${mail}?subject=${subject}&body=${body}`
}

export function SuspensionDialog({ props, frame }: DialogView<'suspension'>) {
  const { brand } = useVars()
  const until = new Date(props.suspendedUntil)
  const left = timeLeft(until.getTime() - useNow())
  const known = !Number.isNaN(until.getTime())
  const over = known && left === undefined
  return (
    <DialogFrame
      {...frame}
      title={over ? 'The pause is over' : 'Your account is paused'}
      lead={
        over
          ? 'You can log in again. Everything is where you left it.'
          : 'You can log in again when the pause is over.'
      }
    >
      {known && (
        <dl className="flex items-end justify-between gap-4 border-y border-line py-4">
          <div>
            <dt className="text-13 text-ink-2">Until</dt>
            <dd className="font-serif text-20 leading-snug">
              <time dateTime={props.suspendedUntil}>{inWords(until)}</time>
            </dd>
          </div>
          {left !== undefined && (
            <div className="text-right text-13 whitespace-nowrap text-ink-2 tabular-nums">{left} left</div>
          )}
        </dl>
      )}
      {props.reason !== '' && <p className="mt-4">{props.reason}</p>}
      <div className="mt-6 grid grid-cols-2 gap-2">
        {over ? (
          <Button onClick={() => swapDialog('login', {})} className="col-span-2">
            Log in
          </Button>
        ) : (
          <>
            <a href={appealAddress(brand.supportMail, props.appealToken)} className={buttonClass()}>
              Appeal
            </a>
            <a href={`mailto:${brand.supportMail}`} className={buttonClass({ variant: 'quiet' })}>
              Write to support
            </a>
          </>
        )}
      </div>
      <p className="mt-4 text-13 text-ink-3">
        You can appeal once. Someone other than the person who decided will read it. Your chats, angels and
        tokens stay as they are.
      </p>
    </DialogFrame>
  )
}
