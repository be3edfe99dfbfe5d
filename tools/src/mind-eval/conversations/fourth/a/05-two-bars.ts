import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const twoBars: Conversation = {
  name: 'two-bars',
  split: 'fourth',
  part: 'a',
  about: 'A woman of 33 in Glasgow between two jobs; Scots words, quick changes of mind.',
  angels: ['wanda'],
  truths: {
    catcher: { says: /leszek/i, never: /\b(?:caught by|called) (?!leszek)(?:marek|jan|pawel|tomasz)\b/i },
    home: livesIn('Łódź'),
    height: { says: /eleven|\b11\b/i, never: /\b(?:twenty|thirty|fifty|\d\d(?<!11)) metres\b/i },
  },
  allowed:
    /morag|glasgow|33|dundee|aberdeen|council|housing|charity|shelter|museum|archive|offer|job|salary|pay|31|thirty-one|27|twenty-seven|thousand|k\b|mum|sheena|stroke|rehab|gregor|boyfriend|partner|fiancé|chef|rent|flat|dennistoun|cat|haggis|tribute|deadline|friday|noon|monday|commute|train|75|seventy|hour|boss|linda|mint|tea|vegetarian|kayak|wed|2027|june|august|skye/i,
  turns: [
    {
      says: 'aye so. two job offers and i cannae choose. one at the museum archive in dundee, one staying put wi the council in glasgow',
      act: 'statement',
      learns: { museum: /museum|archive|dundee/i, council: /council/i },
      sensible: about('dundee|museum|council|job|offer|choose|two|bar|decision|hand|archive|stay'),
    },
    {
      says: 'dundee pays 27 grand and the council 31, but ma heart does a wee jump at the first',
      act: 'statement',
      learns: { museumPay: /27|twenty.?seven/i, councilPay: /31|thirty.?one/i },
    },
    { says: 'they want an answer by friday noon', act: 'worry', learns: { deadline: /friday/i } },
    {
      says: "I'm Morag. Gregor, that's ma fella, is a chef so he's out every night anyway",
      act: 'statement',
      learns: { name: /morag/i, partner: /gregor/i, partnerJob: /chef|cook/i },
    },
    { says: 'who was it that caught ye up there?', act: 'question-about-angel', consistent: 'catcher' },
    {
      says: 'which o the two pays better again?',
      act: 'question-recall',
      recalls: { councilPay: /council|glasgow/i },
      forbids: [/(?:museum|dundee|archive)[^.]*\b(?:pays|paid) (?:better|more)/i],
    },
    {
      says: "ma mum Sheena had a stroke in the summer, she's in rehab, and I'm her only one nearby. my sister's in Oslo",
      act: 'bad-news',
      learns: { mum: /sheena/i, illness: /stroke/i, sisterPlace: /oslo/i },
    },
    {
      says: 'train to dundee is an hour and twenty each way, I timed it',
      act: 'statement',
      learns: { commute: /hour|80/i },
    },
    { says: 'how far up were ye?', act: 'question-about-angel', consistent: 'height' },
    {
      says: "ma boss Linda greeted when I told her I might go. I've never seen Linda greet, she's a wall",
      act: 'story',
      learns: { boss: /linda/i },
      sensible: about('linda|boss|wall|cry|cried|tear|leave|go|greet'),
    },
    {
      says: 'och correction, they gave me till monday, not friday. got the email the now',
      act: 'correction',
      learns: { deadline: /monday/i },
      keepsNot: still('friday', 'monday'),
    },
    {
      says: 'what happened tae ma mum, just so I hear it said plain',
      act: 'question-recall',
      recalls: { illness: /stroke/i },
    },
    {
      says: 'and how long would I be sat on that train',
      act: 'question-recall',
      recalls: {
        commute:
          /hour and (?:twenty|20|a third)|1 ?h\w* (?:and )?20|80 minutes|eighty minutes|an hour twenty/i,
      },
    },
    {
      says: "right. decided. I'm taking the museum. telt Gregor and he danced in the kitchen",
      act: 'good-news',
      learns: { choice: /museum|dundee|archive/i },
    },
    {
      says: 'when do I have tae let them know by, again?',
      act: 'question-recall',
      recalls: { deadline: /monday/i },
      forbids: [still('friday', 'monday')],
    },
    { says: 'do ye bide in warsaw?', act: 'contradiction', consistent: 'home' },
    {
      says: 'ma pal wants tae know which one I went for. which did I go for?',
      act: 'question-recall',
      recalls: { choice: /museum|dundee|archive/i },
      forbids: [/(?:chose|picked|taking|went for|took) the council/i],
    },
    { says: 'where does ma sister stay?', act: 'question-recall', recalls: { sisterPlace: /oslo|norway/i } },
    { says: "what's her name but?", act: 'question-recall', sensible: admits },
    {
      says: 'who was it cried when I said I was aff?',
      act: 'question-recall',
      recalls: { boss: /linda|your boss/i },
    },
    {
      says: 'what does Gregor dae for a living, go on',
      act: 'question-recall',
      recalls: { partnerJob: /chef|cook/i },
    },
    { says: "you're a tonic, Wanda. night night", act: 'farewell' },
  ],
}
