import type { ChatsParts } from './parts.ts'
import { eraseChatsDeletedBefore } from './store-chats.ts'

/** How long a deletion can be undone. */
export const undoFor = 10 * 60_000

const atOnce = 20

/** Chats whose deletion can no longer be undone go for good. Answers how many. */
export async function eraseDeleted({ clock, database }: ChatsParts): Promise<number> {
  const before = new Date(clock.now().getTime() - undoFor)
  let erased = 0
  for (;;) {
    const gone = await eraseChatsDeletedBefore(database.db, before, atOnce)
    erased += gone
    if (gone < atOnce) return erased
  }
}
