import type { LookChoice } from '@aureole/contract/looks'
import type { Answers, Field } from './answers.ts'
import { labelOf, type Options } from './options.ts'
import { inSentence } from './wording.ts'

/** The portrait in words, for those who do not see it. */
export function describeLook(answers: Answers, drawn: LookChoice | undefined, options: Options): string {
  const look = { ...drawn, ...answers.look }
  const label = (name: keyof LookChoice) => labelOf(options, name, look[name])
  const hair = label('hair')
  const [colour, eyes, outfit, glasses] = [
    label('hairColour'),
    label('eyes'),
    label('outfit'),
    look.glasses === 'NONE' ? undefined : label('glasses'),
  ]
  const parts = [
    labelOf(options, 'gender', answers.gender)?.toLowerCase(),
    answers.age === undefined ? undefined : String(answers.age),
    hair && (colour ? `${inSentence(hair)} in ${inSentence(colour)}` : inSentence(hair)),
    eyes && `${inSentence(eyes)} eyes`,
    glasses && `${inSentence(glasses)} glasses`,
    outfit && inSentence(outfit),
  ]
  return parts.filter(Boolean).join(', ')
}

const fieldWords: Partial<Record<Field, string>> = {
  'look.seed': 'the face',
  'look.hairColour': 'the colour of the hair',
  'look.palette': 'the colours',
  'look.outfit': 'the clothes',
  'look.eyeShape': 'the eyes',
  ethnicity: 'the origin',
  speakingStyle: 'the way of speaking',
  hobbies: 'the likes',
  starters: 'the starters',
  about: 'what is about you',
}

/** What changed, as a sentence goes on: "the hair", "the name and the age", "several answers". */
export function nameFields(fields: readonly Field[]): string {
  const words = [...new Set(fields.map((field) => fieldWords[field] ?? `the ${field.replace('look.', '')}`))]
  if (words.length > 3) return 'several answers'
  const last = words.at(-1) ?? 'an answer'
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
