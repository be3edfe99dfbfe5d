import { notFound } from '../platform/errors.ts'
import type { MemoriesParts, Pair } from './parts.ts'
import { countMemories } from './store.ts'

type Parts = Pick<MemoriesParts, 'avatars' | 'database' | 'said'>

/** An angel that the person may know of, or has met: what it remembers stays theirs, also when the angel has gone. */
export async function knownAngel({ avatars, database, said }: Parts, pair: Pair): Promise<void> {
  if ((await avatars.byId(pair.avatarId, pair.userId)) !== undefined) return
  if (await said.hasMet(pair.userId, pair.avatarId)) return
  if ((await countMemories(database.db, pair)) === 0) throw notFound('This angel')
}
