import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const afterTheSecondSet: Conversation = {
  name: 'after-the-second-set',
  split: 'fourth',
  part: 'a',
  about:
    'A man of 53 in Montréal who plans to propose and tells it in pieces; courteous, a little old-fashioned.',
  angels: ['marguerite'],
  truths: {
    home: livesIn('Bordeaux'),
    from: {
      says: /fort-de-france|martinique/i,
      never: /\bI (?:am|'m|come|came) (?:originally )?from (?:Paris|Lyon|Haiti|Guadeloupe)\b/,
    },
    tables: { says: /eleven|\b11\b/i, never: /\b(?:ten|twelve|twenty|thirty|fifty) tables\b/i },
  },
  allowed:
    /laurent|montr|53|optician|glasses|propos|marry|ring|sapphire|diamond|mother|claudette|catherine|cath|second|first wife|widower|anne|2017|cancer|step|daughter|juliette|19|mcgill|knows|secret|knew|restaurant|l'express|snow|skating|rink|mount royal|beaver lake|december|24|23|31|new year|eve|size|54|seven|drawer|freezer|peas|knee|kneel|bad|speech|french|piano|erroll garner|misty|song|clarinet|chocolate|oysters?|ill|allergic|sick|son|étienne|dog|jazz|mile end|flower|peon|anniversary|three years|met|choir|eye test/i,
  turns: [
    {
      says: 'Good evening, madame. What I am not saying tonight is that there is a ring in my freezer, inside a bag of peas.',
      act: 'story',
      learns: { ring: /ring/i, hidden: /freezer|peas/i },
      sensible: about('ring|pea|freezer|hide|hidden|who|cold|secret|say'),
    },
    {
      says: 'It is for Catherine. We have known each other three years; she came in for an eye test and I forgot the alphabet.',
      act: 'story',
      learns: { beloved: /catherine/i, met: /eye test|optician/i, known: /three|3/i },
      sensible: about('catherine|alphabet|eye|test|letter|three|forgot|met|chart'),
    },
    {
      says: 'I should say that I am a widower. Anne died in 2017, and for a long time I did not want music in the house.',
      act: 'bad-news',
      learns: { widower: /anne|widow/i, annesYear: /2017/ },
    },
    { says: 'Where were you before there was a club?', act: 'question-about-angel', consistent: 'from' },
    {
      says: 'The stone is a sapphire, not a diamond. It was my mother’s.',
      act: 'statement',
      learns: { stone: /sapphire/i, ringFrom: /mother/i },
    },
    {
      says: 'Only one person knows, Juliette, Catherine’s daughter. She is nineteen and she cried, the good way.',
      act: 'statement',
      learns: { knows: /juliette/i },
    },
    {
      says: 'If Catherine should ever ask you, madame, where must she on no account look?',
      act: 'question-recall',
      recalls: { hidden: /freezer|peas/i },
    },
    {
      says: 'I mean to ask her on the twenty-fourth of December, at the skating rink at Beaver Lake, where I once fell on her.',
      act: 'good-mood',
      learns: { date: /24|twenty.?fourth|christmas eve/i, where: /beaver lake|rink|skat/i },
    },
    {
      says: 'I shall not kneel. The left knee has been made of plastic since last year, and I would need three men to get up.',
      act: 'joke',
      learns: { knee: /knee|kneel/i },
    },
    {
      says: 'How many can sit in your house of an evening?',
      act: 'question-about-angel',
      consistent: 'tables',
    },
    {
      says: 'She cannot eat oysters, they nearly killed her in Boston. So not the restaurant that I first thought of.',
      act: 'statement',
      learns: { oysters: /oyster/i },
    },
    {
      says: 'Who besides you and me is in on it?',
      act: 'question-recall',
      recalls: { knows: /juliette|her daughter/i },
    },
    {
      says: 'The song must be Misty, by Erroll Garner. Juliette will have it on her telephone.',
      act: 'statement',
      learns: { song: /misty/i },
    },
    {
      says: 'I have reconsidered. On the twenty-fourth the family is there with sleighs and children. It shall be the thirty-first, at noon.',
      act: 'correction',
      learns: { date: /31|thirty.?first|new year's eve/i },
      keepsNot: still('24|twenty-fourth', '31|thirty-first'),
    },
    { says: 'My hands shake when I write that down.', act: 'worry' },
    { says: 'Why am I going to do it standing?', act: 'question-recall', recalls: { knee: /knee|plastic/i } },
    {
      says: 'Which day is it to be, then? Say it slowly.',
      act: 'question-recall',
      recalls: { date: /31|thirty.?first|new year's eve/i },
      forbids: [still('24|twenty.?fourth|christmas eve', '31|thirty.?first')],
    },
    { says: 'And the place?', act: 'question-recall', recalls: { where: /beaver lake|rink|skat/i } },
    {
      says: 'Afterwards we dine. What must not be on the table for her?',
      act: 'question-recall',
      recalls: { oysters: /oyster/i },
    },
    {
      says: 'Which size is her finger? I am sure that I told you.',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'Was it a diamond I showed you?',
      act: 'question-recall',
      recalls: { stone: /sapphire/i },
      forbids: [/^yes\b(?!.*sapphire)/i],
    },
    {
      says: 'And whose was it before?',
      act: 'question-recall',
      recalls: { ringFrom: /mother's|your mother|belonged to your m/i },
    },
    { says: 'The club is in Nantes, I believe?', act: 'contradiction', consistent: 'home' },
    { says: 'What did I say she does for a living, my Catherine?', act: 'question-recall', sensible: admits },
    { says: 'Good night, madame. I have peas to guard.', act: 'farewell' },
  ],
}
