import type { MessageRow } from './store-messages.ts'

interface Fresh {
  chatId: string
  id: string
  seq: number
  createdAt: Date
  version?: number
}

/** A message as the database has just made it, without asking for it again. */
export function freshMessage(fresh: Fresh, text: string): MessageRow {
  return { ...blank(fresh), author: 'PERSON', text, status: 'DONE' }
}

export function freshNotice(fresh: Fresh, text: string): MessageRow {
  return { ...blank(fresh), author: 'SYSTEM', kind: 'NOTICE', text, status: 'DONE' }
}

export function freshCrisis(fresh: Fresh, text: string): MessageRow {
  return { ...blank(fresh), author: 'SYSTEM', kind: 'CRISIS', text, status: 'DONE' }
}

export function freshReply(fresh: Fresh, avatarId: string | null, answersSeq: number | null): MessageRow {
  return { ...blank(fresh), author: 'AVATAR', avatarId, status: 'PENDING', answersSeq }
}

function blank({ version = 1, ...fresh }: Fresh): Omit<MessageRow, 'author' | 'status'> {
  return {
    ...fresh,
    kind: 'TEXT',
    avatarId: null,
    text: '',
    finishedAt: null,
    versionOf: null,
    version,
    // The newest version is the last.
    versionCount: version,
    leftWith: null,
    deletedAt: null,
    feedback: null,
    key: null,
    keyDigest: null,
    balanceAfter: null,
    freeAfter: null,
    answersSeq: null,
    cost: 0,
    freeDay: null,
    nextDelta: 0,
    leaseOwner: null,
    leaseUntil: null,
    attempts: 0,
    continued: 0,
    baseLength: 0,
    baseStatus: null,
    care: false,
    stopAsked: false,
  }
}
