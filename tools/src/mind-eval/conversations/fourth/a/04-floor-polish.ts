import { about, admits, livesIn, still, worksAs, type Conversation } from '../expect.ts'

export const floorPolish: Conversation = {
  name: 'floor-polish',
  split: 'fourth',
  part: 'a',
  about: 'A notary’s clerk of 44 from Lyon, formal and exact English, clearing his late aunt’s flat.',
  angels: ['farah'],
  person: 'Benoît',
  truths: {
    job: worksAs('perfumer', 'perfume|scent|bottle'),
    lab: livesIn('Grasse'),
    hallway: { says: /quince|polish|coat/i, never: /\b(?:lavender|vanilla|cinnamon)\b/i },
  },
  allowed:
    /beno|44|forty-four|lyon|clerk|notary|aunt|odile|flat|apartment|villeurbanne|third floor|lift|piano|pleyel|sell|keep|wardrobe|camphor|orange|tobacco|pipe|uncle|marcel|key|december|15|fifteen|twenty|20|letters|tin|biscuit|blue|venice|brother|luc|quarrel|speak|2019|will|lilies|pollen|migraine|sneez|brussels|wednesday|thursday|buyer|madame|perrin|euros?|600|smell/i,
  turns: [
    {
      says: 'Pipe tobacco and orange peel. That was the flat of my aunt Odile in Villeurbanne, and since her death in September I am emptying it.',
      act: 'story',
      learns: { smell: /tobacco|orange/i, aunt: /odile/i, flat: /villeurbanne/i },
      sensible: about('tobacco|orange|peel|odile|aunt|flat|pipe|empty|smell|smoke'),
    },
    {
      says: 'The pipe was not hers, I should add, it was my uncle Marcel who smoked. She only kept the tobacco after him.',
      act: 'statement',
      learns: { smoker: /marcel|uncle/i },
    },
    {
      says: 'The keys must be handed back on the fifteenth of December, and I have done one room out of four.',
      act: 'worry',
      learns: { deadline: /15|fifteen/i, rooms: /four|4/i },
    },
    {
      says: 'There is a Pleyel piano which nobody in the family can play, and which does not fit into the lift.',
      act: 'statement',
      learns: { piano: /piano|pleyel/i },
    },
    { says: 'May I ask what exactly your profession is?', act: 'question-about-angel', consistent: 'job' },
    {
      says: 'By which date must I return the keys? I wish to see it written.',
      act: 'question-recall',
      recalls: { deadline: /\b15\b|15th|fifteenth/i },
    },
    {
      says: 'Thank you. In a blue biscuit tin I have found letters from a man in Venice, who signs only with an R.',
      act: 'story',
      learns: { tin: /tin/i, letters: /venice/i },
      sensible: about('letter|venice|tin|biscuit|sign|man|who|secret|ink|love'),
    },
    {
      says: 'My brother Luc would know more, but we have not spoken since 2019, because of a matter with our parents’ house.',
      act: 'statement',
      learns: { brother: /luc/i, quarrel: /house/i, silence: /2019/ },
    },
    { says: 'What was your own hallway made of?', act: 'question-about-angel', consistent: 'hallway' },
    {
      says: 'A certain Madame Perrin will take the piano for six hundred euros and comes on Wednesday.',
      act: 'good-news',
      learns: { buyer: /perrin/i, price: /600|six hundred/i, pickup: /wednesday/i },
    },
    {
      says: 'I should mention that lilies give me migraines, so the florist’s wreath had to stay on the landing.',
      act: 'statement',
      learns: { lilies: /lil(?:y|ies)/i },
    },
    {
      says: 'In what did I find the correspondence?',
      act: 'question-recall',
      recalls: { tin: /\btin\b|biscuit/i },
    },
    {
      says: 'I must correct myself. Madame Perrin comes on Thursday; on Wednesday the carriers are not free.',
      act: 'correction',
      learns: { pickup: /thursday/i },
      keepsNot: still('wednesday', 'thursday'),
    },
    {
      says: 'Where does this mysterious R. write from?',
      act: 'question-recall',
      recalls: { letters: /venice|venezia/i },
    },
    {
      says: 'What have my brother and I fallen out over? I should like to hear how small it sounds.',
      act: 'question-recall',
      recalls: { quarrel: /house/i },
    },
    {
      says: 'And since which year do we not talk?',
      act: 'question-recall',
      recalls: { silence: /2019/ },
    },
    { says: 'In which town do you keep all those bottles?', act: 'question-about-angel', consistent: 'lab' },
    {
      says: 'Kindly confirm the day on which the piano leaves, and to whom.',
      act: 'question-recall',
      recalls: { pickup: /thursday/i, buyer: /perrin/i },
      forbids: [still('wednesday', 'thursday')],
    },
    { says: 'How much did we agree upon?', act: 'question-recall', recalls: { price: /600|six hundred/i } },
    {
      says: 'A colleague wishes to send flowers. Which ones should he by no means choose?',
      act: 'question-recall',
      recalls: { lilies: /lil(?:y|ies)/i },
    },
    { says: 'Have I told you what R. stands for?', act: 'question-recall', sensible: admits },
    {
      says: 'Was it my aunt herself who smoked?',
      act: 'question-recall',
      recalls: { smoker: /marcel|your uncle/i },
    },
    { says: 'I am obliged to you. Good evening.', act: 'farewell' },
  ],
}
