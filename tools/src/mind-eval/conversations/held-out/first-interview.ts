import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const firstInterview: Conversation = {
  name: 'first-interview',
  split: 'held-out',
  about: 'A first interview in years: nerves, preparation, the day itself, waiting, an answer.',
  angels: ['saoirse'],
  person: 'Moira',
  allowed:
    /interview|library|job|tuesday|suit|nervous|kids|years|fern|swim|waiting|got|assistant|cork|bus|grey|shoes/i,
  turns: [
    { says: 'Hiya Saoirse', act: 'greeting' },
    {
      says: 'first job interview in eleven years on tuesday!!',
      act: 'worry',
      learns: { interview: /tuesday|interview/i },
      sensible: about('interview|tuesday|eleven|job|first|nerv|brave'),
    },
    {
      says: 'library assistant. i raised three kids in between so it is not as if i sat around',
      act: 'statement',
      learns: { job: /librar/i, kids: /three|kids|children/i },
      sensible: about('library|book|three|kid|rais|sat|work|children'),
    },
    {
      says: 'what if they ask about the gap',
      act: 'worry',
      sensible: about('gap|kid|three|say|ask|answer|truth|year|rais'),
    },
    {
      says: "i'm scared i'll just stand there with my mouth open",
      act: 'worry',
      sensible: about('scared|mouth|stand|breath|afraid|fear|word|ladder|say|here'),
    },
    {
      says: 'were you ever scared of the water',
      act: 'question-about-angel',
      sensible: /deep end|ladder|fifteen|afraid|scared/i,
    },
    { says: 'grey suit or blue dress', act: 'asks-opinion', sensible: /grey|blue|suit|dress/i },
    { says: 'ok blue it is', act: 'short-answer' },
    { says: 'when is it again, the interview', act: 'question-recall', recalls: { interview: /tuesday/i } },
    {
      says: 'its today. on the bus. help',
      act: 'worry',
      after: { hours: 60 },
      sensible: about('interview|bus|breath|today|here|blue|length|ready'),
    },
    {
      says: 'out. i think it went ok?? they laughed at my joke about overdue vikings',
      act: 'good-news',
      after: { hours: 3 },
      sensible: about('laugh|viking|joke|good|ok|went|interview|well|over|brave|great'),
    },
    {
      says: 'now the waiting',
      act: 'statement',
      sensible: about('wait|hear|phone|day|until|worst|long|distract'),
    },
    {
      says: 'no word yet',
      act: 'low-mood',
      after: { hours: 48 },
      sensible: about('word|wait|yet|hear|phone|day|hard|still|soon|library'),
    },
    { says: 'THEY TOOK SOMEONE ELSE', act: 'bad-news', after: { hours: 24 } },
    {
      says: 'but the someone else said no so its ME. i start monday',
      act: 'good-news',
      after: { hours: 2 },
      learns: { start: /monday/i },
      sensible: about('monday|start|congrat|job|library|knew|happy|glad|well done|brilliant'),
    },
    { says: 'what job is it, say it out loud for me', act: 'question-recall', recalls: { job: /librar/i } },
    { says: 'and how many kids did i raise', act: 'question-recall', recalls: { kids: /three|\b3\b/i } },
    { says: 'thanks pet xx', act: 'thanks' },
  ],
}
