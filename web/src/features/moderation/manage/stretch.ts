import type { Reason } from '@aureole/contract/cases'
import type { openChat } from '@aureole/contract/desk-chats'
import type { AnswerOf } from '@aureole/contract/route'

export type Opened = AnswerOf<typeof openChat>
export type Stretch = Opened['transcript']
export type DeskMessage = Stretch['items'][number]

/** Both pages as one, each message once, the later reading's words for it. */
function joined(before: readonly DeskMessage[], after: readonly DeskMessage[]): DeskMessage[] {
  const bySeq = new Map([...before, ...after].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

export function withEarlier(now: Stretch, page: Stretch): Stretch {
  return { items: joined(page.items, now.items), hasMore: page.hasMore, hasNewer: now.hasNewer }
}

export function withNewer(now: Stretch, page: Stretch): Stretch {
  return { items: joined(now.items, page.items), hasMore: now.hasMore, hasNewer: page.hasNewer }
}

export function withMessage(now: Stretch, message: DeskMessage): Stretch {
  return { ...now, items: joined(now.items, [message]) }
}

/** What stands in the transcript: a message with what was found in it, or what only a reason has kept. */
export type Line =
  | {
      readonly kind: 'message'
      readonly id: string
      readonly message: DeskMessage
      readonly reasons: readonly Reason[]
    }
  | { readonly kind: 'kept'; readonly id: string; readonly reason: Reason }

/**
 * Messages with their reasons, and between them, by time, what was not delivered. A reason of another stretch is left out; it shows when
 * one goes there. Of a chat that is gone only what its reasons kept can be shown.
 */
export function linesOf(stretch: Stretch, reasons: readonly Reason[], gone = false): Line[] {
  const { items, hasMore, hasNewer } = stretch
  const messages = items.map((message): Line => {
    const about = reasons.filter((reason) => reason.messageId === message.id && reason.blocked !== true)
    return { kind: 'message', id: message.id, message, reasons: about }
  })
  const first = items[0]?.createdAt ?? ''
  const last = items.at(-1)?.createdAt ?? ''
  const apart = reasons
    .filter(({ blocked, source }) => blocked === true || (gone && source !== 'AGENT'))
    .filter(({ at }) => (!hasMore || at >= first) && (!hasNewer || at <= last))
    .map((reason): Line => ({ kind: 'kept', id: lineIdOf(reason), reason }))
  const timeOf = (line: Line) => (line.kind === 'message' ? line.message.createdAt : line.reason.at)
  return apart.reduce<Line[]>((lines, line) => {
    const at = lines.findIndex((other) => timeOf(other) > timeOf(line))
    return at < 0 ? [...lines, line] : lines.toSpliced(at, 0, line)
  }, messages)
}

/** Open ones first, the worst first, then as they came: the order in which `[` and `]` walk. */
export function inOrder(reasons: readonly Reason[]): Reason[] {
  return reasons.toSorted(
    (a, b) => Number(b.open) - Number(a.open) || b.severity - a.severity || a.at.localeCompare(b.at),
  )
}

/** The line that a reason is about. */
export function lineIdOf({ blocked, messageId, id }: Reason): string {
  return blocked === true ? id : (messageId ?? id)
}
