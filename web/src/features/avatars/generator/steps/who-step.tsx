import type { Ethnicity, Gender } from '@aureole/contract/avatar-filter'
import { lookOf, withAnswers } from '../answers.ts'
import { AgeChoice } from '../choices/age-choice.tsx'
import { PictureChoices } from '../choices/picture-choices.tsx'
import { RadioChips } from '../choices/radio-chips.tsx'
import type { StepProps } from '../step-props.ts'

export function WhoStep({ kind, answers, options, change }: StepProps) {
  return (
    <>
      <RadioChips
        label={kind === 'PERSONAL' ? 'You are' : 'A woman or a man'}
        options={options['gender'] ?? []}
        value={answers.gender}
        onChange={(gender) =>
          // A beard that was chosen for him is none of hers.
          change(
            withAnswers(answers, {
              gender: gender as Gender,
              look: answers.look && { ...answers.look, beard: undefined },
            }),
            `gender ${gender}`,
          )
        }
      />
      <AgeChoice value={answers.age ?? 30} onChange={(age) => change(withAnswers(answers, { age }), 'age')} />
      <PictureChoices
        label="Origin"
        options={options['ethnicity'] ?? []}
        value={answers.ethnicity}
        cut="face"
        lookWith={(ethnicity) => lookOf({ ...answers, ethnicity: ethnicity as Ethnicity })}
        onChange={(ethnicity) =>
          change(withAnswers(answers, { ethnicity: ethnicity as Ethnicity }), `ethnicity ${ethnicity}`)
        }
      />
    </>
  )
}
