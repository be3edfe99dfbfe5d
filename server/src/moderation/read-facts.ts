import type { ChatFact } from '../chats/index.ts'
import type { Finding } from '../safety/index.ts'
import type { Why } from './file-reason.ts'
import { excerptOf, reportSeverity } from './policy.ts'
import { callTitle, categoryTitles, reportTitles, toCareTitle } from './words.ts'

/** Somebody who waits for an answer of a human does not wait behind spam. */
const waitsSeverity = 2

/** What a fact of a chat gives an agent to look at. */
export function reasonOf(fact: ChatFact): Why {
  const { id, messageId, seq, text, said, createdAt: at } = fact
  const base = {
    id,
    messageId,
    seq,
    text,
    said,
    at,
    rule: null,
    spans: [],
    blocked: false,
    excerpt: excerptOf(text),
  }
  switch (fact.kind) {
    case 'REPORT': {
      const reason = fact.reportReason ?? 'OTHER'
      return { ...base, source: 'REPORT', title: reportTitles[reason], severity: reportSeverity[reason] ?? 1 }
    }
    case 'CALL':
      return {
        ...base,
        source: 'CALL',
        title: callTitle,
        severity: waitsSeverity,
        excerpt: excerptOf(said ?? ''),
      }
    case 'TO_CARE':
      return { ...base, source: 'CALL', title: toCareTitle, severity: waitsSeverity }
    case 'FLAG':
    case 'REPLY':
      return { ...base, ...foundIn(fact) }
  }
}

function foundIn({
  screened,
  text,
  kind,
}: ChatFact): Pick<Why, 'source' | 'title' | 'rule' | 'severity' | 'spans' | 'blocked' | 'excerpt'> {
  const findings = (screened?.findings ?? []).toSorted((a, b) => b.severity - a.severity)
  const [worst] = findings
  const isAcute = screened?.acute === true
  const title =
    (worst === undefined ? 'Breaks the rules' : categoryTitles[worst.category]) +
    (kind === 'REPLY' ? ' (said by an angel, not shown)' : isAcute ? ' (acute)' : '')
  const spans = findings.flatMap((finding) => finding.spans)
  return {
    source: sourceOf(worst),
    title,
    rule: worst?.rule ?? null,
    severity: isAcute ? 4 : (worst?.severity ?? 1),
    spans: spans.map(([from, to]) => [from, to]),
    blocked: screened?.verdict === 'block',
    excerpt: excerptOf(text, spans),
  }
}

/** What a model found is named after it. */
export function sourceOf(finding: Finding | undefined): 'RULE' | 'MODEL' {
  return finding?.rule.startsWith('model') ? 'MODEL' : 'RULE'
}

/** Whether the person broke a rule: who is in danger did not, nor did whoever the angel spoke to, nor a child who says so (D12). */
export function violationOf(fact: ChatFact): Finding | undefined {
  if (fact.kind !== 'FLAG' || fact.screened === null || fact.screened.verdict === 'crisis') return undefined
  const [worst] = fact.screened.findings
    .filter((finding) => finding.category !== 'underage-person' && finding.category !== 'self-harm')
    .toSorted((a, b) => b.severity - a.severity)
  return worst
}
