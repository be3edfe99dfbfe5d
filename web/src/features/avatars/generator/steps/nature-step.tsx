import { avatarLimits } from '@aureole/contract/avatar-limits'
import { FieldError } from '#ui/field.tsx'
import { withAnswers } from '../answers.ts'
import { ManyChips } from '../choices/many-chips.tsx'
import { SuggestedText } from '../choices/suggested-text.tsx'
import { labelsOf } from '../options.ts'
import type { StepProps } from '../step-props.ts'

export function NatureStep({ answers, options, problems, change }: StepProps) {
  const seed = answers.look?.seed ?? ''
  return (
    <>
      <div>
        <ManyChips
          label="Traits"
          own="A trait of your own"
          words={labelsOf(options, 'personality')}
          seed={seed}
          value={answers.traits ?? []}
          max={avatarLimits.traitsMax}
          onChange={(traits) => change(withAnswers(answers, { traits }), `traits ${traits.join()}`)}
        />
        {problems['traits'] && <FieldError>{problems['traits']}</FieldError>}
      </div>
      <SuggestedText
        label="Way of speaking"
        value={answers.speakingStyle ?? ''}
        max={avatarLimits.lineMax}
        placeholder="In your words, or one of these"
        suggestions={labelsOf(options, 'speakingStyle')}
        seed={seed}
        error={problems['speakingStyle']}
        onChange={(speakingStyle) => change(withAnswers(answers, { speakingStyle }), 'speakingStyle')}
      />
    </>
  )
}
