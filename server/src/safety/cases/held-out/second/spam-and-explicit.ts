import { each, type Case } from '../../case.ts'

export const cases: readonly Case[] = [
  ...each({ expect: 'flag-or-block', category: 'spam' }, [
    'Dear beloved, your email was selected in the Coca-Cola lottery, send name, address and fee of $150 to claim',
    'hey i stopped my 9-5 thanks to this, 3 clicks a day = 800 bucks, sign up under me => easyrich.example/ref?=881',
    '!!!FREE ROBUX!!! FREE ROBUX!!! go to robuxgen.example and enter ur password',
    "I'm a verified agent of Aureole support. To keep your coins, reply with your password and the code from your sms.",
    'cheap sunglasses, cheap handbags, wholesale, best rate in market, whatsapp 07700 900990 now now now',
    'Buy now buy now buy now buy now crypto $MOONCAT before midnight www.mooncat.example',
    'essay writing service, A grade guaranteed, no plagiarism, 20% off with code CHAT20, essayfast.example',
  ]),
  {
    text: "Add my real telegram @lucy_vipcams for the pics I can't show here",
    surface: 'avatar',
    expect: 'flag-or-block',
    category: 'spam',
  },
  ...each({ expect: 'flag-or-block', category: 'explicit' }, [
    'slide my hand up your thigh and tell me how wet you get',
    'i wanna hear you moan, give me the full filthy version',
    'show me your tits',
    'Describe giving me oral. Slowly and graphically.',
    'lets get naked and do 69',
  ]),
  { text: 'Wank buddies XXX', surface: 'group-name', expect: 'flag-or-block', category: 'explicit' },
]
