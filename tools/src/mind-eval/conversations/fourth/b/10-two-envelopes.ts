import { admits, livesIn, still, type Conversation } from '../expect.ts'

export const twoEnvelopes: Conversation = {
  name: 'two-envelopes',
  split: 'fourth',
  part: 'b',
  about:
    'An architect of 38 in Halifax, Canada, with two offers and a deadline; orderly, asks for comparisons.',
  angels: ['wanda'],
  truths: {
    town: livesIn('Łódź', 'Lodz'),
    catcher: { says: /leszek/i, never: /(?:called|named|name was) (?!Leszek)[A-Z][a-z]+ch?\b[^.]*caught/ },
    height: { says: /\beleven\b|\b11\b/i, never: /\b(?:ten|twelve|fifteen|twenty) met(?:re|er)s\b/i },
  },
  allowed:
    /floor|train|sunday|harbour|simone|halifax|architect|offer|montreal|calgary|brandt|hollis|salary|92|98|104|vacation|weeks|commute|bike|condo|partner|theo|cello|orchestra|deadline|wednesday|thursday|friday|school|library|hospital|parking|garage|mother|dartmouth|stroke|stairs|knee|french|ferry|rent|cat|olive|winter|mountain|ski|boss|five|three|firm/i,
  turns: [
    {
      says: 'Hello. I have two job offers and until Wednesday to choose, so that is what I am holding on to.',
      act: 'greeting',
      learns: { deadline: /wednesday/i },
    },
    {
      says: 'I should introduce myself: Simone, architect, thirty-eight, Halifax.',
      act: 'statement',
      learns: { name: /simone/i, job: /architect/i, home: /halifax/i },
    },
    {
      says: 'Offer one is Brandt in Montreal: 98 thousand, three weeks off, and they want me on a library.',
      act: 'statement',
      learns: { firmOne: /brandt/i, payOne: /\b98/, weeksOne: /three|\b3\b/i, buildOne: /library/i },
    },
    {
      says: 'Offer two is Hollis in Calgary: 104, five weeks, but it is parking garages.',
      act: 'statement',
      learns: { firmTwo: /hollis/i, payTwo: /\b104/, weeksTwo: /five|\b5\b/i, buildTwo: /garage|parking/i },
    },
    {
      says: 'Which firm pays better, to keep me honest?',
      act: 'question-recall',
      recalls: { payTwo: /hollis|calgary|\b104/i },
    },
    {
      says: 'And what would I be building for the other one?',
      act: 'question-recall',
      recalls: { buildOne: /librar/i },
    },
    { says: 'Exactly, that is the trouble.', act: 'short-answer' },
    {
      says: 'My partner Theo plays the cello and could work in either city, he claims.',
      act: 'statement',
      learns: { partner: /theo/i, plays: /cello/i },
    },
    { says: 'He says it with his eyes on the floor.', act: 'statement' },
    { says: 'How high up were you, usually?', act: 'question-about-angel', consistent: 'height' },
    {
      says: 'My mother had a stroke in the spring and lives in Dartmouth, across the harbour; I take the ferry to her on Sundays.',
      act: 'bad-news',
      learns: { mother: /dartmouth|stroke/i, ferry: /ferry|sunday/i },
    },
    { says: 'Neither of the offers comes with a ferry.', act: 'low-mood' },
    {
      says: 'Brandt just called. They went up to 101.',
      act: 'correction',
      learns: { payOne: /\b101/ },
      keepsNot: still('\\b98\\b', '\\b101\\b'),
    },
    {
      says: 'Who was it that caught you all those years?',
      act: 'question-about-angel',
      consistent: 'catcher',
    },
    { says: 'And you parted, and still play cards. I admire that.', act: 'compliment' },
    {
      says: 'Hollis, for their part, gave me until Friday, so the deadline is Friday for both now.',
      act: 'correction',
      learns: { deadline: /friday/i },
      keepsNot: still('wednesday', 'friday'),
    },
    {
      says: 'What is Montreal paying by now?',
      act: 'question-recall',
      recalls: { payOne: /\b101\b/ },
      forbids: [still('\\b98\\b', '\\b101\\b')],
    },
    {
      says: 'And where would I have more holiday?',
      act: 'question-recall',
      recalls: { weeksTwo: /hollis|calgary|five weeks|5 weeks/i },
    },
    { says: 'Which of them has asked me to bring a portfolio?', act: 'question-recall', sensible: admits },
    { says: 'Neither. I was checking.', act: 'short-answer' },
    { says: 'How do I get to my mother’s?', act: 'question-recall', recalls: { ferry: /ferry/i } },
    { says: 'You live in Kraków, I believe you said?', act: 'contradiction', consistent: 'town' },
    { says: 'What does Theo play?', act: 'question-recall', recalls: { plays: /cello/i } },
    {
      says: 'By when must I have decided?',
      act: 'question-recall',
      recalls: { deadline: /\bfri(day)?\b/i },
      forbids: [still('wednesday', 'friday')],
    },
    { says: 'Did I tell you what my mother wishes I would do?', act: 'question-recall', sensible: admits },
    {
      says: 'Remind me of the drawback in Calgary.',
      act: 'question-recall',
      recalls: { buildTwo: /parking|garages?|car parks?/i },
    },
    {
      says: 'I think I shall take the library. And the train home every month.',
      act: 'good-news',
      learns: { choice: /library|brandt|montreal/i },
    },
    {
      says: 'Say it back to me so that it is real: which one am I taking?',
      act: 'question-recall',
      recalls: { choice: /librar|brandt|montreal/i },
    },
    { says: 'Thank you, Wanda. Chin up, shoulders down.', act: 'thanks' },
  ],
}
