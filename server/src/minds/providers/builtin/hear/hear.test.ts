import { describe, expect, it } from 'vitest'
import { actByRule } from './act-rules.ts'
import { clausesOf } from './clauses.ts'
import { polarityOf } from './feeling.ts'
import { graveNewsIn, isLongAgo } from './grave-rules.ts'
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
    ['Cancer. Pancreas', 'sorry'],
    ['She has cancer but it is a good hospital', 'sorry'],
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
    ['cancer. pancreas', 'bad-news'],
    ['mum’s results came back. it is what we thought', 'bad-news'],
    ['ma mum sheena had a stroke in the summer', 'bad-news'],
    ['she had a massive stroke', 'bad-news'],
    ['they found something on the scan', 'bad-news'],
    ['they found a lump', 'bad-news'],
    ['the oncologist rang, it’s back', 'bad-news'],
    ['the cancer is back', 'bad-news'],
    ['stage four', 'bad-news'],
    ['he has six months to live', 'bad-news'],
    ['the right eye gone already', 'bad-news'],
    ['we lost him in march', 'grief-loss'],
    ['a shipmate of mine passed', 'grief-loss'],
    ['we had to put the dog down', 'grief-loss'],
    ['the funeral is on thursday', 'grief-loss'],
  ])('%s', (text, act) => {
    expect(actByRule(plain(text), true)).toBe(act)
  })

  it.each([
    ['i got laid off on tuesday', 'work'],
    ['they let me go on friday', 'work'],
    ['my husband was made redundant', 'work'],
    ['my dog died yesterday', 'pet'],
    ['my gran passed away last night', 'death'],
    ['she has bowel cancer', 'illness'],
    ['he let me go first', undefined],
    ['i got fired up about it', undefined],
    ['we lost her in the crowd', undefined],
    ['we lost three to one', undefined],
    ['never once late for a funeral', undefined],
  ])('%s: %s', (text, news) => {
    expect(graveNewsIn(plain(text))).toBe(news)
  })

  it('knows years from days', () => {
    expect(['my dad died in 1998', 'he died nine years ago'].map(isLongAgo)).toEqual([true, true])
    expect(['my dad died on monday', 'he died three weeks ago'].map(isLongAgo)).toEqual([false, false])
  })

  it.each([
    'i had a stroke of luck',
    'i’m a cancer',
    'my star sign is cancer',
    'cancer with leo rising',
    'i nearly had a heart attack',
    'mum would’ve had a stroke',
    'it isn’t cancer',
    'he is in remission from cancer',
    'i work in a hospice',
    'i run for cancer research',
    'a film about a man who has cancer',
    'my exam results came back, not good',
    'the results are back, all clear',
    'it’s back on tv',
    'they found something better',
    'stage four of the tour is in the alps',
    'i am going in blind',
    'this queue is killing me',
    'my battery died',
    'my phone died on me',
    'i nearly died laughing',
    'this traffic is a cancer on the city',
  ])('is not heard in “%s”', (text) => {
    expect(['bad-news', 'grief-loss']).not.toContain(actByRule(plain(text), true))
    expect(graveNewsIn(plain(text))).toBeUndefined()
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
