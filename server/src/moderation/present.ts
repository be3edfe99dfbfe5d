import type { DeskCase, Reason } from '@aureole/contract/cases'
import type { Violation } from '@aureole/contract/violations'
import type { KnownPerson } from '../accounts/index.ts'
import { isActive } from './policy.ts'
import type { CaseRow, ReasonRow } from './store-cases.ts'
import type { PenaltyRow } from './store-penalties.ts'
import type { ViolationRow } from './store-violations.ts'

export type People = ReadonlyMap<string, KnownPerson>

/** Whoever is gone leaves no name. */
export const nameless = 'Somebody who has left'

export function agentOf(people: People, id: string): { id: string; name: string } {
  return { id, name: people.get(id)?.name ?? nameless }
}

export function agentOrNone(people: People, id: string | null): { id: string; name: string } | null {
  return id === null ? null : agentOf(people, id)
}

export function presentReason(row: ReasonRow): Reason {
  return {
    id: row.id,
    source: row.source,
    title: row.title,
    rule: row.rule,
    severity: row.severity,
    messageId: row.messageId,
    seq: row.seq,
    spans: row.spans.map(([from, to]) => [from, to]),
    excerpt: row.excerpt,
    text: row.text,
    blocked: row.blocked,
    said: row.said,
    at: row.at.toISOString(),
    open: row.closedAt === null,
  }
}

export function presentCase(
  row: CaseRow,
  known: { people: People; reason: ReasonRow; watching: readonly string[] },
): DeskCase {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    version: row.version,
    brandId: row.brandId,
    chatHash: row.chatHash,
    avatarId: row.avatarId,
    userId: row.userId,
    personName: known.people.get(row.userId)?.name ?? nameless,
    angels: row.angels,
    severity: row.severity,
    reason: presentReason(known.reason),
    reasons: row.reasons,
    waitingSince: row.waitingSince.toISOString(),
    claimedBy: agentOrNone(known.people, row.claimedBy),
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    watching: known.watching.map((id) => agentOf(known.people, id)),
  }
}

export function presentPenalty(row: PenaltyRow, all: readonly PenaltyRow[], people: People, now: Date) {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    by: agentOrNone(people, row.agentId),
    at: row.at.toISOString(),
    until: row.until.toISOString(),
    active: isActive(row, all, now),
    liftedAt: row.lift?.at.toISOString() ?? null,
  }
}

export function presentViolation(row: ViolationRow, people: People): Violation {
  return {
    id: row.id,
    userId: row.userId,
    personName: people.get(row.userId)?.name ?? nameless,
    brandId: row.brandId,
    category: row.category,
    rule: row.rule,
    severity: row.severity,
    source: row.source,
    state: row.state,
    excerpt: row.excerpt,
    chatHash: row.chatHash,
    messageId: row.messageId,
    blocked: row.blocked,
    at: row.at.toISOString(),
    decidedBy: agentOrNone(people, row.decidedBy),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decision: row.decision,
  }
}
