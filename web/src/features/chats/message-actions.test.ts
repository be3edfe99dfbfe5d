import type { Chat } from '@aureole/contract/chats'
import type { Message } from '@aureole/contract/messages'
import { describe, expect, test } from 'vitest'
import { actionsFor, standingOf, type Standing } from './message-actions.tsx'
import { message } from './testing/pretend-server.ts'
import { emptyTranscript } from './transcript.ts'

const usual: Standing = { isLatest: false, isAnswer: true, isPresent: true }

function offered(change: Partial<Message>, standing: Partial<Standing> = {}): string[] {
  const nothing = () => undefined
  const verbs = {
    copy: nothing,
    stop: nothing,
    regenerate: nothing,
    goOn: nothing,
    choose: nothing,
    feel: nothing,
  }
  const asks = { edit: nothing, askRemove: nothing, report: nothing }
  const one = message(1, { text: 'words', ...change })
  return actionsFor(one, { ...usual, ...standing }, { ...verbs, remove: nothing }, asks).map(
    ({ label }) => label,
  )
}

describe('what can be done with a message', () => {
  test('depends on who said it', () => {
    expect(offered({})).toEqual(['Write it again', 'Copy', 'Good reply', 'Bad reply', 'Report', 'Delete'])
    expect(offered({ author: 'PERSON' })).toEqual(['Edit', 'Copy', 'Delete'])
    expect(offered({ author: 'CARE' })).toEqual(['Copy', 'Report'])
    expect(offered({ author: 'SYSTEM', kind: 'NOTICE' })).toEqual([])
  })

  test('includes going on for the latest reply alone, and not for one that failed', () => {
    expect(offered({}, { isLatest: true })).toContain('Continue')
    expect(offered({ status: 'STOPPED' }, { isLatest: true })).toContain('Continue')
    expect(offered({ status: 'FAILED' }, { isLatest: true })).not.toContain('Continue')
    expect(offered({ author: 'PERSON' }, { isLatest: true })).not.toContain('Continue')
  })

  test('is nothing while it is being written, and little when it was hidden or failed at once', () => {
    expect(offered({ status: 'STREAMING' })).toEqual([])
    expect(offered({ status: 'HIDDEN', text: '' })).toEqual(['Report'])
    expect(offered({ status: 'FAILED', text: '' })).toEqual(['Write it again', 'Report', 'Delete'])
  })

  test('does not offer to write a greeting again, nor the words of someone who has left', () => {
    expect(offered({}, { isAnswer: false })).not.toContain('Write it again')
    expect(offered({}, { isPresent: false, isLatest: true })).toEqual(
      expect.not.arrayContaining(['Write it again', 'Continue']),
    )
  })
})

test('a greeting answers nobody, what follows my words does', () => {
  const chat = { avatars: [] as Chat['avatars'] } as Chat
  const all = [message(1), message(2, { author: 'PERSON' }), message(3)]
  const transcript = { ...emptyTranscript, known: true, messages: all }
  expect(standingOf(chat, transcript, all[0]!)).toMatchObject({ isAnswer: false, isLatest: false })
  expect(standingOf(chat, transcript, all[2]!)).toMatchObject({ isAnswer: true, isLatest: true })
  expect(standingOf(chat, { ...transcript, hasOlder: true, hasNewer: true }, all[2]!)).toMatchObject({
    isAnswer: true,
    isLatest: false,
  })
})
