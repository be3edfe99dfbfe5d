import { describe, expect, it } from 'vitest'
import { readAge } from './card-age.ts'
import { fieldsOf } from './card-fields.ts'

function ageOf(card: object | string) {
  const data = typeof card === 'string' ? { description: card } : card
  return readAge(fieldsOf({ data: { name: 'Lily', ...data } }))
}

describe('a character that says it is a minor', () => {
  it.each([
    'Age: 17',
    'age: sixteen',
    '**Age:** 15',
    '[Character("Lily") Age("16") Gender("Female")]',
    '{"age": 14}',
    'Age = "12"',
    'Age – 17',
    'Age: 16-18',
    'Lily is 17 years old.',
    'A shy 16-year-old girl.',
    'She is a sixteen year old runaway.',
    'Lily, 15 y/o, loves cats.',
    '{{char}} (14) lives next door.',
    'Lily, 16, lives next door.',
    'She is 17 years of age.',
    'A girl aged 13 with braids.',
    'She’s only 15 and already famous.',
    'I am 16.',
    'She just turned 17.',
    '{{char}} is {{user}}’s 15-year-old daughter.',
    'Age: 300, but looks like a 12 year old.',
    'A goddess with the body of a child.',
    'A vampire. She appears to be about 10 years old.',
    '17歳の女の子',
    '她今年16岁。',
    'Sie ist 16 Jahre alt.',
    'Elle est âgée de 15 ans.',
    'Tiene 16 años y vive sola.',
    'A loli with silver hair.',
    'a l0li',
    'lolicon content',
    'He is a shota.',
    'She is underage.',
    'She is still a minor.',
    'A cheerful preteen.',
    'A schoolgirl who sits behind {{user}}.',
    'A high school student with a secret.',
    'She attends Sakura high school.',
    'A 10th grader who paints.',
    'A middle schooler.',
    'A senior in high school.',
    'She is a shy teenager.',
    'A teenage girl from the village.',
    'She is just a child.',
    'She is a little girl who got lost.',
    '女子高生の先輩。',
  ])('is refused: %s', (text) => {
    expect(ageOf(text)).toMatchObject({ kind: 'minor' })
  })

  it.each([
    ['loli'],
    ['Shota'],
    ['School Girl'],
    ['high-school'],
    ['Underage'],
    ['minor'],
    ['Teen'],
    ['child'],
    ['ロリ'],
  ])('is refused by its tag %s, whatever age stands beside it', (tag) => {
    expect(ageOf({ description: 'Age: 25', tags: ['Anime', tag] })).toMatchObject({ kind: 'minor' })
  })

  it.each([
    ['personality', 'She is 16 years old.'],
    ['scenario', '{{char}} is 15 years old and lost.'],
    ['creator_notes', 'Age: 17'],
    ['first_mes', '"I’m 14," she says. "I am 14."'],
    ['mes_example', 'a loli appears'],
    ['system_prompt', 'Play an underage girl.'],
  ])('is refused wherever it says so: %s', (field, text) => {
    expect(ageOf({ [field]: text })).toMatchObject({ kind: 'minor' })
  })

  it('is refused by the field of another program, and by a second age in the same card', () => {
    expect(ageOf({ extensions: { age: 15 } })).toMatchObject({ kind: 'minor' })
    expect(ageOf({ extensions: { age: '16 years' } })).toMatchObject({ kind: 'minor' })
    expect(ageOf('Age: 19. In truth she is 15 years old.')).toMatchObject({ kind: 'minor' })
    expect(ageOf('Name: Anna. Age: 35.\nName: Mia. Age: 9.')).toMatchObject({ kind: 'minor' })
  })

  it('is refused by what a book or another greeting says', () => {
    const book = { entries: [{ keys: [], content: 'Lily is a loli.' }] }
    expect(ageOf({ description: 'Age: 20', character_book: book })).toMatchObject({ kind: 'minor' })
    expect(ageOf({ description: 'Age: 20', alternate_greetings: ['An underage girl waves.'] })).toMatchObject(
      {
        kind: 'minor',
      },
    )
  })

  it('is told why', () => {
    expect(ageOf('Age: 17')).toEqual({ kind: 'minor', because: 'the card says 17 years' })
    expect(ageOf('A loli.')).toEqual({ kind: 'minor', because: '“loli”' })
  })
})

describe('a character that is grown up', () => {
  it.each([
    ['Age: 18', 18],
    ['Age: 24. Occupation: high school teacher.', 24],
    ['Lily is 32 years old and has a 10-year-old son.', 32],
    ['A mother of a six-year-old. Age: 29.', 29],
    ['She is 45. Her 12 years old cat is called Soot.', 45],
    ['Age: 27. When she was 12 years old her father left.', 27],
    ['Age: 38. She has played since she was 6 years old.', 38],
    ['Age: 21. At the age of 15 she ran away.', 21],
    ['Age: 40. As a teenager she sang.', 40],
    ['Age: 33. They met in high school, where she was a schoolgirl with plaits.', 33],
    ['Age: 26. Wears gothic lolita dresses.', 26],
    ['Age: 19. A teenager by a few months.', 19],
    ['Age: 30. No loli, no shota, nothing underage.', 30],
    ['Age: 52. She is a child at heart. An only child, too.', 52],
    ['Age: 28. Suffered a minor injury; plays in D minor.', 28],
    ['Age: 36. Her younger son is 9 years old.', 36],
    ['A 30-year-old baker. Height: 5’4, weight 17 stone.', 30],
    ['Age: 22, first year at university.', 22],
  ])('is taken at its word: %s', (text, age) => {
    expect(ageOf(text)).toEqual({ kind: 'adult', age })
  })

  it.each([
    'A lighthouse keeper who has seen 17 winters on the rock.',
    'She is 5 feet tall and carries 12 knives.',
    'Has a teenage daughter and two kids.',
    'It takes 15 minutes to walk to the bar she owns.',
    'A retired teacher of a middle school class.',
    'Founded the company 10 years ago.',
    'A childhood friend of {{user}}.',
    'She kisses like a grown woman. The whisky is 12 years old.',
    '',
  ])('may leave it open: %s', (text) => {
    expect(ageOf(text)).toEqual({ kind: 'unstated' })
  })

  it('may be called Shota', () => {
    const shota = { name: 'Shota Aizawa', description: 'Shota is a tired teacher. Age: 31.' }
    expect(ageOf(shota)).toEqual({ kind: 'adult', age: 31 })
    expect(ageOf({ ...shota, tags: ['shota'] })).toMatchObject({ kind: 'minor' })
  })

  it('may be older than anybody', () => {
    expect(ageOf('Age: 1200, an elf.')).toEqual({ kind: 'adult', age: 1200 })
  })
})
