import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useUser } from '../../lib/session.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Arrived } from './generator/arrived.tsx'
import { FullNotice } from './generator/full-notice.tsx'
import { missingOf } from './generator/missing.ts'
import { NewsNote } from './generator/news-note.tsx'
import { ReviewStep } from './generator/review-step.tsx'
import { SaveNote } from './generator/save-note.tsx'
import { stepOf } from './generator/steps.ts'
import { startingAnswers } from './generator/surprise.ts'
import { useFinish } from './generator/use-finish.ts'
import { useGenerator } from './generator/use-generator.ts'
import { useStep } from './generator/use-step.ts'
import { WaitingNotice } from './generator/waiting-notice.tsx'
import { Wizard } from './generator/wizard.tsx'
import { WizardPending } from './generator/wizard-pending.tsx'

const path = '/avatars/ai/create'

function begin(seed: string) {
  return startingAnswers('AI', seed)
}

export function GeneratorPage() {
  const isPremium = useUser()?.isPremium === true
  const { generator, view, userId } = useGenerator('AI', begin)
  const { busy, made, refusal, finish, again } = useFinish(generator, view, userId)
  const { step, go } = useStep('AI', path, generator, view)
  const { answers, news } = view

  const concerned = refusal && Object.keys(refusal.fields)[0]
  useEffect(() => {
    const place = concerned === undefined ? undefined : stepOf('AI', concerned)
    if (place) go(place.name)
  }, [concerned, go])

  if (made !== undefined) {
    return (
      <Arrived
        angel={made}
        onAgain={() => {
          again()
          go('who')
        }}
      />
    )
  }
  if (view.status === 'loading') return <WizardPending />
  if (view.status === 'errored') {
    return (
      <ErrorView
        level={1}
        icon={<CloudOff aria-hidden />}
        title="Your answers did not load"
        text={`${whatHappened(view.error)} They are safe with us.`}
        onRetry={() => void generator.retry()}
      />
    )
  }
  const name = answers.name?.trim() || 'Your angel'
  const complete = missingOf(answers).length === 0
  return (
    <Wizard
      kind="AI"
      answers={answers}
      onChange={(next, about) => generator.change(next, about)}
      step={step}
      onStep={go}
      path={path}
      canUndo={view.canUndo}
      canRedo={view.canRedo}
      onTravel={(direction) => generator.travel(direction)}
      problems={refusal?.fields}
      notice={
        <>
          {news && (
            <NewsNote
              news={news}
              onHeard={() => generator.heard()}
              onTakeOther={() => generator.takeOther()}
            />
          )}
          {refusal?.isFull && <FullNotice isPremium={isPremium} />}
          {concerned !== undefined && (
            <Notice tone="danger" role="alert" title={`${name} is not here yet`} className="mb-6">
              Something below needs another look. Everything else is kept.
            </Notice>
          )}
          {refusal?.text && (
            <Notice tone="danger" role="alert" title={`${name} is not here yet`} className="mb-6">
              {refusal.text}
            </Notice>
          )}
          {step === 'review' && userId === null && view.finishAsked && <WaitingNotice name={name} />}
        </>
      }
      note={<SaveNote status={view.saved} begun={view.begun} />}
      review={(props) => <ReviewStep {...props} onStep={go} />}
      finish={
        <Button busy={busy} disabled={!complete} onClick={() => void finish()}>
          Bring {answers.name?.trim() || 'them'} to life
        </Button>
      }
    />
  )
}
