import { announce } from './announce.ts'
import { knownAngel } from './known-angel.ts'
import type { MemoriesParts, Pair } from './parts.ts'
import { changeSettings, forgetAll, lockPair } from './store.ts'

/** A fact for whoever else keeps something of what the person told this angel. */
export const memoriesForgotten = 'memories.forgotten'
export type MemoriesForgotten = Pair

/** Everything, at once and for good. Nothing that was said until now comes back. */
export async function forgetPerson(parts: MemoriesParts, pair: Pair): Promise<void> {
  await knownAngel(parts, pair)
  await parts.database.transaction(async (tx) => {
    await lockPair(tx, pair)
    await forgetAll(tx, pair)
    await changeSettings(tx, pair, { forgottenBefore: parts.clock.now() })
    await parts.jobs.enqueue(tx, memoriesForgotten, { userId: pair.userId, avatarId: pair.avatarId })
  })
  announce(parts, pair)
}
