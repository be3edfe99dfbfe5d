import { avatarLimits } from '@aureole/contract/avatar-limits'
import { FieldError } from '#ui/field.tsx'
import { withAnswers } from '../answers.ts'
import { ManyChips } from '../choices/many-chips.tsx'
import { SuggestedText } from '../choices/suggested-text.tsx'
import { labelsOf } from '../options.ts'
import type { StepProps } from '../step-props.ts'
import { pronounsOf } from '../steps.ts'

export function LifeStep({ kind, answers, options, problems, change }: StepProps) {
  const { they } = pronounsOf(kind, answers.gender)
  const seed = answers.look?.seed ?? ''
  return (
    <>
      <SuggestedText
        label="Occupation"
        value={answers.occupation ?? ''}
        max={avatarLimits.lineMax}
        placeholder={`What ${they} does, in your words`}
        suggestions={labelsOf(options, 'occupation')}
        seed={seed}
        error={problems['occupation']}
        onChange={(occupation) => change(withAnswers(answers, { occupation }), 'occupation')}
      />
      <div>
        <ManyChips
          label="Likes"
          own="Something else"
          words={labelsOf(options, 'hobbies')}
          seed={seed}
          value={answers.hobbies ?? []}
          max={avatarLimits.hobbiesMax}
          onChange={(hobbies) => change(withAnswers(answers, { hobbies }), `hobbies ${hobbies.join()}`)}
        />
        {problems['hobbies'] && <FieldError>{problems['hobbies']}</FieldError>}
      </div>
      <SuggestedText
        label={`What ${they} is to you`}
        note="optional"
        value={answers.relation ?? ''}
        max={avatarLimits.lineMax}
        suggestions={labelsOf(options, 'relation')}
        seed={seed}
        error={problems['relation']}
        onChange={(relation) => change(withAnswers(answers, { relation }), 'relation')}
      />
    </>
  )
}
