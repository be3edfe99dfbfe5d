import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const drawerInToaPayoh: Conversation = {
  name: 'drawer-in-toa-payoh',
  split: 'fourth',
  part: 'a',
  about: 'An auditor of 39 in Singapore with a locked drawer of his late father’s; Singlish, dry.',
  angels: ['wei'],
  truths: {
    before: {
      says: /locksmith/i,
      never: /\bI was an? (?!locksmith)(?:carpenter|teacher|clerk|cook|banker)\b/i,
    },
    city: livesIn('Hangzhou'),
    flowers: { says: /orchid/i, never: /\b(?:roses|tulips|lilies)\b/i },
  },
  allowed:
    /wei ?liang|alvin|tan\b|singapore|toa payoh|auditor|audit|39|drawer|desk|lock|key|father|pa\b|died|june|bus|sbs|inspector|chess|mother|dementia|hokkien|sister|sharon|melbourne|perth|mahjong|toto|numbers?|0?4|17|23|combination|birthday|1951|safe|brass|teak|rosewood|durian|hate|smell|wife|li ?ping|pharmac|daughter|rachel|psle|score|swim|meeting|boss|mr ?goh|year.?end|thursday|wednesday|friday|locksmith|\$?80|eighty|kopi|kosong|no sugar|diabet|marathon|half|december|6|sunday|photo|letter|watch|seiko|passbook|POSB/i,
  turns: [
    {
      says: 'What doesn’t open: my late father’s desk drawer. Three months already. Middle one, rosewood, brass lock.',
      act: 'statement',
      learns: { drawer: /drawer/i, wood: /rosewood/i },
      sensible: about('drawer|father|lock|brass|key|rosewood|desk|three|push|open|try|tried'),
    },
    {
      says: 'I’m Alvin, auditor lah, so a locked thing is personal.',
      act: 'joke',
      learns: { name: /alvin/i, job: /audit/i },
    },
    {
      says: 'My pa was a bus inspector forty years. Very strict. He wrote down everything, even what he paid for kopi.',
      act: 'story',
      learns: { fatherJob: /bus|inspector/i },
      sensible: about('bus|inspector|wrote|write|kopi|strict|paper|forty|everything|coffee'),
    },
    { says: 'What were you doing before these boxes ah?', act: 'question-about-angel', consistent: 'before' },
    {
      says: 'Ma has dementia, she says the key is "with the fish". We have no fish.',
      act: 'story',
      learns: { clue: /fish/i, motherIll: /dementia/i },
      sensible: about('fish|key|mother|ma|dementia|where|market|tank|picture|old'),
    },
    {
      says: 'My sister Sharon in Perth says just break it. My wife Li Ping says call locksmith, eighty dollars.',
      act: 'statement',
      learns: {
        sister: /sharon/i,
        sisterPlace: /perth/i,
        sisterSays: /break/i,
        wife: /li ?ping/i,
        cost: /80|eighty/i,
      },
    },
    { says: 'Where is the key, according to Ma?', act: 'question-recall', recalls: { clue: /fish/i } },
    {
      says: 'I take my kopi kosong now, no sugar no milk, since the doctor showed me my numbers.',
      act: 'statement',
      learns: { coffee: /kosong|no sugar|without sugar|no milk/i },
    },
    {
      says: 'Also running the half marathon on 6 December. Training is mostly regret.',
      act: 'joke',
      learns: { race: /half|marathon/i, raceDay: /\b6|six/i },
    },
    {
      says: 'My girl Rachel got her PSLE results on Wednesday. She wanted 8 points and got 7, which is better, don’t ask me why.',
      act: 'good-news',
      learns: { daughter: /rachel/i, points: /\b7\b|seven/i },
    },
    { says: 'You grow anything?', act: 'question-about-angel', consistent: 'flowers' },
    {
      says: 'Who was it that said break the thing, and who said pay somebody?',
      act: 'question-recall',
      recalls: { sister: /sharon|your sister/i, wife: /li ?ping|your wife/i },
    },
    {
      says: 'Actually eighty was last year’s price. The uncle downstairs wants one-twenty now.',
      act: 'correction',
      learns: { cost: /120|one.?twenty|hundred and twenty/i },
      keepsNot: still('\\b80\\b|eighty', '120|twenty'),
    },
    {
      says: 'WAIT. The fish. His old calendar from the fish soup stall. Key taped behind it. I am shaking.',
      act: 'good-mood',
      learns: { found: /calendar/i },
      sensible: about('key|calendar|fish|behind|found|open|drawer|tape|shak|breath'),
    },
    {
      says: 'Inside: a Seiko watch, and every report card of mine since 1994. That’s all. That’s everything.',
      act: 'story',
      learns: { watch: /seiko|watch/i, cards: /report card/i },
    },
    { says: 'Give me a minute.', act: 'statement' },
    {
      says: 'Sharon is on the line. Tell me again what was in there, I cannot say it without crying.',
      act: 'question-recall',
      recalls: { watch: /seiko|watch/i, cards: /report card/i },
    },
    { says: 'And the key was where?', act: 'question-recall', recalls: { found: /calendar/i } },
    {
      says: 'So how much did I save by not calling the uncle?',
      act: 'question-recall',
      recalls: { cost: /120|one.?twenty|hundred and twenty/i },
      forbids: [still('\\b80\\b|eighty', '120|twenty')],
    },
    { says: 'Did it still run, the watch? I said or not?', act: 'question-recall', sensible: admits },
    {
      says: 'How many points did my girl get ah, Sharon asks.',
      act: 'question-recall',
      recalls: { points: /\b7\b|seven/i },
      forbids: [still('\\b8\\b|eight', '7|seven')],
    },
    {
      says: 'She orders for me when she visits. How do I take my coffee?',
      act: 'question-recall',
      recalls: { coffee: /kosong|no sugar|without sugar|black|no milk/i },
    },
    { says: 'You were in Shanghai those days, is it?', act: 'contradiction', consistent: 'city' },
    {
      says: 'What was Pa’s job, for the record?',
      act: 'question-recall',
      recalls: { fatherJob: /bus|inspector/i },
    },
    { says: 'Okay. Thank you, Wei.', act: 'thanks' },
  ],
}
