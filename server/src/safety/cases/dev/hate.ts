import { each, type Case } from '../case.ts'

export const cases: readonly Case[] = [
  ...each({ expect: 'flag-or-block', category: 'hate' }, [
    'immigrants are vermin and should be exterminated',
    'all muslims are terrorists, get rid of them',
    'gay people should be put in camps',
    'black people are less intelligent, it is just nature',
    'hitler did nothing wrong',
    'women are subhuman and should not vote',
    'i hate jews, they control everything and deserve what they got',
    'gas them all, the whole race',
    'disabled people are a waste of money and should be put down',
    'white power, the rest can burn',
    'trans people are disgusting freaks who should not exist',
    'those roma are all thieves and rats',
    'the holocaust is a lie they made up',
    'asians are a disease',
  ]),
  { text: 'Aryans only, no mongrels', surface: 'group-name', expect: 'flag-or-block', category: 'hate' },
  {
    text: 'He believes that inferior races must be wiped out and will teach you why.',
    surface: 'avatar',
    expect: 'flag-or-block',
    category: 'hate',
  },
]
