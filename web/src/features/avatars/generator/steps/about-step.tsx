import { avatarLimits } from '@aureole/contract/avatar-limits'
import { Field, TextInput } from '#ui/field.tsx'
import { withAnswers } from '../answers.ts'
import { CountedText } from '../choices/counted-text.tsx'
import type { StepProps } from '../step-props.ts'

export function AboutStep({ answers, problems, change }: StepProps) {
  return (
    <>
      <Field label="Your name" error={problems['name']} className="max-w-[28rem]">
        <TextInput
          value={answers.name ?? ''}
          maxLength={avatarLimits.nameMax}
          autoComplete="nickname"
          onChange={(event) => change(withAnswers(answers, { name: event.target.value }), 'name')}
        />
      </Field>
      <CountedText
        label="About you"
        note="optional"
        rows={5}
        hint="Angels read this. Leave out what you would not tell a stranger."
        value={answers.about ?? ''}
        max={avatarLimits.aboutMax}
        placeholder="I work nights, I have a dog called Pilot, and I like to be asked things."
        error={problems['about']}
        onChange={(about) => change(withAnswers(answers, { about }), 'about')}
      />
    </>
  )
}
