import type { AvatarDraft } from '@aureole/contract/own-avatars'
import { lookOf, type Answers } from './answers.ts'
import type { StepName } from './steps.ts'

export interface Missing {
  readonly field: 'name' | 'traits' | 'occupation' | 'speakingStyle' | 'who'
  readonly step: StepName
  /** What is still to be done, as a link reads it. */
  readonly text: string
}

/** What an angel cannot do without, in the order of the steps. */
export function missingOf(answers: Answers): Missing[] {
  const missing: Missing[] = []
  if (!answers.gender || !answers.ethnicity || answers.age === undefined)
    missing.push({ field: 'who', step: 'who', text: 'Say who it is' })
  if (!answers.traits?.length)
    missing.push({ field: 'traits', step: 'nature', text: 'Choose at least one trait' })
  if (!answers.speakingStyle?.trim())
    missing.push({ field: 'speakingStyle', step: 'nature', text: 'Choose a way of speaking' })
  if (!answers.occupation?.trim())
    missing.push({ field: 'occupation', step: 'life', text: 'Choose an occupation' })
  if (!answers.name?.trim()) missing.push({ field: 'name', step: 'words', text: 'Choose a name' })
  return missing
}

function words(text: string | undefined): string | undefined {
  return text?.trim() || undefined
}

/** The answers as an angel is written down, once nothing is missing. */
export function draftOf(answers: Answers): AvatarDraft | undefined {
  if (missingOf(answers).length > 0) return undefined
  const [relation, biography, greeting] = [answers.relation, answers.biography, answers.greeting].map(words)
  const starters = (answers.starters ?? []).map((line) => line.trim()).filter((line) => line !== '')
  return {
    name: answers.name!.trim(),
    gender: answers.gender!,
    ethnicity: answers.ethnicity!,
    age: answers.age!,
    look: lookOf(answers),
    traits: answers.traits!,
    hobbies: answers.hobbies ?? [],
    occupation: answers.occupation!.trim(),
    speakingStyle: answers.speakingStyle!.trim(),
    ...(relation && { relation }),
    ...(biography && { biography }),
    ...(greeting && { greeting }),
    ...(starters.length > 0 && { starters }),
  }
}
