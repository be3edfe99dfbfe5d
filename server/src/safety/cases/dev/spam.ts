import { each, type Case } from '../case.ts'

export const cases: readonly Case[] = [
  ...each({ expect: 'flag-or-block', category: 'spam' }, [
    'EARN $5000 A WEEK FROM HOME!!! click http://bit.ly/xyz123',
    'double your bitcoin in 24 hours, send to this wallet and get twice back',
    'congratulations you won an iphone, claim at www.free-prize.example/win',
    'hot singles near you, sign up free >>> http://date.example',
    'i am a prince and need your help to move 12 million dollars, you get 30 percent',
    'add me on telegram @quickcash77 for signals, 300% guaranteed',
    'buy followers cheap, 1000 for 3 dollars, link in bio',
    'your account will be closed, verify your password here: http://aureole-login.example',
    'CHEAP VIAGRA CHEAP VIAGRA CHEAP VIAGRA',
    'whatsapp me +1 202 555 0199 for a loan without any check',
    'limited offer!!! crypto presale x100 join now t.me/moonpump',
    'send a gift card code and i will send you a surprise',
  ]),
  { text: 'FREE COINS >> coins.example', surface: 'group-name', expect: 'flag-or-block', category: 'spam' },
  {
    text: 'Follow my channel for private videos: http://fans.example/mia',
    surface: 'avatar',
    expect: 'flag-or-block',
    category: 'spam',
  },
  {
    text: 'Forex teacher. Invest 200, get 2000. Write on Telegram @fxqueen',
    surface: 'persona',
    expect: 'flag-or-block',
    category: 'spam',
  },
]
