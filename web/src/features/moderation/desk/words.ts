import type { Outcome, Reason } from '@aureole/contract/cases'
import type { Violation } from '@aureole/contract/violations'

export const sourceWords: Record<Reason['source'], string> = {
  RULE: 'Rule',
  MODEL: 'Model',
  REPORT: 'Report',
  CALL: 'Call',
  PUBLICATION: 'Angel',
  AGENT: 'Agent',
}

export const outcomeWords: Record<Outcome, string> = {
  DISMISSED: 'Dismissed',
  WARNED: 'Warned',
  SUSPENDED: 'Suspended',
  HIDDEN: 'Hidden',
  ANSWERED: 'Answered',
  PUBLISHED: 'Published',
  REFUSED: 'Not published',
}

export const violationWords: Record<Violation['state'], string> = {
  OPEN: 'Open',
  UPHELD: 'Upheld',
  DISMISSED: 'Dismissed',
}

export const severityWords = ['', 'Low', 'Medium', 'High', 'Severe'] as const

/** `SEXUAL_MINORS`, `third-party-data`: as a person would write it. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/[_.:/-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const acts: Readonly<Record<string, string>> = {
  'chat.opened': 'Opened the chat',
  'person.opened': 'Opened the person',
  'angel.opened': 'Opened the angel',
  'case.claimed': 'Claimed',
  'case.released': 'Released',
  'case.snoozed': 'Snoozed',
  'care.wrote': 'Wrote as Customer care',
  'care.left': 'Handed back',
  'message.hidden': 'Hid a message',
  'message.shown': 'Showed a message again',
  'note.written': 'Wrote a note',
  'person.warned': 'Warned',
  'person.suspended': 'Suspended',
  'person.lifted': 'Lifted the suspension',
  'violation.upheld': 'Upheld a violation',
  'violation.dismissed': 'Dismissed a violation',
  'appeal.granted': 'Granted an appeal',
  'appeal.rejected': 'Rejected an appeal',
}

/** What an agent did, as the log names it. */
export function actionWords(action: string): string {
  const closed = action.startsWith('case.')
    ? outcomeWords[action.slice(5).toUpperCase() as Outcome]
    : undefined
  return acts[action] ?? (closed === undefined ? inWords(action) : `Closed: ${closed.toLowerCase()}`)
}
