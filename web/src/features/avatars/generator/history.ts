/** What was, what is, and what was taken back. */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** What the last change was about, and when: changes of one gesture are one step back. */
  readonly last: { readonly about: string; readonly at: number } | undefined
}

const longest = 200
const oneGesture = 1200

export function beginHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], last: undefined }
}

/** A change. A slider that is dragged or a word that is typed is one change, however many values it passes through. */
export function change<T>(history: History<T>, next: T, about: string, at: number): History<T> {
  const { past, present, last } = history
  const goesOn = last !== undefined && last.about === about && at - last.at < oneGesture && past.length > 0
  return {
    past: goesOn ? past : [...past, present].slice(-longest),
    present: next,
    future: [],
    last: { about, at },
  }
}

export function undo<T>({ past, present, future }: History<T>): History<T> | undefined {
  const before = past.at(-1)
  if (before === undefined) return undefined
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: undefined }
}

export function redo<T>({ past, present, future }: History<T>): History<T> | undefined {
  const [next, ...rest] = future
  if (next === undefined) return undefined
  return { past: [...past, present], present: next, future: rest, last: undefined }
}
