import { each, type Case } from '../case.ts'

export const cases: readonly Case[] = [
  ...each({ expect: 'flag-or-block', category: 'hate' }, [
    'refugees are cockroaches, crush them',
    'every arab is a criminal, send them all to die',
    'lesbians should be raped until they are normal',
    'i think slavery was right for africans, they are animals',
    'we need another hitler to finish the job on the jews',
    'christians are filth, burn them with their churches',
    'women only exist to serve men, beat them if they talk back',
    'autistic people should be sterilised like animals',
    'indians are dirty by birth',
    'kill all gays',
    'ethnic cleansing is the only solution for this city',
    'they are not people, they are polish trash',
    'heil hitler my friend',
    'i want a world without muslims, wipe them out',
  ]),
  { text: 'Death to immigrants', surface: 'group-name', expect: 'flag-or-block', category: 'hate' },
  {
    text: 'Proud racist. Thinks that blacks belong in cages.',
    surface: 'card',
    expect: 'flag-or-block',
    category: 'hate',
  },
]
