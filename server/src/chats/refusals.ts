import { notFound, problem, type Problem } from '../platform/errors.ts'

/** What the functions of the database answer instead of doing what was asked. */
export type Refusal =
  | 'not-found'
  | 'key-reused'
  | 'not-enough-tokens'
  | 'no-message'
  | 'gone'
  | 'unwritten'
  | 'unfinished'
  | 'absent'
  | 'nothing-said'
  | 'failed'
  | 'not-latest'
  | 'in-care'

const conflicts = {
  gone: 'This message is no longer part of the conversation.',
  unwritten: 'This reply is still being written. Stop it first.',
  unfinished: 'A later reply is still being written. Stop it first.',
  absent: 'This angel is not in the chat any more.',
  'nothing-said': 'Nothing was said before this, so there is nothing to answer.',
  failed: 'There is nothing to go on from. Have the reply written again instead.',
  'not-latest': 'Only the latest reply can go on.',
  'in-care': 'Customer care is in this chat. Your angel is silent until they are done.',
  unanswered: 'An answer to this message is still being written. Stop it first.',
  notice: 'This line belongs to every chat. It stays.',
  hidden: 'Customer care has hidden this message. It cannot be deleted.',
} as const

export function refusal(outcome: Refusal): Problem {
  switch (outcome) {
    case 'not-found':
      return notFound('This chat')
    case 'no-message':
      return notFound('This message')
    case 'key-reused':
      return problem(
        'idempotency-key-reused',
        'Another request was made with this key. Make this one with its own.',
      )
    case 'not-enough-tokens':
      return problem('not-enough-tokens', 'There are not enough tokens for a reply. Nothing was sent.')
    default:
      return problem('conflict', conflicts[outcome])
  }
}

/** For what the page should not have offered, or what has changed since it did. */
export function conflict(reason: keyof typeof conflicts): Problem {
  return problem('conflict', conflicts[reason])
}
