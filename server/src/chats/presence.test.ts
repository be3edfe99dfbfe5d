import { describe, expect, it } from 'vitest'
import { heardBy, membershipChange, newMember, presentAvatars, staysOf } from './presence.ts'

const said = Array.from({ length: 12 }, (_, i) => ({ seq: i + 1 }))

function heard(member: Partial<ReturnType<typeof newMember>>): number[] {
  return heardBy(said, staysOf({ ...newMember('noor'), ...member })).map(({ seq }) => seq)
}

describe('R48: what an angel of a group has heard', () => {
  it('is everything, when they were there from the start', () => {
    expect(heard({})).toEqual(said.map(({ seq }) => seq))
  })

  it('is what came after they joined, and nothing after they left', () => {
    expect(heard({ joinedSeq: 9 })).toEqual([10, 11, 12])
    expect(heard({ leftSeq: 2 })).toEqual([1, 2])
  })

  it('is each of the times they were there, when they came back', () => {
    expect(
      heard({
        earlierStays: [
          [0, 2],
          [4, 5],
        ],
        joinedSeq: 10,
      }),
    ).toEqual([1, 2, 5, 11, 12])
    expect(heard({ earlierStays: [[0, 2]], joinedSeq: 4, leftSeq: 6 })).toEqual([1, 2, 5, 6])
  })
})

describe('R48: who is there', () => {
  const members = [newMember('noor'), { ...newMember('kofi'), leftSeq: 8 }, newMember('mine')]

  it('is neither who left nor who was deleted', () => {
    const avatars = ['noor', 'kofi', 'mine'].map((id) => ({ id, isDeleted: id === 'mine' }))
    expect(presentAvatars({ members, avatars }).map(({ id }) => id)).toEqual(['noor'])
  })

  it('changes by who comes and who goes', () => {
    expect(membershipChange({ members }, ['noor', 'kofi'])).toEqual({ coming: ['kofi'], going: ['mine'] })
    expect(membershipChange({ members }, ['zola', 'ilse'])).toEqual({
      coming: ['zola', 'ilse'],
      going: ['noor', 'mine'],
    })
  })
})
