import { describe, expect, it } from 'vitest'
import { askedBack, tellsOnly, type Asking, type AskingRead } from './asking.ts'
import { recallIn } from './asked-back.ts'
import { clausesOf } from './clauses.ts'

const surely = (kind: keyof Asking): AskingRead => {
  const whole: Asking = { back: 0.02, angel: 0.02, world: 0.02, tell: 0.02, amend: 0.02, [kind]: 0.92 }
  return { whole, most: whole }
}

function heard(said: string, asking: AskingRead | undefined, wasRecall = false): string {
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

  it('is perhaps heard in the bare name of something', () => {
    expect(heard('length of my reply to canada', surely('back'))).toBe('perhaps')
    expect(heard('length of my reply to canada', surely('tell'))).toBe('nothing')
  })

  it('is heard where something is only named and asked whether it is known', () => {
    expect(heard('And my profession, you remember it?', undefined)).toBe('surely')
    expect(heard('Which eye still have the light, you catch that?', surely('angel'))).toBe('surely')
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

  it('is not heard in what asks for nothing, whatever it looks like', () => {
    expect(heard('got a dog with me. Gus. border terrier', surely('back'))).toBe('nothing')
    expect(heard('the guests are my boyfriend Peters parents', surely('back'))).toBe('nothing')
    expect(heard('what should i bring to the hospital', surely('back'))).toBe('nothing')
    expect(heard('This theater of yours, thats in Veracruz?', surely('angel'))).toBe('nothing')
  })

  it('takes much for an answer where it may be something else', () => {
    const clauses = clausesOf('what bread')
    expect(askedBack(recallIn(clauses, false, ''), clauses, surely('world'), false)).toEqual([
      { about: 'one', plain: 'what bread', isSure: false, isDoubted: true },
    ])
  })

  it('leaves everything that is known as it is', () => {
    expect(heard('what do you know about me?', surely('angel'))).toBe('everything')
  })
})

describe('what only looks like a question', () => {
  it('tells', () => {
    const told = (said: string, asking: AskingRead | undefined) =>
      tellsOnly(said, recallIn(clausesOf(said), false, ''), asking)
    expect(told('What drained me today: forty books', surely('tell'))).toBe(true)
    expect(told('Remind me what drained me today?', surely('tell'))).toBe(false)
    expect(told('out. i think it went ok?? they laughed at my joke', surely('tell'))).toBe(true)
    expect(told('What drained me today: forty books', undefined)).toBe(false)
    expect(told('Kindly confirm the day on which my piano leaves.', surely('tell'))).toBe(false)
  })

  it('tells right after a question as well, unless the words go on asking', () => {
    const told = (said: string) =>
      tellsOnly(said, recallIn(clausesOf(said), true, 'what is my dog called'), surely('tell'))
    expect(told('rains stopped')).toBe(true)
    expect(told('ideal')).toBe(true)
    expect(told('and my sister')).toBe(false)
  })
})
