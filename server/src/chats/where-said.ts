import type { WhereSaid } from '../memories/index.ts'
import type { ChatsParts } from './parts.ts'
import { hasChatWith, placesOf } from './store-places.ts'

/** For memories: the way back to the message that something was said in. */
export function whereSaid({ database }: Pick<ChatsParts, 'database'>): WhereSaid {
  return {
    async placesOf(userId, messages) {
      const rows = await placesOf(database.db, userId, messages)
      return new Map(rows.map((row) => [row.messageId, row]))
    },
    hasMet: (userId, avatarId) => hasChatWith(database.db, userId, avatarId),
  }
}
