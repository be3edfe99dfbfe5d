import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const examWeek: Conversation = {
  name: 'exam-week',
  split: 'tuning',
  about:
    'Nerves before an exam over several days, with a return after it; statement and free question about the day.',
  angels: ['halima'],
  allowed: /exam|anatomy|friday|nurs|nervous|study|aisha|flatmate|sleep|coffee|pass|mum|birmingham|physio/i,
  turns: [
    { says: 'Hi Halima', act: 'greeting' },
    { says: 'fine', act: 'short-answer' },
    { says: 'ok not fine', act: 'low-mood', sensible: about('happen|matter|sit') },
    {
      says: 'I have my anatomy exam next friday and i cant remember a single bone',
      act: 'worry',
      learns: { exam: /friday/i, subject: /anatomy/i },
      sensible: about('anatomy|exam|bone|friday|study|breath|learn|remember|sleep'),
    },
    {
      says: "I'm training to be a physio, second year, in Birmingham",
      act: 'statement',
      learns: { study: /physio/i, city: /birmingham/i },
      sensible: about('physio|birmingham|second|train|hand|body|bone|study'),
    },
    {
      says: 'how do you stay calm when a baby is coming and everyone panics',
      act: 'question-about-angel',
      sensible: /calm|practi|breath|hand|slow|born|outrage/i,
    },
    { says: 'huh. i thought you were just like that', act: 'small-talk' },
    {
      says: 'any tips for learning the hand bones?',
      act: 'asks-advice',
      sensible: about('hand|bone|learn|draw|touch|name|repeat|rhyme|loud|day|song|small|page'),
    },
    { says: 'when was my exam again?', act: 'question-recall', recalls: { exam: /friday/i } },
    { says: 'ok bed. thx', act: 'farewell' },
    {
      says: 'morning. dreamt i had to give birth to a skeleton lol',
      act: 'coming-back',
      after: { hours: 10 },
      sensible: about('dream|skeleton|bone|birth|sleep|exam|morning|night'),
    },
    {
      says: 'my flatmate Aisha quizzed me for 2 hours, shes an angel. a real one haha',
      act: 'story',
      learns: { flatmate: /aisha/i },
      sensible: about('aisha|flatmate|quiz|friend|bone|hour|good|kind'),
    },
    {
      says: 'its tomorrow. i feel sick',
      act: 'worry',
      after: { hours: 72 },
      sensible: about('exam|tomorrow|breath|sick|nerv|anatomy|sleep|eat|bone|stomach|night'),
    },
    {
      says: 'I PASSED',
      act: 'good-news',
      after: { hours: 190 },
      sensible: /exam|anatomy|pass|glad|proud|congrat|well done|bone|knew|happy|wonderful|celebrat/i,
      forbids: [/\bsorry to hear\b/i],
    },
    { says: 'do you still know what i study', act: 'question-recall', recalls: { study: /physio/i } },
    { says: 'who helped me?', act: 'question-recall', recalls: { flatmate: /aisha/i } },
    { says: 'and which town am i in', act: 'question-recall', recalls: { city: /birmingham/i } },
  ],
}
