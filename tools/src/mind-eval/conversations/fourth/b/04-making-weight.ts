import { admits, still, type Conversation } from '../expect.ts'

export const makingWeight: Conversation = {
  name: 'making-weight',
  split: 'fourth',
  part: 'b',
  about: 'A wrestler of 17 in Ohio: no apostrophes, typos, slang, jumps from one thing to the next.',
  angels: ['lindiwe'],
  truths: {
    study: { says: /geolog|rock/i, never: /\bI(?:'m| am)? ?stud(?:y|ying) (?!geolog|rock|for|the)\w+/i },
    hammer: { says: /patience/i, never: /(?:hammer|it)(?:'s| is) called (?!patience)\w+/i },
    town: {
      says: /bloemfontein/i,
      never: /\bI(?:'m| am| live| train) in (?:Cape Town|Johannesburg|Durban|Pretoria)/i,
    },
  },
  allowed:
    /alternator|uncle|mantis|weigh|party|tyler|ty\b|ohio|dayton|wrestl|152|145|coach|ramirez|kayla|civic|2009|09|car|hollow knight|game|peanut|chem|test|brother|mason|army|marine|lizard|gecko|taco|state|tournament|saturday|friday|shoulder|mom|dad|truck|silver|junior|senior|meet|match|prom|mustard|hoodie/i,
  turns: [
    { says: 'yo', act: 'greeting' },
    {
      says: 'i wanna hit my chem teacher w words lmao jk. got a 61 on the test',
      act: 'joke',
      learns: { test: /\b61\b|chem/i },
    },
    {
      says: 'im ty, i wrestle at 152, junior yr, dayton ohio',
      act: 'statement',
      learns: { name: /\bty\b/i, weight: /\b152\b/, home: /dayton|ohio/i },
    },
    { says: 'coach ramirez says i telegraph my shots', act: 'statement', learns: { coach: /ramirez/i } },
    {
      says: 'ur page says ur hammer has a name. wat is it',
      act: 'question-about-angel',
      consistent: 'hammer',
    },
    { says: 'thats hard', act: 'compliment' },
    {
      says: 'wat weight do i wrestle',
      act: 'question-recall',
      recalls: { weight: /\b152\b/ },
    },
    {
      says: 'theres this girl kayla in my chem class, shes lab partners w my best frend so its complicated',
      act: 'statement',
      learns: { girl: /kayla/i },
    },
    {
      says: 'my car died too. 09 civic, silver, got it off my uncle for 900 bucks',
      act: 'bad-news',
      learns: { car: /civic/i, price: /\b900\b|nine hundred/i },
    },
    { says: 'prob the alternator', act: 'statement' },
    {
      says: 'oh n coach moved me down so its 145 now not 152. kill me',
      act: 'correction',
      learns: { weight: /\b145\b/ },
      keepsNot: still('\\b152\\b', '\\b145\\b'),
    },
    { says: 'so no more tacos i guess', act: 'low-mood' },
    {
      says: 'cant even have pb, peanuts send me to the er. found that out at a bday party when i was 4',
      act: 'story',
      learns: { allergy: /peanut|\bpb\b/i },
    },
    { says: 'wat do u actually study', act: 'question-about-angel', consistent: 'study' },
    {
      says: 'what did i pay for the car lol guess if u got it',
      act: 'question-recall',
      recalls: { price: /\b900\b|nine hundred/i },
    },
    { says: 'ye', act: 'short-answer' },
    {
      says: 'been grinding hollow knight at nite instead of studying, stuck on the mantis lords',
      act: 'statement',
      learns: { game: /hollow knight/i },
    },
    {
      says: 'big meet is friday. my brother mason is coming, hes a marine so i cant lose in front of him',
      act: 'worry',
      learns: { meet: /friday/i, brother: /mason/i, brotherJob: /marine/i },
    },
    { says: 'test time. who do i like', act: 'question-recall', recalls: { girl: /kayla/i } },
    { says: 'dont tell her 💀', act: 'joke' },
    {
      says: 'n what weight am i at now',
      act: 'question-recall',
      recalls: { weight: /\b145\b/ },
      forbids: [still('\\b152\\b', '\\b145\\b')],
    },
    {
      says: 'wait no meets saturday my bad, friday is weigh ins',
      act: 'correction',
      learns: { meet: /saturday/i },
    },
    { says: 'u train in cape town right', act: 'contradiction', consistent: 'town' },
    { says: 'what grade did i get in english tho', act: 'question-recall', sensible: admits },
    { says: 'haha ok ur legit', act: 'compliment' },
    {
      says: 'what day do i wrestle, n what happens the day b4',
      act: 'question-recall',
      recalls: { meet: /\bsat(urday)?\b/i },
      forbids: [still('friday', 'sat')],
    },
    { says: 'which game is eating my nights', act: 'question-recall', recalls: { game: /hollow knight/i } },
    {
      says: 'granola bar at the gas station. says may contain nuts. whats my rule',
      act: 'question-recall',
      recalls: { allergy: /peanut|allerg|leave it|skip it|\bno[,.!]|(don't|do not|never) (eat|touch|risk)/i },
    },
    { says: 'what do i drive. drove. rip', act: 'question-recall', recalls: { car: /civic|honda/i } },
    { says: 'whos my best friend, did i ever say his name', act: 'question-recall', sensible: admits },
    {
      says: 'my brother does what for work',
      act: 'question-recall',
      recalls: { brotherJob: /\bmarines?\b/i },
    },
    { says: 'aight gn', act: 'farewell' },
  ],
}
