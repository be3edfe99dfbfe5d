import { describe, expect, it } from 'vitest'
import { actByRule } from './act-rules.ts'
import { clausesOf } from './clauses.ts'
import { polarityOf } from './feeling.ts'
import { foreignAct, isNonsense } from './foreign.ts'
import { subjectsByWords } from './subject.ts'
import { plain } from './tidy.ts'

describe('what was said, in pieces', () => {
  it('parts statements and questions', () => {
    const clauses = clausesOf('hi! my name is Tom, i live in leeds and what do u do?')
    expect(clauses.map(({ plain: text, isQuestion }) => [text, isQuestion])).toEqual([
      ['hi', false],
      ['my name is tom', false],
      ['i live in leeds', false],
      ['what do you do', true],
    ])
  })

  it.each(['what a day', 'when i get home i sleep', 'what i mean is the cat', 'is fine by me'])(
    'hears no question in “%s”',
    (text) => {
      expect(clausesOf(text)[0]?.isQuestion).toBe(false)
    },
  )

  it.each(['when is my exam', 'whats my name', 'do you cook', 'how come'])(
    'hears a question in “%s”',
    (text) => {
      expect(clausesOf(text)[0]?.isQuestion).toBe(true)
    },
  )
})

describe('how it is meant', () => {
  it.each([
    ['I love this song', 'glad'],
    ['I hate this song', 'sorry'],
    ['I don’t like it at all', 'sorry'],
    ['not bad', 'glad'],
    ['I can’t wait', 'glad'],
    ['It was lovely but now I am sad', 'sorry'],
    ['The train leaves at nine', 'plain'],
  ])('%s is %s', (text, polarity) => {
    expect(polarityOf(text.replaceAll('’', "'"))).toBe(polarity)
  })
})

describe('what must not be met with a joke', () => {
  it.each([
    ['she has bowel cancer', 'bad-news'],
    ['chemo every second tuesday', 'bad-news'],
    ['my dad had a stroke in the summer', 'bad-news'],
    ['he is in intensive care', 'bad-news'],
    ['the fellow across the street passed away on sunday', 'grief-loss'],
    ['anne died in 2017', 'grief-loss'],
  ])('%s', (text, act) => {
    expect(actByRule(text, true)).toBe(act)
  })

  it.each([
    'i had a stroke of luck',
    'my battery died',
    'my phone died on me',
    'i nearly died laughing',
    'this traffic is a cancer on the city',
  ])('is not heard in “%s”', (text) => {
    expect(['bad-news', 'grief-loss']).not.toContain(actByRule(text, true))
  })
})

describe('acts that words give away', () => {
  it.each([
    ['hiya', 'greeting'],
    ['good morning', 'greeting-morning'],
    ['thanks a lot', 'thanks'],
    ['are you a real person?', 'are-you-real'],
    ['r u a bot', 'are-you-ai'],
    ['what model are you', 'which-model'],
    ['tell me a joke', 'wants-joke'],
    ['gotta go, boss is coming', 'goodbye'],
    ['ok night', 'good-night'],
    ['stop asking me so many questions', 'too-many-questions'],
    ['my grandmother died last week', 'grief-loss'],
    ['i am 15', 'age-under-18'],
    ['i got the job', 'good-news'],
    ['i don’t want to live anymore', 'crisis-care'],
    ['my sister left and i just want to die', 'crisis-care'],
    ['i lost my brother to suicide', 'grief-loss'],
    ['how do i help a suicidal friend', 'bad-news'],
    ['somebody says they want to die, is it a joke? it’s my flatmate', 'bad-news'],
  ])('%s', (text, act) => {
    expect(actByRule(plain(text), true)).toBe(act)
  })

  it.each([
    'my wife is dying to move',
    'i worked 15 minutes',
    'this deadline is killing me',
    'my old man was a fisherman',
  ])('none in “%s”', (text) => {
    expect(actByRule(plain(text), true)).toBeUndefined()
  })
})

describe('other tongues and no tongue at all', () => {
  it.each([
    ['wie geht es dir heute', 'other-language-german'],
    ['bonjour, comment ça va', 'other-language-french'],
    ['no hablo mucho ingles', 'other-language-spanish'],
    ['привет, как дела', 'other-language'],
    ['I die a little when the sun sets', undefined],
    ['hi', undefined],
  ])('%s', (text, act) => {
    expect(foreignAct(text)).toBe(act)
  })

  it('knows a cat on the keyboard', () => {
    expect(['asdfghjk', '???', 'xxxxxxxx', 'grrrrfgtx'].map(isNonsense)).toEqual([true, true, true, true])
    expect(['hm', 'lol', 'rhythm and blues', '7', '🦉'].map(isNonsense)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

it('finds a subject by its words', () => {
  expect([...subjectsByWords('i watered the tomatoes in my garden').keys()]).toContain('gardening')
  expect(subjectsByWords('hello').size).toBe(0)
})
