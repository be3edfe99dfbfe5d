import { announce } from './announce.ts'
import { knownAngel } from './known-angel.ts'
import type { MemoriesParts, Pair } from './parts.ts'
import { changeSettings } from './store.ts'

/** Off: nothing new is kept and nothing of what there is is used. What there is stays, to be read and deleted. */
export async function switchMemory(
  parts: MemoriesParts,
  { enabled, ...pair }: Pair & { readonly enabled: boolean },
): Promise<void> {
  await knownAngel(parts, pair)
  await changeSettings(parts.database.db, pair, { enabled })
  announce(parts, pair)
}
