import { avatarLimits } from '@aureole/contract/avatar-limits'
import { ethnicities } from '@aureole/contract/avatar-filter'
import type { GeneratorKind } from '@aureole/contract/generator'
import type { LookChoice } from '@aureole/contract/looks'
import { withAnswers, withLook, type Answers, type LookField } from './answers.ts'
import { isSuggested, suggestNames } from './names.ts'
import { labelsOf, valuesOf, type Options } from './options.ts'
import { seeded, type Random } from './seeded.ts'
import { stepNamed, type StepName } from './steps.ts'
import { suggestBiography, suggestGreeting, suggestStarters } from './wording.ts'

/** Somebody to begin with: nobody should face an empty frame. */
export function startingAnswers(kind: GeneratorKind, seed: string): Answers {
  return { ...someone(seeded(`${seed}/start`), kind), look: { seed } }
}

function someone(random: Random, kind: GeneratorKind): Pick<Answers, 'gender' | 'age' | 'ethnicity'> {
  return {
    // The catalogue shows women first, so an angel begins as one more often.
    gender: random.next() < (kind === 'AI' ? 0.65 : 0.5) ? 'FEMALE' : 'MALE',
    age: random.next() < 0.75 ? random.int(22, 42) : random.int(43, 74),
    ethnicity: random.pick(ethnicities)!,
  }
}

function nameFor(answers: Answers, options: Options, seed: string): string | undefined {
  const { name = '', gender = 'FEMALE', ethnicity = 'EUROPEAN' } = answers
  if (name.trim() !== '' && !isSuggested(options, name)) return name
  return suggestNames(options, gender, ethnicity, seed)[0] ?? (name || undefined)
}

function surpriseWords(step: StepName, answers: Answers, options: Options, seed: string): Answers {
  const random = seeded(`${seed}/${step}`)
  const of = (name: string) => labelsOf(options, name)
  switch (step) {
    case 'nature':
      return withAnswers(answers, {
        traits: random.some(of('personality'), 3),
        speakingStyle: random.pick(of('speakingStyle')),
      })
    case 'life':
      return withAnswers(answers, {
        occupation: random.pick(of('occupation')),
        hobbies: random.some(of('hobbies'), 3),
        relation: random.pick(of('relation')),
      })
    case 'words': {
      const named = withAnswers(answers, { name: nameFor(answers, options, seed) })
      const round = random.int(0, 999)
      return withAnswers(named, {
        greeting: suggestGreeting(named, round).slice(0, avatarLimits.greetingMax),
        biography: suggestBiography(named, round).slice(0, avatarLimits.biographyMax),
        starters: suggestStarters(named, round),
      })
    }
    default:
      return answers
  }
}

/** Fills a look from its seed so that features fit together: the drawing knows how. */
export type Complete = (choice: LookChoice) => Promise<LookChoice | undefined>

/** New answers for one step, by a seed. Looks of this step are drawn anew; all others stay. */
export async function surpriseStep(
  kind: GeneratorKind,
  step: StepName,
  answers: Answers,
  options: Options,
  seed: string,
  complete: Complete,
): Promise<Answers> {
  if (step === 'who') {
    return { ...answers, ...someone(seeded(`${seed}/who`), kind), look: { ...answers.look, seed } }
  }
  const fields = stepNamed(kind, step)
    .fields.filter((field) => field.startsWith('look.'))
    .map((field) => field.slice('look.'.length) as LookField)
  if (fields.length === 0) return surpriseWords(step, answers, options, seed)
  const { gender, ethnicity, age } = answers
  const look = await complete({
    seed,
    ...(gender && { gender }),
    ...(ethnicity && { ethnicity }),
    ...(age !== undefined && { age }),
  })
  const random = seeded(`${seed}/${step}`)
  const change: Partial<Record<LookField, unknown>> = {}
  for (const field of fields) {
    const value = look?.[field] ?? random.pick(valuesOf(options, field))
    if (value !== undefined) change[field] = value
  }
  return withLook(answers, change)
}

/** Somebody else altogether. Only a name that the person wrote themselves stays. */
export function surpriseAll(kind: GeneratorKind, answers: Answers, options: Options, seed: string): Answers {
  const fresh: Answers = { ...startingAnswers(kind, seed), ...(answers.name && { name: answers.name }) }
  if (kind === 'PERSONAL') return withAnswers(fresh, { about: answers.about })
  const lived = surpriseWords('life', surpriseWords('nature', fresh, options, seed), options, seed)
  return withAnswers(lived, { name: nameFor(lived, options, seed) })
}

/** Fills what is still open of an angel, and changes nothing that was answered. */
export function fillMissing(answers: Answers, options: Options, seed: string): Answers {
  const surprise = surpriseAll('AI', answers, options, seed)
  const { traits, speakingStyle, occupation, hobbies, name } = answers
  return withAnswers(answers, {
    gender: answers.gender ?? surprise.gender,
    ethnicity: answers.ethnicity ?? surprise.ethnicity,
    age: answers.age ?? surprise.age,
    traits: traits?.length ? traits : surprise.traits,
    speakingStyle: speakingStyle?.trim() ? speakingStyle : surprise.speakingStyle,
    occupation: occupation?.trim() ? occupation : surprise.occupation,
    hobbies: hobbies?.length ? hobbies : surprise.hobbies,
    name: name?.trim() ? name : nameFor({ ...surprise, ...answers }, options, seed),
  })
}
