import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const seventeenForLamb: Conversation = {
  name: 'seventeen-for-lamb',
  split: 'fifth',
  part: 'a',
  about:
    "A fire officer of 45 in Swansea with his mother's birthday dinner: a cook and a judge at one table.",
  angels: ['anouk', 'greta'],
  truths: {
    bench: {
      says: /thirty.one|\b31\b|bremen/i,
      never: /\b(?:ten|fifteen|twenty-five|10|15|25) years\b|\bin (?:berlin|hamburg|munich)\b/i,
    },
    tables: {
      says: /eight|\b8\b/i,
      never: /\b(?:four|five|six|ten|twelve|twenty|4|5|6|10|12|20) tables\b/i,
    },
  },
  allowed:
    /gareth|45|swansea|watch manager|fire|mam|mum|mother|80|eight|birthday|18|dinner|fourteen|seventeen|17|huw|brother|half|wine|pay|dairy|butter|ill|lamb|farm|llandeilo|cerys|daughter|eldest|16|sixteen|cake|bak|wallpaper|table|girlfriend|bethan|her two|shift|two|2|oven|transfer|tight|sorry|apolog|car park|place card|toast|timer|court|kitchen/i,
  turns: [
    {
      says: "Evening both. I've a dinner to cook and a brother to not strangle, so I think I've come to the right table.",
      act: 'greeting',
      answeredBy: ['anouk', 'greta'],
    },
    {
      says: "I'm Gareth, 45, from Swansea. Watch manager in the fire service.",
      act: 'statement',
      answeredBy: ['anouk'],
      learns: { name: /gareth/i, home: /swansea/i, job: /watch manager|fire/i },
    },
    {
      says: "It's our mam's 80th on the 18th and I'm doing the dinner at mine. Fourteen people.",
      act: 'statement',
      answeredBy: ['anouk'],
      learns: { occasion: /80|mam|birthday/i, date: /\b18/, guests: /fourteen|\b14\b/i },
    },
    {
      says: "Greta, here's the case. My brother Huw said he'd pay half, and now he says he only meant the wine.",
      act: 'angry',
      answeredBy: ['greta'],
      learns: { brother: /huw/i, quarrel: /wine|half/i },
    },
    {
      says: 'How long were you a judge, out of interest?',
      act: 'question-about-angel',
      answeredBy: ['greta'],
      consistent: 'bench',
    },
    {
      says: "Anouk, mam can't have dairy. Not fussy, properly ill from it. So no butter, sorry.",
      act: 'statement',
      answeredBy: ['anouk'],
      learns: { dairy: /dairy|butter/i },
    },
    {
      says: "I was thinking lamb. She grew up on a farm outside Llandeilo, she won't trust a dinner without it.",
      act: 'statement',
      answeredBy: ['anouk'],
      learns: { dish: /lamb/i, farm: /llandeilo/i },
    },
    { says: 'What would you put with it?', act: 'asks-advice', answeredBy: ['anouk'] },
    {
      says: "Our Cerys is making the cake. My eldest, she's 16 and bakes better than the shop.",
      act: 'statement',
      answeredBy: ['anouk', 'greta'],
      learns: { daughter: /cerys/i, daughterAge: /16|sixteen/i },
    },
    {
      says: 'Greta, what was it Huw says he meant to pay for? I want it on the record.',
      act: 'question-recall',
      answeredBy: ['greta'],
      recalls: { quarrel: /wine/i },
    },
    {
      says: 'Anouk, how many tables have you got these days?',
      act: 'question-about-angel',
      answeredBy: ['anouk'],
      consistent: 'tables',
    },
    { says: "I've got one, and a wallpapering table.", act: 'joke', answeredBy: ['anouk'] },
    {
      says: "Count's gone up. Huw's bringing his new girlfriend and her two, so it's seventeen now.",
      act: 'correction',
      answeredBy: ['anouk'],
      learns: { guests: /seventeen|\b17\b/i },
      keepsNot: still('fourteen|\\b14\\b', 'seventeen|\\b17\\b'),
    },
    {
      says: "She's called Bethan. Seems lovely, he doesn't deserve her.",
      act: 'small-talk',
      answeredBy: ['greta'],
      learns: { girlfriend: /bethan/i },
    },
    {
      says: "I'm on shift till two that day, mind, so it's got to be something that can sit in the oven.",
      act: 'worry',
      answeredBy: ['anouk'],
      learns: { shiftEnd: /\btwo\b|\b2\b/i },
    },
    {
      says: 'How many am I cooking for then, Anouk? I want to hear it from a professional.',
      act: 'question-recall',
      answeredBy: ['anouk'],
      recalls: { guests: /seventeen|\b17\b/i },
      forbids: [still('fourteen|\\b14\\b', 'seventeen|\\b17\\b')],
    },
    {
      says: "And what can't go anywhere near mam's plate?",
      act: 'question-recall',
      answeredBy: ['anouk'],
      recalls: { dairy: /dairy|butter|milk|cream|cheese/i },
    },
    {
      says: 'Greta, what do I do for a living? Only if you were listening.',
      act: 'question-recall',
      answeredBy: ['greta'],
      recalls: { job: /watch manager|fire/i },
    },
    {
      says: "Well. Huw's just transferred his half and a bit more. With a message: sorry, was being tight.",
      act: 'good-news',
      answeredBy: ['greta'],
      learns: { paid: /transfer|paid|half|sorry/i },
    },
    {
      says: 'Do I have to apologise as well, Greta? I called him a few things in the car park.',
      act: 'asks-advice',
      answeredBy: ['greta'],
    },
    {
      says: 'Anouk, did I ever say which wine he was bringing?',
      act: 'question-recall',
      answeredBy: ['anouk'],
      sensible: admits,
    },
    {
      says: "I'm doing the place cards. What's his girlfriend called again?",
      act: 'question-recall',
      answeredBy: ['greta'],
      recalls: { girlfriend: /bethan/i },
    },
    {
      says: "Where did I say mam's farm was? I want it in my toast.",
      act: 'question-recall',
      answeredBy: ['anouk'],
      recalls: { farm: /llandeilo/i },
    },
    {
      says: "What time do I finish that day? I'm setting the oven timer.",
      act: 'question-recall',
      answeredBy: ['anouk'],
      recalls: { shiftEnd: /\btwo\b|\b2\b|14:00/i },
    },
    {
      says: "And who's in charge of the cake, Greta?",
      act: 'question-recall',
      answeredBy: ['greta'],
      recalls: { daughter: /cerys|daughter|your eldest/i },
    },
    {
      says: 'Last one. What date is it all on, so I can put it in the phone for Huw?',
      act: 'question-recall',
      answeredBy: ['greta'],
      recalls: { date: /\b18|eighteenth/i },
    },
    {
      says: 'Thanks to the kitchen and to the court. Nos da.',
      act: 'farewell',
      answeredBy: ['anouk', 'greta'],
    },
  ],
}
