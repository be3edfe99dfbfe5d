import type { GeneratorKind } from '@aureole/contract/generator'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { currentDialog } from '#lib/dialogs.ts'
import { Button } from '#ui/button.tsx'
import type { Answers, Field } from './answers.ts'
import { describeLook, nameFields } from './describe.ts'
import { completeLook } from './drawing/use-drawing.ts'
import { useOptions } from './options.ts'
import { OptionsMissing } from './options-missing.tsx'
import { Progress } from './progress.tsx'
import { freshSeed } from './seeded.ts'
import { Stage, usePortrait } from './stage.tsx'
import { StageTools } from './stage-tools.tsx'
import { StepBody } from './step-body.tsx'
import type { StepProps } from './step-props.ts'
import { questionOf, stepNamed, stepOf, stepsOf, type StepName } from './steps.ts'
import { surpriseAll, surpriseStep } from './surprise.ts'
import './wizard.css'

export interface WizardProps {
  kind: GeneratorKind
  answers: Answers
  onChange: (next: Answers, about: string) => void
  step: StepName
  onStep: (step: StepName) => void
  /** Where steps have addresses of their own, so that the browser's Back goes one step back. */
  path?: string | undefined
  canUndo: boolean
  canRedo: boolean
  /** Gives what changed by it. */
  onTravel: (direction: 'undo' | 'redo') => readonly Field[]
  problems?: Readonly<Record<string, string>> | undefined
  /** Above the questions. */
  notice?: ReactNode
  /** Beside Back. */
  note?: ReactNode
  /** The last step: what it shows and what ends it. */
  review: (props: StepProps) => ReactNode
  finish: ReactNode
  /** Editing: the end is in reach from every step. */
  alwaysFinish?: boolean
}

const none = {}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  )
}

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y; in a text field they stay what they are everywhere. */
function useTravelKeys(travel: (direction: 'undo' | 'redo') => void): void {
  const latest = useEffectEvent(travel)
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || typing(event.target)) return
      if (currentDialog() !== undefined) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      latest(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

/** After a step, people who do not see it change are told: focus goes to its question. */
function useHeadingFocus(step: StepName) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [step])
  return heading
}

/** The frame of every generator: portrait, progress, one question at a time, and the way on. */
export function Wizard(props: WizardProps) {
  const { kind, answers, onChange, onStep, path, canUndo, canRedo, problems = none } = props
  const { options, error, isError, isPending, retry } = useOptions()
  const steps = stepsOf(kind)
  const step = stepNamed(kind, props.step)
  const at = steps.indexOf(step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  const drawing = usePortrait(answers)
  const [told, setTold] = useState('')
  const heading = useHeadingFocus(step.name)

  function travel(direction: 'undo' | 'redo'): void {
    const changed = props.onTravel(direction)
    if (changed.length === 0) return
    setTold(`${direction === 'undo' ? 'Took back' : 'Brought back'} ${nameFields(changed)}`)
    // What changes out of sight would seem not to change.
    const place = stepOf(kind, changed[0]!)
    if (
      place !== undefined &&
      !changed.some((field) => step.fields.includes(field)) &&
      step.name !== 'review'
    )
      onStep(place.name)
  }
  useTravelKeys(travel)

  async function surprise(): Promise<void> {
    const seed = freshSeed()
    onChange(await surpriseStep(kind, step.name, answers, options, seed, completeLook), `surprise ${seed}`)
  }

  const body: StepProps = {
    kind,
    answers,
    drawn: drawing.drawn?.look,
    options,
    problems,
    change: onChange,
  }
  const [question, line] = questionOf(kind, step.name, answers, props.alwaysFinish)
  const words = describeLook(answers, drawing.drawn?.look, options)
  return (
    <div className="generator-room min-h-full lg:grid lg:grid-cols-[minmax(0,11fr)_minmax(0,13fr)]">
      <Stage
        answers={answers}
        drawing={drawing}
        label={kind === 'PERSONAL' ? 'You, so far' : 'Your angel so far'}
        alt={`Portrait: ${words}`}
        tools={
          <StageTools
            canUndo={canUndo}
            canRedo={canRedo}
            onUndo={() => travel('undo')}
            onRedo={() => travel('redo')}
            onSurprise={step.name === 'review' || step.name === 'about' ? undefined : () => void surprise()}
            onSurpriseAll={() => {
              const seed = freshSeed()
              onChange(surpriseAll(kind, answers, options, seed), `surprise ${seed}`)
            }}
          />
        }
      />
      <div className="flex min-w-0 flex-col lg:min-h-dvh">
        <Progress steps={steps} current={step.name} path={path} onStep={onStep} />
        <div className="w-full max-w-[48rem] flex-1 px-4 pt-1 pb-10 sm:pt-4 md:px-8 md:pt-7 lg:px-10">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-serif text-24 tracking-[-0.015em] text-ink-1 sm:text-32 sm:tracking-[-0.02em] xl:text-44 xl:tracking-[-0.024em]"
          >
            {question}
          </h1>
          <p className="mt-1 mb-5 max-w-[52ch] text-15 text-ink-2 sm:mt-1.5 sm:mb-6 sm:text-17">{line}</p>
          {props.notice}
          <div
            key={step.name}
            className="flex flex-col gap-8 motion-safe:animate-[k-settle_var(--slow)_var(--arrive)]"
          >
            {isError ? (
              <OptionsMissing error={error} onRetry={retry} />
            ) : step.name === 'review' ? (
              props.review(body)
            ) : (
              <StepBody {...body} step={step.name} loading={isPending} />
            )}
          </div>
        </div>
        <footer className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 flex items-center gap-3 border-t border-line bg-surface-0/92 px-4 py-2.5 backdrop-blur-md md:bottom-0 md:px-8 md:py-4 lg:px-10">
          {before && (
            <Button
              variant="ghost"
              icon={<ArrowLeft aria-hidden="true" />}
              onClick={() => onStep(before.name)}
            >
              Back
            </Button>
          )}
          {props.note}
          <div className="ml-auto flex gap-2">
            {after && (
              <Button variant={props.alwaysFinish ? 'quiet' : 'primary'} onClick={() => onStep(after.name)}>
                <span>
                  Continue<span className="max-sm:sr-only"> to {after.label.toLowerCase()}</span>
                </span>
              </Button>
            )}
            {(after === undefined || props.alwaysFinish) && props.finish}
          </div>
        </footer>
      </div>
      <output className="sr-only">{told}</output>
    </div>
  )
}
