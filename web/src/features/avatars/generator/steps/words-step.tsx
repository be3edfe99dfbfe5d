import { avatarLimits } from '@aureole/contract/avatar-limits'
import { RefreshCw, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { FieldError, TextInput } from '#ui/field.tsx'
import { withAnswers } from '../answers.ts'
import { CountedText } from '../choices/counted-text.tsx'
import { SuggestedText } from '../choices/suggested-text.tsx'
import { suggestNames } from '../names.ts'
import type { StepProps } from '../step-props.ts'
import { pronounsOf } from '../steps.ts'
import { suggestBiography, suggestGreeting, suggestStarters } from '../wording.ts'

function Starters({ answers, problems, change }: StepProps) {
  const lines = answers.starters ?? []
  const [round, setRound] = useState(0)
  const places = Array.from({ length: avatarLimits.startersMax }, (_, index) => index)

  function set(index: number, text: string): void {
    const next = places.map((place) => (place === index ? text : (lines[place] ?? '')))
    while (next.length > 0 && next.at(-1) === '') next.pop()
    change(withAnswers(answers, { starters: next.length > 0 ? next : undefined }), `starter-${index}`)
  }

  return (
    <fieldset className="min-w-0">
      <legend className="k-label mb-1.5">
        What you could talk about <small>optional</small>
      </legend>
      <div className="flex flex-col gap-2">
        {places.map((index) => (
          <TextInput
            key={index}
            aria-label={`Starter ${index + 1}`}
            value={lines[index] ?? ''}
            maxLength={avatarLimits.lineMax}
            placeholder={['A question to begin with', 'Another one', 'And a third'][index]}
            onChange={(event) => set(index, event.target.value)}
          />
        ))}
      </div>
      {problems['starters'] && <FieldError>{problems['starters']}</FieldError>}
      <Button
        variant="ghost"
        size="sm"
        icon={<Sparkles aria-hidden="true" />}
        className="mt-1 -ml-3"
        onClick={() => {
          setRound(round + 1)
          change(withAnswers(answers, { starters: suggestStarters(answers, round) }), `starters ${round}`)
        }}
      >
        Suggest three
      </Button>
    </fieldset>
  )
}

export function WordsStep(props: StepProps) {
  const { kind, answers, options, problems, change } = props
  const { they, their } = pronounsOf(kind, answers.gender)
  const [round, setRound] = useState({ names: 0, greeting: 0, biography: 0 })
  const { gender = 'FEMALE', ethnicity = 'EUROPEAN', look } = answers
  return (
    <>
      <SuggestedText
        label="Name"
        value={answers.name ?? ''}
        max={avatarLimits.nameMax}
        suggestions={suggestNames(options, gender, ethnicity, look?.seed ?? '', round.names)}
        error={problems['name']}
        onChange={(name) => change(withAnswers(answers, { name }), 'name')}
        more={
          <IconButton label="Other names" onClick={() => setRound({ ...round, names: round.names + 1 })}>
            <RefreshCw aria-hidden="true" />
          </IconButton>
        }
      />
      <CountedText
        label="Greeting"
        note="optional"
        value={answers.greeting ?? ''}
        max={avatarLimits.greetingMax}
        placeholder={`The first thing ${they} says to you`}
        error={problems['greeting']}
        onChange={(greeting) => change(withAnswers(answers, { greeting }), 'greeting')}
        suggest={{
          label: 'Suggest a greeting',
          onClick() {
            setRound({ ...round, greeting: round.greeting + 1 })
            const greeting = suggestGreeting(answers, round.greeting)
            change(withAnswers(answers, { greeting }), `greeting ${round.greeting}`)
          },
        }}
      />
      <CountedText
        label="Biography"
        note="optional"
        rows={5}
        value={answers.biography ?? ''}
        max={avatarLimits.biographyMax}
        placeholder={`A few sentences about ${their} life`}
        error={problems['biography']}
        onChange={(biography) => change(withAnswers(answers, { biography }), 'biography')}
        suggest={{
          label: 'Suggest a biography',
          onClick() {
            setRound({ ...round, biography: round.biography + 1 })
            const biography = suggestBiography(answers, round.biography)
            change(withAnswers(answers, { biography }), `biography ${round.biography}`)
          },
        }}
      />
      <Starters {...props} />
    </>
  )
}
