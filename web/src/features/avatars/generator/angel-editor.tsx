import type { AvatarDraft, OwnAvatar } from '@aureole/contract/own-avatars'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { changedFields, type Answers } from './answers.ts'
import { beginHistory, change, redo, undo } from './history.ts'
import { draftOf } from './missing.ts'
import { refusalOf, type Refusal } from './problems.ts'
import { ReviewStep } from './review-step.tsx'
import { stepOf, type StepName } from './steps.ts'
import { Wizard } from './wizard.tsx'

/** An angel as answers to the generator's questions. */
export function answersOf(angel: OwnAvatar): Answers {
  const { name, age, gender, ethnicity, look, traits, hobbies, occupation, speakingStyle } = angel
  const { relation, biography, greeting, starters } = angel
  return {
    name,
    age,
    gender,
    ethnicity,
    look,
    traits,
    hobbies,
    occupation,
    speakingStyle,
    biography,
    greeting,
    starters,
    ...(relation !== null && { relation }),
  }
}

export interface AngelEditorProps {
  initial: Answers
  /** What it refuses with is shown at the answers that it concerns. */
  onSave: (draft: AvatarDraft) => Promise<void>
  onCancel: () => void
  firstStep?: StepName
}

/** The generator's questions for an angel who is already there: answers in, answers out; nothing is kept on the way. */
export function AngelEditor({ initial, onSave, onCancel, firstStep = 'who' }: AngelEditorProps) {
  const [history, setHistory] = useState(() => beginHistory(initial))
  const [step, setStep] = useState<StepName>(firstStep)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const answers = history.present
  const draft = draftOf(answers)

  async function save(): Promise<void> {
    if (draft === undefined) return setStep('review')
    setBusy(true)
    setRefusal(undefined)
    try {
      await onSave(draft)
    } catch (error) {
      const why = refusalOf(error)
      setRefusal(why)
      const concerned = Object.keys(why.fields).map((field) => stepOf('AI', field))[0]
      if (concerned) setStep(concerned.name)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Wizard
      kind="AI"
      answers={answers}
      onChange={(next, about) => setHistory(change(history, next, about, Date.now()))}
      step={step}
      onStep={setStep}
      canUndo={history.past.length > 0}
      canRedo={history.future.length > 0}
      onTravel={(direction) => {
        const next = (direction === 'undo' ? undo : redo)(history)
        if (next === undefined) return []
        setHistory(next)
        return changedFields(answers, next.present)
      }}
      problems={refusal?.fields}
      notice={
        refusal?.text && (
          <Notice tone="danger" role="alert" className="mb-6">
            {refusal.text}
          </Notice>
        )
      }
      note={
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      }
      review={(props) => <ReviewStep {...props} onStep={setStep} />}
      finish={
        <Button busy={busy} onClick={() => void save()}>
          Save
        </Button>
      }
      alwaysFinish
    />
  )
}
