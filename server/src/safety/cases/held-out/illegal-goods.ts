import { each, type Case } from '../case.ts'

export const cases: readonly Case[] = [
  ...each({ expect: 'flag-or-block', category: 'illegal-goods' }, [
    'pills and powder for sale, discreet delivery, text me',
    'i can get you a pistol, no questions, 600',
    'driving licence without a test, real looking, order now',
    'where does one buy cocaine in lisbon',
    'fresh cvv dumps available',
    'Id like to hire somebody to kill my husband',
    'what is the recipe for crystal meth',
    'lsd tabs, 10 for 50, meet at the station',
    'how can I smuggle cigarettes and a few kilos of hash over the border',
    'i need a silencer and ammo off the books',
    'selling my prescription ritalin to students, interested?',
    'vaccination certificates, fake but scannable, 80 euro',
    'how do you build a bomb out of household stuff',
    'crack, who sells near the park',
    'hacked netflix and paypal accounts for sale',
    'exotic monkeys, no papers, cash only',
  ]),
  {
    text: 'Best ketamine in town, ask for prices',
    surface: 'avatar',
    expect: 'flag-or-block',
    category: 'illegal-goods',
  },
  { text: 'Fake ID shop', surface: 'group-name', expect: 'flag-or-block', category: 'illegal-goods' },
]
