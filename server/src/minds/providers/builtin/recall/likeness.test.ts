import { afterAll, describe, expect, it } from 'vitest'
import { createEncoder } from '#platform/encoder/index.ts'
import { episodeOf } from '../facts/episodes.ts'
import { questionToRead, readAgain } from './likeness.ts'
import { tellingToRead } from './messages.ts'
import { keptAfter } from './told-and-asked.ts'

const encoder = createEncoder()
afterAll(() => encoder.close())

describe('what is read of a question', () => {
  it('is the whole message where one thing is asked in it', () => {
    const said = 'Quick test before I go. What was my sister called?'
    expect(questionToRead(said)).toBe(said)
  })

  it('is the first question where there are several, and none where nothing is asked', () => {
    expect(questionToRead('What is my dog called? And where do I live?')).toBe('What is my dog called')
    expect(questionToRead('My dog is called Rex.')).toBeUndefined()
  })
})

describe('what is read of something that was told', () => {
  it('is what the person said, once', () => {
    const told = episodeOf('I had my first lesson with a lad called Craig')
    expect(tellingToRead([told, told])).toBe('I had my first lesson with a lad called Craig')
  })

  it('is the memory where the person changed it', () => {
    const told = {
      ...episodeOf('I had my first lesson with a lad called Craig'),
      text: 'Had a lesson with Greg',
    }
    expect(tellingToRead([told])).toBe('You had a lesson with Greg')
  })
})

describe('how alike a question and what was told are', () => {
  it('is most for what answers it, in other words too', async () => {
    const memories = keptAfter([
      'We had the boiler man in on Tuesday, he wanted £240 and a cup of tea.',
      'My niece Orla starts at the conservatory in September, she plays the cello.',
      'I can’t go near prawns, my face swells up like a balloon.',
    ])
    const read = (texts: readonly string[]) => encoder.encode(texts, 'answers')
    const best = async (question: string) => {
      const { likeness } = (await readAgain(question, memories, read))!
      const most = Math.max(...likeness.values())
      return memories.flatMap((memory) => (likeness.get(memory) === most ? [memory.text] : [])).join('. ')
    }
    expect(await best('how much did the heating repair set me back?')).toContain('240')
    expect(await best('who in my family is the musician?')).toContain('Orla')
    expect(await best('what am I allergic to?')).toContain('prawns')
  })

  it('is not known while the encoder has no answer', async () => {
    expect(
      await readAgain('what am I allergic to?', keptAfter(['No prawns for me.']), async () => undefined),
    ).toBe(undefined)
  })
})
