import { useEffect, useState } from 'react'
import { useVars } from '../../lib/brand.ts'
import { swapDialog, type DialogView } from '../../lib/dialogs.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AppealForm } from './appeal-form.tsx'
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

export function SuspensionDialog({ props, frame }: DialogView<'suspension'>) {
  const { brand } = useVars()
  const [step, setStep] = useState<'told' | 'appealing' | 'appealed'>('told')
  const until = new Date(props.suspendedUntil)
  const left = timeLeft(until.getTime() - useNow())
  const known = !Number.isNaN(until.getTime())
  const over = known && left === undefined
  if (step === 'appealing') {
    return (
      <DialogFrame {...frame} swapped title="Appeal" lead="Tell us why this was a mistake.">
        <AppealForm
          about={{ token: props.appealToken }}
          backLabel="Back"
          onBack={() => setStep('told')}
          onSent={() => setStep('appealed')}
        />
      </DialogFrame>
    )
  }
  return (
    <DialogFrame
      {...frame}
      swapped={frame.swapped || step === 'appealed'}
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
      {props.reason !== '' && <p className="mt-4 whitespace-pre-line">{props.reason}</p>}
      {step === 'appealed' && (
        <Notice tone="ok" role="status" className="mt-4" title="Your appeal is with us">
          Someone else reads it. We answer by mail, and a granted appeal ends the pause at once.
        </Notice>
      )}
      <div className="mt-6 grid grid-cols-2 gap-2">
        {over ? (
          <Button onClick={() => swapDialog('login', {})} className="col-span-2">
            Log in
          </Button>
        ) : (
          <>
            {step === 'told' && props.appealToken !== '' && (
              <Button onClick={() => setStep('appealing')}>Appeal</Button>
            )}
            <a
              href={`mailto:${brand.supportMail}`}
              className={buttonClass({ variant: 'quiet' }, 'only:col-span-2')}
            >
              Write to support
            </a>
          </>
        )}
      </div>
      <p className="mt-4 text-13 text-ink-3">
        {step === 'told' &&
          !over &&
          'You can appeal once. Someone other than the person who decided will read it. '}
        Your chats, angels and tokens stay as they are.
      </p>
    </DialogFrame>
  )
}
