import type { Tx } from '../platform/database/index.ts'
import { newId } from '../platform/ids.ts'
import type { ReasonRow } from './store-cases.ts'
import {
  changeCase,
  insertCase,
  insertReason,
  lockOpenCase,
  lockSubject,
  openReasons,
  type CaseChange,
  type CaseRow,
} from './store-cases.ts'

/** Whose case it is, and about what. */
export type About = Pick<CaseRow, 'brandId' | 'userId' | 'angels'> &
  ({ chatId: string; chatHash: string; avatarId: null } | { chatId: null; chatHash: null; avatarId: string })

export type Why = Omit<ReasonRow, 'caseId' | 'closedAt'>

/**
 * A reason to look: it joins the open case about the same thing, or opens one. What was laid aside comes back. The same reason is filed once.
 * Answers the case, or nothing when there was nothing new.
 */
export async function fileReason(tx: Tx, about: About, why: Why): Promise<CaseRow | undefined> {
  const subject = about.avatarId === null ? { chatHash: about.chatHash } : { avatarId: about.avatarId }
  await lockSubject(tx, subject)
  const open = await lockOpenCase(tx, subject)
  const row =
    open ??
    (await insertCase(tx, {
      ...about,
      id: newId(),
      kind: about.avatarId === null ? 'CHAT' : 'AVATAR',
      state: 'OPEN',
      severity: why.severity,
      reasons: 1,
      sources: [why.source],
      topReasonId: why.id,
      waitingSince: why.at,
      openedAt: why.at,
    }))
  if (!(await insertReason(tx, { ...why, caseId: row.id }))) return undefined
  if (open === undefined) return row
  return changeCase(tx, row.id, {
    ...summaryOf(await openReasons(tx, row.id)),
    state: 'OPEN',
    snoozedUntil: null,
    angels: about.angels,
  })
}

/** What the queue shows of the open reasons, the worst of which comes first. */
function summaryOf(open: readonly ReasonRow[]): CaseChange {
  const [worst] = open
  if (worst === undefined) return {}
  return {
    severity: worst.severity,
    reasons: open.length,
    sources: [...new Set(open.map((reason) => reason.source))],
    topReasonId: worst.id,
    waitingSince: new Date(Math.min(...open.map((reason) => reason.at.getTime()))),
  }
}
