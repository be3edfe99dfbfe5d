import { resolveChat, type DeskCase, type Outcome } from '@aureole/contract/cases'
import { addNote, hideMessage, unhideMessage } from '@aureole/contract/desk-chats'
import { suspendPerson, warnPerson } from '@aureole/contract/desk-people'
import { api } from '#lib/api.ts'
import { withMessage, type DeskMessage, type Opened } from './stretch.ts'

/** What can be decided about a chat. */
export type Decision = 'dismiss' | 'warn' | 'suspend' | 'hide' | 'unhide' | 'note' | 'close'

export interface Decided {
  decision: Decision
  reason: string
  /** Of a suspension. */
  hours: number
  /** The case is settled by it. */
  closes: boolean
  /** Which one to hide or show. */
  message: DeskMessage | undefined
  /** The same for each try of the same decision, so that a lost answer does not warn twice. */
  key: string
}

type Change = (now: Opened) => Opened

const outcomeOf: Partial<Record<Decision, Outcome>> = {
  dismiss: 'DISMISSED',
  warn: 'WARNED',
  suspend: 'SUSPENDED',
  hide: 'HIDDEN',
  close: 'ANSWERED',
}

function settled(one: DeskCase): Change {
  return (now) => ({
    ...now,
    case: one,
    reasons:
      one.state === 'RESOLVED' ? now.reasons.map((reason) => ({ ...reason, open: false })) : now.reasons,
  })
}

async function act(opened: Opened, decided: Decided): Promise<Change> {
  const { decision, reason, hours, message, key } = decided
  const { person } = opened
  const chatHash = opened.case.chatHash ?? ''
  const penalty = { reason, chatHash, ...(person.version === undefined ? {} : { version: person.version }) }
  switch (decision) {
    case 'warn': {
      const params = { id: person.userId }
      const card = await api(warnPerson, { params, body: penalty, idempotencyKey: key })
      return (now) => ({ ...now, person: card })
    }
    case 'suspend': {
      const card = await api(suspendPerson, { params: { id: person.userId }, body: { ...penalty, hours } })
      return (now) => ({ ...now, person: card })
    }
    case 'hide':
    case 'unhide': {
      if (message === undefined) return (now) => now
      const route = decision === 'hide' ? hideMessage : unhideMessage
      const changed = await api(route, { params: { id: message.id }, body: { chatHash, reason } })
      return (now) => ({ ...now, transcript: withMessage(now.transcript, changed) })
    }
    case 'note': {
      const note = await api(addNote, { params: { chatHash }, body: { text: reason } })
      return (now) => ({ ...now, notes: [...now.notes, note] })
    }
    default:
      return (now) => now
  }
}

/**
 * The case is closed first, by the version that the agent has seen: whoever is late is refused there, before the person is warned a
 * second time for the same thing.
 */
export async function decide(opened: Opened, decided: Decided, change: (by: Change) => void): Promise<void> {
  const outcome = outcomeOf[decided.decision]
  const { case: one } = opened
  if (outcome !== undefined && decided.closes && one.state !== 'RESOLVED') {
    const body = { outcome, reason: decided.reason, version: one.version }
    change(settled(await api(resolveChat, { params: { chatHash: one.chatHash ?? '' }, body })))
  }
  change(await act(opened, decided))
}
