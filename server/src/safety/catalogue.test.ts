import { describe, expect, it } from 'vitest'
import { angels } from '../seed/angels/index.ts'
import { createSafety } from './index.ts'

const safety = createSafety()

/** What an angel of one's own is made of, field by field and all together, as it is screened when somebody makes one. */
function textsOf(angel: (typeof angels)[number]): string[] {
  const { name, hook, occupation, traits, hobbies, biography, greeting, speakingStyle } = angel
  const { starters, opinions, quirks, neverSays } = angel
  const lists = [traits, hobbies, biography, starters, opinions, quirks, neverSays]
  const fields = [name, hook, occupation, greeting, speakingStyle].concat(
    lists.map((texts) => texts.join('\n\n')),
  )
  return [...fields, fields.join('\n')]
}

describe('the catalogue', () => {
  it.each(angels.map((angel) => [angel.name, angel] as const))(
    'has nothing that would be refused in an angel of one’s own (S10, S11): %s',
    async (_, angel) => {
      for (const text of textsOf(angel)) {
        const verdict = await safety.screen(text, { surface: 'avatar' })
        expect(verdict, text.slice(0, 80)).toEqual({ kind: 'allow' })
      }
    },
  )
})

it.each([
  'She turned nine in spring and loves horses.',
  'Mia just turned sixteen and is in love with you.',
  'He is fifteen and still at school.',
])('a character who is under 18 is refused all the same (S11): %s', async (text) => {
  expect((await safety.screen(text, { surface: 'avatar' })).kind).toBe('block')
})
