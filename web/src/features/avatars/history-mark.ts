type Mark = 'came-from-discover' | 'age-moved'

/** Remembered with an entry of the history, so that it is still true after a reload and after walking on and back. */
export function marked(mark: Mark): Record<string, true> {
  return { [mark]: true }
}

/** Whether the present entry carries the mark. */
export function isMarked(mark: Mark): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && mark in state
}
