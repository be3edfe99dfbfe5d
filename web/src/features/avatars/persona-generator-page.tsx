import { avatarLimits } from '@aureole/contract/avatar-limits'
import { readPersonalAvatar, setPersonalAvatar, type PersonalAvatar } from '@aureole/contract/personal-avatar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { session, useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toasts.ts'
import { whatHappened } from '../../lib/what-happened.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorView } from '../../ui/error-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { lookOf, withAnswers, type Answers } from './generator/answers.ts'
import { NewsNote } from './generator/news-note.tsx'
import { PersonaReview } from './generator/persona-review.tsx'
import { refusalOf, type Refusal } from './generator/problems.ts'
import { SaveNote } from './generator/save-note.tsx'
import { stepOf } from './generator/steps.ts'
import { startingAnswers } from './generator/surprise.ts'
import { useGenerator } from './generator/use-generator.ts'
import { useStep } from './generator/use-step.ts'
import { Wizard } from './generator/wizard.tsx'
import { WizardPending } from './generator/wizard-pending.tsx'

const path = '/avatars/personal/create'

/** Whoever made a picture of their own before goes on from it. */
function beginFrom(persona: PersonalAvatar | null) {
  return (seed: string): Answers => {
    const begun = startingAnswers('PERSONAL', seed)
    const { gender, ethnicity, age, ...look } = persona?.options ?? begun.look ?? { seed }
    return withAnswers(begun, {
      look,
      gender: gender ?? begun.gender,
      ethnicity: ethnicity ?? begun.ethnicity,
      age: age ?? begun.age,
      name: persona?.name.slice(0, avatarLimits.nameMax),
      about: persona?.about || undefined,
    })
  }
}

function PersonaWizard({ userId, persona }: { userId: string; persona: PersonalAvatar | null }) {
  const [begin] = useState(() => beginFrom(persona))
  const { generator, view } = useGenerator('PERSONAL', begin)
  const { step, go } = useStep('PERSONAL', path, generator, view)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { answers, news } = view
  const name = answers.name?.trim() ?? ''

  async function finish(): Promise<void> {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const body = { name, about: answers.about?.trim() ?? '', options: lookOf(answers) }
      const made = await api(setPersonalAvatar, { params: { id: userId }, body })
      session.patchUser({ avatar: { name: made.name, imageUrl: made.imageUrl } })
      queries.setQueryData(['personal-avatar', userId], made)
      await generator.forget()
      toast({ severity: 'success', title: `You are ${made.name} now`, message: 'Angels see you like this.' })
      await navigate({ to: '/avatars/personal' })
    } catch (error) {
      const why = refusalOf(error)
      setRefusal(why)
      const place = Object.keys(why.fields).map((field) => stepOf('PERSONAL', field))[0]
      if (place) go(place.name)
    } finally {
      setBusy(false)
    }
  }

  if (view.status === 'loading') return <WizardPending />
  if (view.status === 'errored')
    return <NotLoaded error={view.error} onRetry={() => void generator.retry()} />
  return (
    <Wizard
      kind="PERSONAL"
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
          {refusal?.text && (
            <Notice tone="danger" role="alert" title="That is not you yet" className="mb-6">
              {refusal.text}
            </Notice>
          )}
        </>
      }
      note={<SaveNote status={view.saved} begun={view.begun} />}
      review={(props) => <PersonaReview {...props} onStep={go} />}
      finish={
        <Button busy={busy} disabled={name === ''} onClick={() => void finish()}>
          Be {name || 'this person'}
        </Button>
      }
    />
  )
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ErrorView
      level={1}
      icon={<CloudOff aria-hidden />}
      title="Your persona did not load"
      text={`${whatHappened(error)} Nothing is lost.`}
      onRetry={onRetry}
    />
  )
}

/** A picture and a few lines of one's own making; the guard lets only premium people in. */
export function PersonaGeneratorPage() {
  const userId = useUser()?.id ?? ''
  const persona = useQuery({
    queryKey: ['personal-avatar', userId],
    queryFn: ({ signal }) => api(readPersonalAvatar, { params: { id: userId } }, { signal }),
    enabled: userId !== '',
  })
  if (persona.isError) return <NotLoaded error={persona.error} onRetry={() => void persona.refetch()} />
  if (persona.data === undefined) return <WizardPending />
  return <PersonaWizard key={userId} userId={userId} persona={persona.data} />
}
