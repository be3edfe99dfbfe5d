import { each, type Case } from '../case.ts'

export const cases: readonly Case[] = [
  ...each({ expect: 'flag-or-block', category: 'spam' }, [
    'work 2 hours a day and make 900 euro daily, no skills, apply: http://tinyurl.com/jobjob',
    'free robux generator no survey http://robux.example',
    'hello dear, i am a widow with cancer and want to give my fortune to you, kindly send your bank details',
    'visit my site visit my site visit my site www.mysite.example',
    'your parcel is held, pay 1.99 at http://post-fee.example to release it',
    'guaranteed profit trading bot, dm for the link, only 5 seats left!!!',
    'want to see my pics? subscribe at onlymine.example/kitty',
    'send 0.1 eth to 0x52908400098527886E0F7030069857D2E4169EE7 and receive 1 eth',
    'get a university degree in 5 days without study, order at degrees.example',
    'PROMO CODE FREE100 !!! CASINO BONUS !!! http://spin.example',
    'this is microsoft support, your computer has a virus, call 1-800-555-0100 now',
    'follow 4 follow, like 4 like, everyone add @boostme',
  ]),
  { text: 'casino-bonus.example JOIN', surface: 'group-name', expect: 'flag-or-block', category: 'spam' },
  {
    text: 'Sugar mommy looking to pay your bills, text me on WhatsApp 202 555 0171',
    surface: 'persona',
    expect: 'flag-or-block',
    category: 'spam',
  },
  {
    text: 'Click here for unlimited tokens: http://tokens.example',
    surface: 'card',
    expect: 'flag-or-block',
    category: 'spam',
  },
]
