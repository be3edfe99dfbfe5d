import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const seventeenFrogs: Conversation = {
  name: 'seventeen-frogs',
  split: 'fifth',
  part: 'a',
  about: 'A nursing student of 22 in Quezon City before her first emergency room duty; small letters.',
  angels: ['lars'],
  truths: {
    years: {
      says: /fifteen|\b15\b/i,
      never: /\bfor (?:two|three|five|ten|twenty|thirty|\b(?!15\b)\d+) years\b/i,
    },
    atHome: {
      says: /ship|bottle|bread|bak(?:e|ing)|bath|cold water|winter/i,
      never: /\bI (?:watch (?:hospital|tv|television)|play (?:guitar|chess|football))\b/i,
    },
  },
  allowed:
    /bea|22|third|3rd|nursing|student|quezon|er\b|emergency|monday|thursday|commute|2 h|two h|jeep|train|lola|grandm|diabet|insulin|migs|brother|pancit|egg|point guard|basketball|pharma|exam|9|120|item|code|towel|froze|ward|crochet|frog|17|18|duty|freeze|breakfast|eat/i,
  turns: [
    { says: 'hi lars. havent eaten since 11am lol you got me', act: 'greeting' },
    {
      says: 'im bea, 22, third yr nursing student here in quezon city',
      act: 'statement',
      learns: { name: /bea/i, age: /22/, studies: /nurs/i, home: /quezon/i },
    },
    {
      says: 'first day of er duty is on monday and im so scared ill freeze',
      act: 'worry',
      learns: { duty: /\ber\b|emergency/i, dutyDay: /monday/i },
    },
    {
      says: 'plus my commute is 2 hrs one way, jeep then train then another jeep',
      act: 'statement',
      learns: { commute: /\b2\b|two/i },
    },
    {
      says: 'how long have you been doing this job',
      act: 'question-about-angel',
      consistent: 'years',
    },
    { says: 'wow thats since i was in grade 1 haha', act: 'joke' },
    {
      says: 'my lola lives with us and shes diabetic, i do her insulin every morning before i leave',
      act: 'statement',
      learns: { lola: /lola|grandm/i, insulin: /insulin|diabet/i },
    },
    {
      says: 'wait where did i say im assigned',
      act: 'question-recall',
      recalls: { duty: /\ber\b|emergency/i },
    },
    {
      says: 'ok ate already. pancit canton with egg, my brother migs cooked, shocking',
      act: 'small-talk',
      learns: { brother: /migs/i },
    },
    {
      says: 'hes point guard for his school and he wont shut up about it',
      act: 'statement',
      learns: { guard: /point guard|basketball/i },
    },
    {
      says: 'also i have a pharmacology exam on the 9th. 120 items',
      act: 'worry',
      learns: { examDate: /\b9/, items: /120/ },
    },
    { says: 'what do you do when everything comes at once', act: 'asks-advice' },
    {
      says: 'who cooked for me tonight, did you read that',
      act: 'question-recall',
      recalls: { brother: /migs|brother/i },
    },
    {
      says: 'i saw a code once during ward duty and i just stood there holding a towel. i still think about it',
      act: 'story',
      learns: { towel: /towel/i },
    },
    {
      says: 'do you have something you do at home to come down after',
      act: 'question-about-angel',
      consistent: 'atHome',
    },
    { says: 'cute. i crochet frogs. i have 17 now', act: 'statement', learns: { frogs: /17|seventeen/i } },
    {
      says: 'ay wait they just posted, our group got moved from monday to thursday',
      act: 'correction',
      learns: { dutyDay: /thursday/i },
      keepsNot: still('monday', 'thursday'),
    },
    {
      says: 'what date is my pharma exam did i say',
      act: 'question-recall',
      recalls: { examDate: /\b9(?:th)?\b|ninth|\bnine\b/i },
    },
    {
      says: 'and how many items was it',
      act: 'question-recall',
      recalls: { items: /120|hundred and twenty|one.?twenty/i },
    },
    {
      says: 'so what day do i start in the er now',
      act: 'question-recall',
      recalls: { dutyDay: /thursday/i },
      forbids: [still('monday', 'thursday')],
    },
    {
      says: 'finished another one while talking to you btw so its 18 frogs now',
      act: 'correction',
      learns: { frogs: /18|eighteen/i },
      keepsNot: still('\\b17\\b|seventeen', '\\b18\\b|eighteen'),
    },
    {
      says: 'what was i holding that time i froze. i wanna know if you got that part',
      act: 'question-recall',
      recalls: { towel: /towel/i },
    },
    { says: 'did i tell you which hospital', act: 'question-recall', sensible: admits },
    {
      says: 'what do i do for my lola every morning? nobody at school remembers this about me',
      act: 'question-recall',
      recalls: { insulin: /insulin|injection|\bshot/i },
    },
    {
      says: 'how long did i say my commute was, is that even normal',
      act: 'question-recall',
      recalls: { commute: /\b2\b|two|four hours/i },
    },
    { says: 'do i sound like a nurse to you already', act: 'asks-opinion' },
    {
      says: 'how many frogs do i have, for the record',
      act: 'question-recall',
      recalls: { frogs: /18|eighteen/i },
      forbids: [still('\\b17\\b|seventeen', '\\b18\\b|eighteen')],
    },
    { says: 'ok sleeping now. thank you lars, ill eat breakfast promise', act: 'farewell' },
  ],
}
