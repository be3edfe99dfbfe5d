import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const whatTheNeighboursPlay: Conversation = {
  name: 'what-the-neighbours-play',
  split: 'fifth',
  part: 'b',
  about: 'A woman of 38 from Recife who lives in Rotterdam and misses home; good English with small slips.',
  angels: ['samir'],
  truths: {
    origin: {
      says: /aleppo|father|workshop|garage|marseille/i,
      never: /\bI (?:grew up|was born) in (?!Aleppo|a\b|the\b|my\b)[A-Z]\p{L}+/u,
    },
    howLong: {
      says: /four months|4 months/i,
      never: /\b(?:takes|need|needs) (?:me )?(?:about )?(?:a|one|two|three|six) (?:day|week|year)s?\b/i,
    },
    games: {
      says: /backgammon|cassette|coffee/i,
      never: /\bI (?:hate|never play|don't play) backgammon\b/i,
    },
  },
  allowed:
    /luciana|de wit|81|eleven|9th|ninth|bicycle|child seat|supermarket|police|parking|aunt|dance|tetris|recife|brazil|rotterdam|netherlands|dutch|container|port|logistic|planner|ships?|olinda|grandmother|neighbou?r|accordion|forr|husband|joost|engineer|bridge|daughter|bia|six|6|cavaquinho|lesson|thursday|teacher|mango|cashew|nut|allerg|bike|stolen|red|february|carnival|ticket|flight|12|mother|home|miss|humming|song|hum|mondays?/i,
  turns: [
    {
      says: 'Boa noite Samir! I am humming the same forró since this morning, it does not leave me.',
      act: 'greeting',
    },
    {
      says: 'My name is Luciana. I am from Recife, in Brazil, but since eleven years I live in Rotterdam.',
      act: 'statement',
      learns: { name: /luciana/i, origin: /recife|brazil/i, home: /rotterdam/i },
    },
    {
      says: 'I plan the containers in the port, which ship, which day. It is like Tetris but people shout.',
      act: 'statement',
      learns: { job: /container|port|ship/i },
    },
    {
      says: 'The song is because of the neighbour upstairs, Mr. De Wit. He has started to play the accordion. He is 81 and not good yet.',
      act: 'story',
      learns: { neighbour: /de wit/i, instrument: /accordion/i },
    },
    {
      says: 'And you, where did you learn to build instruments?',
      act: 'question-about-angel',
      consistent: 'origin',
    },
    {
      says: "I am sorry for that. I understand it a little, my grandmother's house in Olinda is a parking now.",
      act: 'low-mood',
      learns: { house: /olinda|grandmother/i },
    },
    {
      says: 'She had a mango tree so big that we called it the aunt. We asked it for permission to climb.',
      act: 'story',
      learns: { tree: /mango/i },
    },
    {
      says: 'My husband is Dutch, Joost, he designs bridges. He dances like one also.',
      act: 'joke',
      learns: { husband: /joost/i, husbandJob: /bridge/i },
    },
    {
      says: 'We have one daughter, Bia, she is six and she corrects my Dutch.',
      act: 'statement',
      learns: { daughter: /bia/i, daughterAge: /six|\b6\b/i },
    },
    {
      says: 'What was the tree of my grandmother, do you still know? I want to see if I told it well.',
      act: 'question-recall',
      recalls: { tree: /mango/i },
    },
    {
      says: 'I want to learn the cavaquinho finally. I found a teacher, lessons are on Thursday evening, the first is next week.',
      act: 'good-mood',
      learns: { lesson: /thursday/i, learning: /cavaquinho/i },
    },
    { says: 'How long do you need for one oud?', act: 'question-about-angel', consistent: 'howLong' },
    { says: 'Beautiful. I would never give it away after so much time.', act: 'compliment' },
    {
      says: 'Hello again. Bad day, they stole my bicycle in front of the supermarket. The red one, with the child seat.',
      act: 'bad-news',
      after: { hours: 23 },
      learns: { bike: /bicycle|bike|red/i },
    },
    {
      says: 'But we bought the tickets! We fly home for carnival, on the 12th of February, all three.',
      act: 'good-news',
      learns: { flight: /12|twelfth|february/i },
    },
    {
      says: 'I must tell my mother to hide the cashews, Bia is allergic to them and my mother puts them in everything.',
      act: 'statement',
      learns: { allergy: /cashew/i },
    },
    {
      says: 'Ah, the teacher wrote. She has no place on Thursday, my lesson will be on Monday.',
      act: 'correction',
      learns: { lesson: /monday/i },
      keepsNot: still('thursday', 'monday'),
    },
    {
      says: 'For the police I must write the colour of the bicycle, but what did I tell you? Joost says it was orange.',
      act: 'question-recall',
      recalls: { bike: /\bred\b/i },
    },
    {
      says: 'I knew it. I am also looking now at the ticket and I read it wrong, we fly on the 9th of February, not the 12th.',
      act: 'correction',
      learns: { flight: /\b9(?:th)?\b|ninth/i },
      keepsNot: still('\\b12(?:th)?\\b|twelfth', '\\b9(?:th)?\\b|ninth'),
    },
    { says: 'What do you do when you are not working?', act: 'question-about-angel', consistent: 'games' },
    {
      says: 'Joost needs to ask for free days. Which day do we leave?',
      act: 'question-recall',
      recalls: { flight: /\b9(?:th)?\b|ninth/i },
      forbids: [still('\\b12(?:th)?\\b|twelfth', '\\b9(?:th)?\\b|ninth')],
    },
    {
      says: 'And my lesson, what day was it at the end?',
      act: 'question-recall',
      recalls: { lesson: /monday/i },
      forbids: [still('thursday', 'monday')],
    },
    { says: 'Did I tell you the name of my teacher?', act: 'question-recall', sensible: admits },
    {
      says: 'He is playing again upstairs. Which instrument is it, can you guess from what I told you? Now it sounds like a goat.',
      act: 'question-recall',
      recalls: { instrument: /accordion/i },
    },
    {
      says: 'What was it that my mother must hide from Bia? I am writing to her now.',
      act: 'question-recall',
      recalls: { allergy: /cashew/i },
    },
    { says: 'Thank you for the coffee, Samir, even if I had to make it myself. Boa noite.', act: 'farewell' },
  ],
}
