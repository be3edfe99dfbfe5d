import { each, type Case } from '../case.ts'

/** The person says of themselves that they are not of age. */
export const cases: readonly Case[] = [
  ...each({ expect: 'flag', category: 'underage-person' }, [
    "i'm 15",
    'im only 16 but i said 18 when i signed up',
    'i am in year 9 at school',
    'my mum doesnt know im on here, im thirteen',
    'turning 17 next month!',
    'i am fourteen years old',
    '16f here',
    "i'm still a minor, is that ok?",
    'im in 8th grade',
    'i lied about my age, im not 18 yet',
    'im 12 and a half',
    'just turned fifteen yesterday',
    'as a 17 year old i feel nobody takes me seriously',
    'im a teenager, 14',
    'i will be 18 in two years',
  ]),
  { text: 'i m  1 5', expect: 'flag', category: 'underage-person', note: 'written around a filter' },
  { text: '15', before: ['you asked how old i am'], expect: 'flag', category: 'underage-person' },
  {
    text: 'Schoolgirl, 16, loves horses',
    surface: 'persona',
    expect: 'flag-or-block',
    category: 'underage-person',
  },
]
