import type { NewMemory } from '../minds/index.ts'
import type { MemoryRow } from './store.ts'
import { sameWords } from './words.ts'

type Known = Pick<MemoryRow, 'id' | 'kind' | 'text' | 'key' | 'pinned' | 'edited' | 'toldAt'>

export interface Decision {
  /** New beside what there is. */
  readonly add: NewMemory[]
  /** Newer words for something that is known. */
  readonly replace: Map<string, NewMemory>
  /** Told again as it stands. */
  readonly again: string[]
}

/** What becomes of what was told at that moment: M4 to M7. */
export function decide(known: readonly Known[], told: readonly NewMemory[], at: Date): Decision {
  const decision = { add: [] as NewMemory[], replace: new Map<string, NewMemory>(), again: [] as string[] }
  for (const memory of told) {
    const same = known.find((one) => sameWords(one.text, memory.text))
    const ofKey = memory.key === null ? [] : known.filter((one) => one.key === memory.key)
    if (decision.add.some((one) => isSame(one, memory))) continue
    if (same !== undefined) {
      if (same.pinned || same.edited || same.toldAt > at) continue
      if (memory.key === null || same.key === memory.key) decision.again.push(same.id)
      else decision.replace.set(same.id, memory)
      continue
    }
    if (ofKey.some((one) => one.toldAt > at)) continue
    const old = ofKey.find((one) => !one.pinned)
    if (old === undefined) decision.add.push(memory)
    else decision.replace.set(old.id, memory)
  }
  return decision
}

function isSame(a: NewMemory, b: NewMemory): boolean {
  return sameWords(a.text, b.text) || (a.key !== null && a.key === b.key)
}
