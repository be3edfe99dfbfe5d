import { Info, Wand } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/chip.tsx'
import { Notice } from '#ui/notice.tsx'
import { describeLook } from './describe.ts'
import { missingOf } from './missing.ts'
import { labelOf } from './options.ts'
import { freshSeed } from './seeded.ts'
import type { StepProps } from './step-props.ts'
import { pronounsOf, type StepName } from './steps.ts'
import { fillMissing } from './surprise.ts'

interface ReviewProps extends StepProps {
  onStep: (step: StepName) => void
}

function Line(props: {
  name: string
  step: StepName
  onStep: (step: StepName) => void
  children: ReactNode
}) {
  const { name, step, onStep, children } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-4 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <dt className="text-13 leading-6 text-ink-3 max-sm:row-start-1">{name}</dt>
      <dd className="min-w-0 text-15 text-ink-1 max-sm:col-span-2 max-sm:row-start-2">{children}</dd>
      <dd className="max-sm:col-start-2 max-sm:row-start-1">
        <button
          type="button"
          className="k-link text-13"
          aria-label={`Change ${name.toLowerCase()}`}
          onClick={() => onStep(step)}
        >
          Change
        </button>
      </dd>
    </div>
  )
}

function Later({ children }: { children: ReactNode }) {
  return <span className="text-ink-3">{children}</span>
}

function Open({ answers, options, change, onStep }: ReviewProps) {
  const missing = missingOf(answers)
  if (missing.length === 0) return null
  return (
    <Notice tone="info" title="Still open">
      <ul className="mt-1 space-y-1">
        {missing.map(({ field, step, text }) => (
          <li key={field}>
            <button type="button" className="k-link" onClick={() => onStep(step)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        icon={<Wand aria-hidden="true" />}
        className="mt-3"
        onClick={() => change(fillMissing(answers, options, freshSeed()), 'fill the rest')}
      >
        Fill the rest for me
      </Button>
    </Notice>
  )
}

/** Everything once more, each with the way back to it. */
export function ReviewStep(props: ReviewProps) {
  const { kind, answers, drawn, options, onStep } = props
  const { they, their } = pronounsOf(kind, answers.gender)
  const origin = labelOf(options, 'ethnicity', answers.ethnicity)
  const line = { onStep }
  return (
    <>
      <Open {...props} />
      <dl className="divide-y divide-line border-y border-line">
        <Line name="Who" step="who" {...line}>
          {[labelOf(options, 'gender', answers.gender), answers.age, origin].filter(Boolean).join(', ')}
        </Line>
        <Line name="Looks" step="face" {...line}>
          <span className="block first-letter:uppercase">
            {describeLook({ look: answers.look }, drawn, options) || 'As drawn'}
          </span>
        </Line>
        <Line name="Nature" step="nature" {...line}>
          {answers.traits?.length ? (
            <span className="flex flex-wrap gap-1.5">
              {answers.traits.map((trait) => (
                <Tag key={trait}>{trait}</Tag>
              ))}
            </span>
          ) : (
            <Later>Still open</Later>
          )}
          {answers.speakingStyle && <span className="mt-2 block">{answers.speakingStyle}</span>}
        </Line>
        <Line name="Life" step="life" {...line}>
          {answers.occupation?.trim() || <Later>Still open</Later>}
          {answers.hobbies?.length ? (
            <span className="block text-ink-2">Likes {answers.hobbies.join(', ')}</span>
          ) : null}
          {answers.relation?.trim() && <span className="block text-ink-2">{answers.relation}</span>}
        </Line>
        <Line name="Greeting" step="words" {...line}>
          {answers.greeting?.trim() ? (
            <q className="font-serif text-17 [quotes:'“'_'”']">{answers.greeting.trim()}</q>
          ) : (
            <Later>We find {their} first words from your answers.</Later>
          )}
        </Line>
        <Line name="Biography" step="words" {...line}>
          {answers.biography?.trim() ? (
            <span className="line-clamp-6 whitespace-pre-line">{answers.biography.trim()}</span>
          ) : (
            <Later>We write it from what you chose.</Later>
          )}
        </Line>
      </dl>
      <p className="flex gap-2 text-13 text-ink-3">
        <Info size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 flex-none" />
        {answers.name?.trim() || they.charAt(0).toUpperCase() + they.slice(1)} will be an AI, and says so.
        Only you meet {pronounsOf(kind, answers.gender).them}, unless you ask us to make{' '}
        {pronounsOf(kind, answers.gender).them} public.
      </p>
    </>
  )
}
