import { flatten, same, unflatten, type Answers, type Field } from './answers.ts'

export interface Merged {
  readonly answers: Answers
  /** What was changed elsewhere and now stands here, too. */
  readonly taken: readonly Field[]
  /** What was changed on both sides: what is in front of the person stays. */
  readonly contested: readonly Field[]
}

/** Joins what was answered here with what was answered in another tab or on another device since both were the same. */
export function merge(base: Answers, mine: Answers, theirs: Answers): Merged {
  const [before, here, there] = [flatten(base), flatten(mine), flatten(theirs)]
  const joined = new Map<Field, unknown>()
  const taken: Field[] = []
  const contested: Field[] = []
  for (const field of new Set([...here.keys(), ...there.keys()])) {
    const [was, my, their] = [before.get(field), here.get(field), there.get(field)]
    const theyChanged = !same(was, their)
    const iChanged = !same(was, my)
    if (theyChanged && iChanged && !same(my, their)) contested.push(field)
    if (theyChanged && !iChanged) taken.push(field)
    joined.set(field, theyChanged && !iChanged ? their : my)
  }
  return { answers: unflatten(joined), taken, contested }
}
