/** One question: the features of each thing that was told, and which of them answer it. */
export interface Lesson {
  /** What is left out together when it is tried on what it has not met. */
  readonly group: string
  readonly each: readonly Readonly<Record<string, number>>[]
  readonly right: ReadonlySet<number>
}

export type Weights = Readonly<Record<string, number>>

const decay = 0.002
const rounds = 24
/** Where there are few lessons, they are gone through more often. */
const fewestSteps = 400
const atOnce = 64
const pace = 0.04

/** The weights under which what answers is likeliest among all that was told (softmax, Adam, a little decay). */
export function fit(lessons: readonly Lesson[]): Weights {
  const names = [
    ...new Set(lessons.flatMap(({ each }) => each.flatMap((one) => Object.keys(one)))),
  ].toSorted()
  const read = lessons.map(({ each, right }) => ({
    rows: each.map((one) => Float64Array.from(names, (name) => one[name] ?? 0)),
    right,
  }))
  const weights = new Float64Array(names.length)
  const mean = new Float64Array(names.length)
  const spread = new Float64Array(names.length)
  // Lessons of one conversation stand together: each step takes some of all of them.
  const strides = Math.ceil(read.length / atOnce)
  const steps = Math.max(fewestSteps, rounds * strides)
  for (let step = 1; step <= steps; step++) {
    const some = read.filter((_, i) => i % strides === step % strides)
    const slope = slopeAt(weights, some)
    const slower = pace * (1 - (step - 1) / steps)
    for (let k = 0; k < names.length; k++) {
      const down = slope[k]! / Math.max(1, some.length) + decay * weights[k]!
      mean[k] = 0.9 * mean[k]! + 0.1 * down
      spread[k] = 0.999 * spread[k]! + 0.001 * down * down
      weights[k]! -=
        (slower * (mean[k]! / (1 - 0.9 ** step))) / (Math.sqrt(spread[k]! / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return Object.fromEntries(names.map((name, k) => [name, Math.round(weights[k]! * 100) / 100]))
}

interface Rows {
  readonly rows: readonly Float64Array[]
  readonly right: ReadonlySet<number>
}

function slopeAt(weights: Float64Array, lessons: readonly Rows[]): Float64Array {
  const slope = new Float64Array(weights.length)
  for (const { rows, right } of lessons) {
    const chances = softmax(rows.map((row) => product(weights, row)))
    const known = chances.reduce((sum, chance, i) => sum + (right.has(i) ? chance : 0), 0)
    rows.forEach((row, i) => {
      const off = chances[i]! - (right.has(i) ? chances[i]! / known : 0)
      if (Math.abs(off) > 1e-6) row.forEach((value, k) => (slope[k]! += off * value))
    })
  }
  return slope
}

export interface Tried {
  readonly asked: number
  readonly first: number
  readonly firstTwo: number
}

/** How often what answers is the first, or one of the first two. */
export function tryOn(weights: Weights, lessons: readonly Lesson[]): Tried {
  const places = lessons.map(({ each, right }) => {
    const scores = each.map((one) =>
      Object.entries(one).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0),
    )
    const order = scores.map((_, i) => i).toSorted((a, b) => scores[b]! - scores[a]!)
    return order.findIndex((i) => right.has(i))
  })
  return {
    asked: lessons.length,
    first: places.filter((place) => place === 0).length,
    firstTwo: places.filter((place) => place < 2).length,
  }
}

const folds = 5

/** Learnt from four fifths of the conversations, tried on those of the last fifth that count, five times. */
export function crossCheck(
  lessons: readonly Lesson[],
  counts: (lesson: Lesson) => boolean = () => true,
): Tried {
  const groups = [...new Set(lessons.map(({ group }) => group))]
  const tries = Array.from({ length: folds }, (_, fold) => {
    const left = new Set(groups.filter((_group, i) => i % folds === fold))
    return tryOn(
      fit(lessons.filter(({ group }) => !left.has(group))),
      lessons.filter((lesson) => left.has(lesson.group) && counts(lesson)),
    )
  })
  const sum = (of: (one: Tried) => number) => tries.reduce((all, one) => all + of(one), 0)
  return {
    asked: sum((one) => one.asked),
    first: sum((one) => one.first),
    firstTwo: sum((one) => one.firstTwo),
  }
}

function product(weights: Float64Array, row: Float64Array): number {
  let sum = 0
  for (let k = 0; k < row.length; k++) sum += weights[k]! * row[k]!
  return sum
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - top))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / all)
}
