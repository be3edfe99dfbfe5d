import type { Chat } from '@aureole/contract/chats'
import { describe, expect, test } from 'vitest'
import { actionsFor, standingOf } from './message-actions.tsx'
import { priceOf } from './price.ts'
import { message } from './testing/pretend-server.ts'
import { emptyTranscript } from './transcript.ts'
import { atRest, careIsFree } from './in-care.ts'

const nothing = () => undefined
const verbs = {
  copy: nothing,
  stop: nothing,
  regenerate: nothing,
  goOn: nothing,
  choose: nothing,
  feel: nothing,
  remove: nothing,
}
const asks = { edit: nothing, askRemove: nothing, report: nothing }

const reply = message(2, { text: 'words', avatarId: 'noor' })
const transcript = {
  ...emptyTranscript,
  messages: [message(1, { author: 'PERSON', text: 'hello' }), reply],
}
const group = {
  type: 'GROUP',
  avatars: ['noor', 'tomas'].map((id) => ({ id, name: id, present: true })),
} as Chat

function offered(chat: Chat): string[] {
  return actionsFor(reply, standingOf(chat, transcript, reply), verbs, asks).map(({ label }) => label)
}

describe('while customer care is in a chat', () => {
  test('no angel is asked to go on or to write anything again; all else stays', () => {
    const usual = offered(group)
    expect(usual).toEqual(expect.arrayContaining(['Write it again', 'Continue']))
    expect(offered(atRest(group))).toEqual(
      usual.filter((label) => label !== 'Write it again' && label !== 'Continue'),
    )
  })

  test('what is said costs nothing, also where several would have answered', () => {
    expect(priceOf(group, 1, 'hello')).toBe('Up to 2 tokens')
    expect(priceOf(atRest(group), careIsFree.replyTokens, 'hello')).toBe('Free')
  })
})
