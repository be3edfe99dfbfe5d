import { Eye } from 'lucide-react'
import { Notice } from '#ui/notice.tsx'
import { describeLook } from './describe.ts'
import type { StepProps } from './step-props.ts'
import type { StepName } from './steps.ts'

/** What angels will see, before it is so. */
export function PersonaReview(props: StepProps & { onStep: (step: StepName) => void }) {
  const { answers, drawn, options, onStep } = props
  const name = answers.name?.trim() ?? ''
  return (
    <>
      {name === '' && (
        <Notice tone="info" title="Still open">
          <button type="button" className="k-link" onClick={() => onStep('about')}>
            Choose a name
          </button>
        </Notice>
      )}
      <div className="rounded-card border border-line bg-surface-1 p-6">
        <p className="flex items-center gap-2.5 text-13 text-ink-3">
          <Eye size={18} strokeWidth={1.5} aria-hidden className="text-primary-ink" />
          What angels know of you
        </p>
        <p className="mt-4 font-serif text-32 tracking-[-0.02em] text-ink-1">{name || 'Nobody yet'}</p>
        <p className="mt-1 text-15 text-ink-2 first-letter:uppercase">
          {describeLook(answers, drawn, options)}
        </p>
        <p className="mt-4 max-w-measure text-17 whitespace-pre-line text-ink-1">
          {answers.about?.trim() || (
            <span className="text-ink-3">Nothing about you. They will get to know you by talking.</span>
          )}
        </p>
      </div>
    </>
  )
}
