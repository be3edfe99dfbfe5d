import { describe, expect, it } from 'vitest'
import {
  aiNotice,
  breakReminder,
  cleanText,
  comeAndGone,
  lineOf,
  titleOf,
  wrongNumberOfAngels,
} from './policy.ts'

const anouk = { id: '1', name: 'Anouk', gender: 'FEMALE' as const }
const tomas = { id: '2', name: 'Tomáš', gender: 'MALE' as const }
const meilin = { id: '3', name: 'Mei-Lin', gender: 'FEMALE' as const }

describe('words of a chat', () => {
  it('says first that an angel is an AI', () => {
    expect(aiNotice([anouk])).toMatch(/^Anouk is an AI, not a person\. She/)
    expect(aiNotice([tomas])).toContain('He answers')
    expect(aiNotice([anouk, tomas, meilin])).toMatch(/^Anouk, Tomáš and Mei-Lin are AI, not people\./)
  })

  it('says it again after hours, and suggests a break', () => {
    expect(breakReminder([anouk])).toMatch(/\{hours\} hours.*Anouk is an AI, not a person.*break/)
    expect(breakReminder([anouk, tomas])).toContain('are AI, not people')
  })

  it('says who came to a group and who went', () => {
    expect(comeAndGone(['Anouk', 'Tomáš'], [])).toBe('Anouk and Tomáš joined.')
    expect(comeAndGone(['Zola'], ['Anouk'])).toBe('Zola joined. Anouk left.')
  })

  it('names a chat after its angels, within the limit', () => {
    expect(titleOf([anouk])).toBe('Anouk')
    expect(titleOf([anouk, tomas])).toBe('Anouk and Tomáš')
    expect(
      titleOf(Array.from({ length: 5 }, () => ({ id: '', name: 'A name that is quite long' }))),
    ).toHaveLength(60)
  })

  it('shows the last thing said in one short line', () => {
    expect(lineOf(' two\n\nlines ', 'You')).toBe('You: two lines')
    expect(lineOf('   ')).toBe('')
    expect(lineOf('🦉'.repeat(200))).toBe(`${'🦉'.repeat(139)}…`)
  })

  it('keeps out what cannot be stored', () => {
    expect(cleanText('a\u0000b')).toBe('ab')
    expect(cleanText('\uD83E')).toBe('\uFFFD')
    expect(cleanText('🦉')).toBe('🦉')
  })

  it('counts the angels', () => {
    expect(wrongNumberOfAngels('DIRECT', ['1'])).toBeUndefined()
    expect(wrongNumberOfAngels('GROUP', ['1', '2'])).toBeUndefined()
    expect(wrongNumberOfAngels('GROUP', ['1', '2', '3', '4', '5', '6'])).toBeDefined()
    expect(wrongNumberOfAngels('GROUP', ['1', '1'])).toBeDefined()
  })
})
