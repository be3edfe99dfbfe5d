import type { ChatsParts } from './parts.ts'
import { eraseChatsDeletedBefore } from './store-chats.ts'

/** How long a deletion can be undone. */
export const undoFor = 10 * 60_000

const atOnce = 20

/** Chats whose deletion can no longer be undone go for good. Answers how many. */
export async function eraseDeleted({ clock, database, memories }: ChatsParts): Promise<number> {
  const before = new Date(clock.now().getTime() - undoFor)
  let erased = 0
  for (;;) {
    const gone = await database.transaction(async (tx) => {
      const rows = await eraseChatsDeletedBefore(tx, before, atOnce)
      const told = []
      for (const [userId, chats] of Map.groupBy(rows, (row) => row.userId)) {
        told.push(await memories.unsay(tx, userId, { chatIds: chats.map(({ id }) => id) }))
      }
      return { rows, told }
    })
    for (const tell of gone.told) tell()
    erased += gone.rows.length
    if (gone.rows.length < atOnce) return erased
  }
}
