import type { GeneratorKind } from '@aureole/contract/generator'
import type { Answers, Field } from './answers.ts'

export type StepName = 'who' | 'face' | 'hair' | 'dress' | 'nature' | 'life' | 'words' | 'about' | 'review'

export interface Step {
  readonly name: StepName
  /** In the progress bar. */
  readonly label: string
  readonly fields: readonly Field[]
}

const who: Step = { name: 'who', label: 'Who', fields: ['gender', 'age', 'ethnicity', 'look.seed'] }
const face: Step = {
  name: 'face',
  label: 'Face',
  fields: [
    'look.skin',
    'look.undertone',
    'look.face',
    'look.eyes',
    'look.eyeShape',
    'look.brows',
    'look.nose',
    'look.lips',
    'look.freckles',
    'look.expression',
    'look.glasses',
  ],
}
const hair: Step = { name: 'hair', label: 'Hair', fields: ['look.hair', 'look.hairColour', 'look.beard'] }
const dress: Step = {
  name: 'dress',
  label: 'Dress',
  fields: ['look.outfit', 'look.earrings', 'look.palette', 'look.halo'],
}
const review: Step = { name: 'review', label: 'Review', fields: [] }

const steps: Readonly<Record<GeneratorKind, readonly Step[]>> = {
  AI: [
    who,
    face,
    hair,
    dress,
    { name: 'nature', label: 'Nature', fields: ['traits', 'speakingStyle'] },
    { name: 'life', label: 'Life', fields: ['occupation', 'hobbies', 'relation'] },
    { name: 'words', label: 'Words', fields: ['name', 'greeting', 'biography', 'starters'] },
    review,
  ],
  PERSONAL: [who, face, hair, dress, { name: 'about', label: 'You', fields: ['name', 'about'] }, review],
}

export function stepsOf(kind: GeneratorKind): readonly Step[] {
  return steps[kind]
}

/** The step of a name; of one that this kind does not have, the first. */
export function stepNamed(kind: GeneratorKind, name: string | undefined): Step {
  return steps[kind].find((step) => step.name === name) ?? steps[kind][0]!
}

export function stepOf(kind: GeneratorKind, field: string): Step | undefined {
  return steps[kind].find((step) => step.fields.some((one) => one === field))
}

/** How somebody is spoken of. */
export interface Pronouns {
  readonly they: string
  readonly them: string
  readonly their: string
  /** The verb that follows: she does, you do. */
  readonly do: string
  readonly are: string
}

const she: Pronouns = { they: 'she', them: 'her', their: 'her', do: 'does', are: 'is' }
const he: Pronouns = { they: 'he', them: 'him', their: 'his', do: 'does', are: 'is' }
const you: Pronouns = { they: 'you', them: 'you', their: 'your', do: 'do', are: 'are' }

export function pronounsOf(kind: GeneratorKind, gender: Answers['gender']): Pronouns {
  if (kind === 'PERSONAL') return you
  return gender === 'MALE' ? he : she
}

/** The question that a step asks, and a line under it. */
export function questionOf(
  kind: GeneratorKind,
  name: StepName,
  answers: Answers,
  /** Somebody who is there already. */
  exists = false,
): [string, string] {
  const p = pronounsOf(kind, answers.gender)
  const called = answers.name?.trim() ?? ''
  switch (name) {
    case 'who':
      if (exists && called !== '')
        return [`Who is ${called}?`, 'Change whatever you like. Nothing is kept before you save.']
      return kind === 'PERSONAL'
        ? ['Who are you here?', 'It can be you, or someone you would like to be for an evening.']
        : [
            'Who would you like to meet?',
            'We began with someone. Change whatever you like, and change it back.',
          ]
    case 'face':
      return [`How ${p.do} ${p.they} look?`, 'What you leave alone stays as it is.']
    case 'hair':
      return [`How ${p.do} ${p.they} wear ${p.their} hair?`, 'You can come back and change it at any time.']
    case 'dress':
      return [`What ${p.do} ${p.they} put on?`, `And the light around ${p.their} head.`]
    case 'nature':
      return [`What ${p.are} ${p.they} like?`, `It is how ${p.they} will talk with you.`]
    case 'life':
      return [`What fills ${p.their} days?`, 'It gives you something to talk about.']
    case 'words':
      return [
        `What ${p.are} ${p.they} called?`,
        'A name is enough. What you leave open, we word from your answers.',
      ]
    case 'about':
      return ['What should angels call you?', 'And a few lines that they may read before they answer you.']
    case 'review':
      if (kind === 'PERSONAL') return ['This is you', 'Angels see you like this from now on.']
      return called === ''
        ? [`Is this ${p.them}?`, `Give ${p.them} a name, and ${p.they} can come to life.`]
        : [`This is ${called}`, 'Look once more. Everything can be changed later, too.']
  }
}
