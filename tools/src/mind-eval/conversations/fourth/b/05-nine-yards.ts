import { admits, livesIn, still, type Conversation } from '../expect.ts'

export const nineYards: Conversation = {
  name: 'nine-yards',
  split: 'fourth',
  part: 'b',
  about:
    'A fabric trader of 45 in Lagos; warm, many emoji, two or three facts in a breath, asks by needing the thing.',
  angels: ['yusuf'],
  truths: {
    birds: { says: /pigeon/i, never: /\bI keep (?:hens|chickens|parrots|doves|ducks)\b/i },
    town: livesIn('Gaziantep'),
    letter: { says: /\balif\b/i, never: /(?:letter|it)(?:'s| is) (?:a |an |the )?(?:ba|nun|lam|omega)\b/i },
  },
  allowed:
    /zobo|book|silk|maggi|suya|guests|folake|lagos|balogun|market|fabric|lace|ankara|aso|yard|chinedu|driver|generator|funmi|apprentice|wedding|bride|mrs|coker|teal|coral|burnt orange|mother|ibadan|blood pressure|salt|tunde|son|covenant|computer|law|knee|pounded yam|egusi|shop|roof|leak|rent|january|debt|40,000|forty|thursday|friday|wednesday|customer|daughter|seamstress|tailor|wine|gold/i,
  turns: [
    {
      says: 'Good evening sir 🙏🏾 I am Folake, I sell fabric in Balogun market',
      act: 'greeting',
      learns: { name: /folake/i, job: /fabric|market/i },
    },
    {
      says: 'What I have begun again is my account book 😩 because my apprentice Funmi spilled zobo on the old one',
      act: 'story',
      learns: { apprentice: /funmi/i },
    },
    { says: 'Six months of figures, red like a wedding', act: 'joke' },
    {
      says: 'Mrs Coker is owing me for nine yards of teal lace and she says she paid, but my book is now soup 😂',
      act: 'statement',
      learns: { debtor: /coker/i, lace: /teal/i, yards: /nine|\b9\b/i },
    },
    {
      says: 'Which letter is it that you write every day?',
      act: 'question-about-angel',
      consistent: 'letter',
    },
    {
      says: 'Hmm. Remind me, which colour was that lace, I want to send her the bill now now',
      act: 'question-recall',
      recalls: { lace: /\bteal\b/i },
    },
    { says: 'Sent ✅', act: 'short-answer' },
    {
      says: 'My first son Tunde is at Covenant reading law, the second one only eats',
      act: 'joke',
      learns: { son: /tunde/i, sonStudies: /\blaw\b/i },
    },
    {
      says: 'The roof of the shop leaks by the window side so I have moved all the silk to my mother’s place in Ibadan, she is happy, she has never had so many visitors 😄',
      act: 'story',
      learns: { silk: /ibadan|mother/i },
    },
    { says: 'Do you keep any animals sir?', act: 'question-about-angel', consistent: 'birds' },
    {
      says: 'Doctor said my pressure is high, no salt and no maggi. What is life',
      act: 'low-mood',
      learns: { diet: /salt|maggi/i },
    },
    {
      says: 'The big order now. One bride wants burnt orange for her side and gold for the groom’s side, collection on Thursday',
      act: 'good-news',
      learns: { brideColour: /orange/i, groomColour: /gold/i, collection: /thursday/i },
    },
    { says: '120 guests o', act: 'statement' },
    {
      says: 'Please where did I say the silk is? A customer is standing here',
      act: 'question-recall',
      recalls: { silk: /ibadan|mother/i },
    },
    { says: 'God bless your memory 🙌🏾', act: 'thanks' },
    {
      says: 'Ah! The bride called. She is not doing burnt orange again, it is coral',
      act: 'correction',
      learns: { brideColour: /coral/i },
      keepsNot: still('burnt orange', 'coral'),
    },
    {
      says: 'And Friday, not Thursday. Brides 🤦🏾‍♀️',
      act: 'correction',
      learns: { collection: /friday/i },
      keepsNot: still('thursday', 'friday'),
    },
    { says: 'Which town is your courtyard in?', act: 'question-about-angel', consistent: 'town' },
    {
      says: 'So give me the two colours for the wedding, his side and her side',
      act: 'question-recall',
      recalls: { groomColour: /\bgold(en)?\b/i, brideColour: /\bcoral\b/i },
      forbids: [still('orange', 'coral')],
    },
    {
      says: 'And which day must it be ready?',
      act: 'question-recall',
      recalls: { collection: /\bfri(day)?\b/i },
      forbids: [still('thursday', 'friday')],
    },
    { says: 'How much did the bride pay me as deposit?', act: 'question-recall', sensible: admits },
    { says: 'True, I have not said. She has not paid either 😂', act: 'joke' },
    {
      says: 'My neighbour is bringing suya and jollof. Which thing should I beg her to leave out?',
      act: 'question-recall',
      recalls: { diet: /\bsalt\w*\b|maggi/i },
    },
    {
      says: 'What is Tunde studying, did you catch that one?',
      act: 'question-recall',
      recalls: { sonStudies: /\blaw\b|lawyer/i },
    },
    { says: 'And the second son, his name?', act: 'question-recall', sensible: admits },
    { says: 'Whose fault is the red book?', act: 'question-recall', recalls: { apprentice: /\bfunmi\b/i } },
    { says: 'And who is owing me?', act: 'question-recall', recalls: { debtor: /\bcoker\b/i } },
    { says: 'Good night sir, peace on you too 🌙', act: 'farewell' },
  ],
}
