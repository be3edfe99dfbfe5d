import type { GeneratorAnswers } from '@aureole/contract/generator'
import type { LookChoice } from '@aureole/contract/looks'

export type Answers = GeneratorAnswers
export type LookField = Exclude<keyof LookChoice, 'seed' | 'gender' | 'ethnicity' | 'age'>

/** One answer by its name, such as `age` or `look.hair`. */
export type Field = Exclude<keyof Answers, 'look'> | `look.${keyof LookChoice}`

/** Every answer under its own name, so that two sets can be compared and joined answer by answer. */
export function flatten({ look, ...rest }: Answers): Map<Field, unknown> {
  const flat = new Map<Field, unknown>()
  for (const [field, value] of Object.entries(rest)) if (value !== undefined) flat.set(field as Field, value)
  for (const [field, value] of Object.entries(look ?? {})) {
    if (value !== undefined) flat.set(`look.${field}` as Field, value)
  }
  return flat
}

export function unflatten(flat: ReadonlyMap<Field, unknown>): Answers {
  const answers: Record<string, unknown> = {}
  const look: Record<string, unknown> = {}
  for (const [field, value] of flat) {
    if (value === undefined) continue
    if (field.startsWith('look.')) look[field.slice('look.'.length)] = value
    else answers[field] = value
  }
  if (typeof look['seed'] === 'string') answers['look'] = look
  return answers
}

export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

export function changedFields(before: Answers, after: Answers): Field[] {
  const [one, other] = [flatten(before), flatten(after)]
  return [...new Set([...one.keys(), ...other.keys()])].filter(
    (field) => !same(one.get(field), other.get(field)),
  )
}

/** Answers with some of them changed; `undefined` takes one back. */
export function withAnswers(answers: Answers, change: Partial<Answers>): Answers {
  const next = { ...answers, ...change }
  for (const key of Object.keys(next) as (keyof Answers)[]) if (next[key] === undefined) delete next[key]
  return next
}

/** Without fields that were emptied again: the server makes an angel of what it has, and an empty line is no answer. */
export function answered({ starters, ...answers }: Answers): Answers {
  const given = Object.entries(answers).filter(
    ([, value]) => typeof value !== 'string' || value.trim() !== '',
  )
  const lines = (starters ?? []).filter((line) => line.trim() !== '')
  return { ...Object.fromEntries(given), ...(lines.length > 0 && { starters: lines }) }
}

export function withLook(answers: Answers, change: Partial<Record<LookField, unknown>>): Answers {
  const look = { ...answers.look, ...change } as LookChoice
  for (const key of Object.keys(look) as (keyof LookChoice)[]) if (look[key] === undefined) delete look[key]
  return { ...answers, look }
}

/** What the picture is drawn from: the looks, with whom they belong to. */
export function lookOf({ look, gender, ethnicity, age }: Answers): LookChoice {
  return {
    seed: 'someone',
    ...look,
    ...(gender && { gender }),
    ...(ethnicity && { ethnicity }),
    ...(age !== undefined && { age }),
  }
}
