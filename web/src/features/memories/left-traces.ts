import type { Memory } from '@aureole/contract/memories'

/** A memory that was just deleted, and where it stood. */
export interface Trace {
  readonly memory: Memory
  readonly place: number
}

/** The list as the person sees it: what they just deleted leaves a trace in its place, for as long as it can be taken back there. */
export function withTraces(
  items: readonly Memory[],
  traces: readonly Trace[],
): { memory: Memory; gone: boolean }[] {
  const ids = new Set(traces.map(({ memory }) => memory.id))
  const shown = items.filter(({ id }) => !ids.has(id)).map((memory) => ({ memory, gone: false }))
  for (const { memory, place } of traces.toSorted((a, b) => a.place - b.place)) {
    shown.splice(Math.min(place, shown.length), 0, { memory, gone: true })
  }
  return shown
}
