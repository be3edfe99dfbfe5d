import { describe, expect, it } from 'vitest'
import { askedBack, tellsOnly, type Asking } from './asking.ts'
import { recallIn } from './asked-back.ts'
import { clausesOf } from './clauses.ts'

const surely = (kind: keyof Asking): Asking => ({
  back: 0.02,
  angel: 0.02,
  world: 0.02,
  tell: 0.02,
  amend: 0.02,
  [kind]: 0.92,
})

function heard(said: string, asking: Asking | undefined, wasRecall = false): string {
  const clauses = clausesOf(said)
  const [one] = askedBack(recallIn(clauses, wasRecall, ''), clauses, asking, wasRecall)
  if (one === undefined) return 'nothing'
  if (one.about === 'everything') return 'everything'
  return one.isSure ? 'surely' : 'perhaps'
}

describe('whether something is asked back', () => {
  it('is told by the words where the encoder has no answer', () => {
    expect(heard('what is my sister called?', undefined)).toBe('surely')
    expect(heard('the clicking, it comes when it rains', undefined)).toBe('nothing')
  })

  it('is heard where the words do not look like it', () => {
    expect(heard('the policeman in my family, where he stationed', undefined)).toBe('nothing')
    expect(heard('the policeman in my family, where he stationed', surely('back'))).toBe('surely')
  })

  it('is not heard where somebody asks the angel', () => {
    expect(heard('Big district you cover', surely('back'))).toBe('nothing')
    expect(heard('Who is your sister, remind me?', surely('angel'))).toBe('nothing')
  })

  it('is doubted where it looks like advice or common knowledge', () => {
    expect(heard('what time does my pharmacy close on a Sunday?', undefined)).toBe('surely')
    expect(heard('what time does my pharmacy close on a Sunday?', surely('world'))).toBe('perhaps')
    expect(heard('what time does my pharmacy close on a Sunday?', surely('world'), true)).toBe('surely')
  })

  it('leaves everything that is known as it is', () => {
    expect(heard('what do you know about me?', surely('angel'))).toBe('everything')
  })
})

describe('what only looks like a question', () => {
  it('tells', () => {
    const told = (said: string, asking: Asking | undefined) =>
      tellsOnly(said, recallIn(clausesOf(said), false, ''), asking)
    expect(told('What drained me today: forty books', surely('tell'))).toBe(true)
    expect(told('What drained me today?', surely('tell'))).toBe(false)
    expect(told('What drained me today: forty books', undefined)).toBe(false)
    expect(told('Kindly confirm the day on which my piano leaves.', surely('tell'))).toBe(false)
  })
})
