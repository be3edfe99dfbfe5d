import { describe, expect, test } from 'vitest'
import type { LocalRecord } from './local-record.ts'
import { reconcile } from './reconcile.ts'
import { stateOf } from './testing.ts'

const answers = { age: 30 }
const record: LocalRecord = {
  uuid: 'u1',
  userId: null,
  step: 'who',
  answers,
  base: answers,
  finishAsked: false,
}

describe('a guest', () => {
  test('goes on with what this browser has, joined with what the server has', () => {
    expect(reconcile(record, stateOf({ uuid: 'u1', answers }), null)).toEqual({ now: 'join' })
  })
  test('whose answers an account has by now does not save them again', () => {
    expect(reconcile(record, undefined, null)).toEqual({ now: 'keep', uuid: 'u1', save: false })
  })
})

describe('somebody who logs in', () => {
  test('brings along what they answered before', () => {
    expect(reconcile(record, stateOf({}), 'p')).toEqual({ now: 'keep', uuid: 'u1', save: true })
  })
  test('who had pressed Finish does not begin a second one', () => {
    expect(reconcile({ ...record, finishAsked: true }, stateOf({}), 'p')).toMatchObject({ save: false })
  })
  test('is asked when the account had answers of its own: saving one would delete the other', () => {
    expect(reconcile(record, stateOf({ answers: { age: 50 } }), 'p')).toEqual({ now: 'ask' })
  })
  test('meets whom the server has brought to life meanwhile', () => {
    const made = stateOf({ uuid: 'u1', answers, avatarId: 'a1', finishAsked: true })
    expect(reconcile(record, made, 'p')).toEqual({ now: 'meet', avatarId: 'a1', forgetRecord: true })
  })
  test('on another device goes on where they stopped', () => {
    expect(reconcile(undefined, stateOf({ answers }), 'p')).toEqual({ now: 'adopt' })
  })
  test('who has nothing yet begins under the uuid that the server gives', () => {
    expect(reconcile(undefined, stateOf({}), 'p')).toEqual({ now: 'begin', uuid: 'server-uuid' })
  })
})

describe('a person’s own record', () => {
  const own = { ...record, userId: 'p' }
  test('of an angel that was finished elsewhere does not come back', () => {
    expect(reconcile(own, stateOf({}), 'p')).toEqual({ now: 'begin', uuid: 'server-uuid' })
  })
  test('with something unsaved does', () => {
    const unsaved = { ...own, answers: { age: 31 } }
    expect(reconcile(unsaved, stateOf({}), 'p')).toEqual({ now: 'keep', uuid: 'server-uuid', save: true })
  })
})
