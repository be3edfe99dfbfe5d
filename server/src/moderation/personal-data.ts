import type { PersonalData } from '../accounts/index.ts'
import { readStanding } from './read-standing.ts'
import { appealsOf } from './store-penalties.ts'
import { closeCasesOf, forgetWords } from './store-personal.ts'
import { latestReasons, latestViolations } from './store-timeline.ts'
import type { ModerationTools } from './tools.ts'

/**
 * A person gets what was held against them and what they told us. When they go, the facts stay without their words: D40, and
 * docs/decisions/2026-11-15-what-the-desk-keeps.md.
 */
export function moderationData(tools: ModerationTools): PersonalData {
  const { clock, database } = tools
  return {
    async *exportFor(userId) {
      const { db } = database
      const standing = await readStanding(tools, userId)
      const found = await latestViolations(db, userId)
      const appeals = await appealsOf(db, userId)
      const reasons = await latestReasons(db, userId)
      if (standing.penalties.length + found.length + appeals.length + reasons.length === 0) return
      const content = {
        warnings: standing.warningCounter,
        penalties: standing.penalties.map(({ id: _id, by: _by, ...penalty }) => penalty),
        appeals: appeals.map(({ text, at, state, decision }) => ({ text, at, state, decision })),
        violations: found.map(({ category, rule, excerpt, blocked, state, at }) => ({
          category,
          rule,
          excerpt,
          blocked,
          state,
          at,
        })),
        toldCustomerCare: reasons
          .filter(({ reason }) => reason.source === 'REPORT' || reason.source === 'CALL')
          .map(({ reason: { title, said, text, at } }) => ({ title, said, about: text, at })),
      }
      yield { path: 'moderation.json', content: `${JSON.stringify(content, undefined, 2)}\n` }
    },
    async eraseFor(tx, userId) {
      const now = clock.now()
      await closeCasesOf(tx, userId, now)
      await forgetWords(tx, userId, now)
    },
  }
}
