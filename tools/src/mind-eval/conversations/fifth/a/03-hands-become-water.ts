import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const handsBecomeWater: Conversation = {
  name: 'hands-become-water',
  split: 'fifth',
  part: 'a',
  about:
    'A software tester of 31 from Recife in Porto before his driving exam; English is his second language.',
  angels: ['oksana'],
  truths: {
    before: {
      says: /software|bank|\bwar\b|grandfather|code|hives/i,
      never: /\bI (?:was|worked as) an? (?:nurse|teacher|doctor|farmer|lawyer)\b/i,
    },
    journey: {
      says: /thirty.?one|\b31\b|bread van|border/i,
      never: /\b(?:all forty|every hive|fifty|twenty) (?:of them|hives|across)\b/i,
    },
  },
  allowed:
    /thiago|31|recife|porto|two years|test|software|pharmac|app|grandfather|goat|driv|exam|tuesday|wednesday|9|nine|half|third|3|fail|park|marta|girlfriend|dentist|banana|cat|farofa|oven|cold|flat|december|mother|ticket|suitcase|900|950|euro|shrimp|lip|pass|celebrat/i,
  turns: [
    { says: 'Hello Oksana, good night! I never talked with a beekeeper before.', act: 'greeting' },
    {
      says: 'I am Thiago, I have 31 years and I am from Recife, but since two years I live in Porto.',
      act: 'statement',
      learns: { name: /thiago/i, age: /31/, origin: /recife/i, home: /porto/i },
    },
    {
      says: 'I work with test of software, in a company that makes an app for pharmacies.',
      act: 'statement',
      learns: { job: /software|test|pharmac/i },
    },
    {
      says: 'You also worked with programs before the bees, no? What happened?',
      act: 'question-about-angel',
      consistent: 'before',
    },
    {
      says: 'I understand. My grandfather had goats and I was always afraid of the goats.',
      act: 'statement',
      learns: { goats: /goat/i },
    },
    {
      says: 'In Tuesday I have the driving exam. It is the third time, the first two I failed.',
      act: 'worry',
      learns: { examDay: /tuesday/i, attempts: /third|\b3\b|three|two|twice/i },
    },
    {
      says: 'The problem is always the parking. The examiner looks at me and my hands become water.',
      act: 'worry',
      learns: { problem: /park/i },
    },
    {
      says: 'My girlfriend Marta says I should eat a banana before, for the nerves. She is dentist.',
      act: 'statement',
      learns: { girlfriend: /marta/i, girlfriendJob: /dentist/i },
    },
    {
      says: 'Do you remember what is my problem in the exam?',
      act: 'question-recall',
      recalls: { problem: /park/i },
    },
    {
      says: 'Now it is raining and the flat is so cold that my cat Farofa sleeps inside of the oven. Turned off of course!',
      act: 'small-talk',
      learns: { cat: /farofa/i },
    },
    {
      says: 'What is the profession of Marta, I told you?',
      act: 'question-recall',
      recalls: { girlfriendJob: /dentist/i },
    },
    {
      says: 'How many hives did you bring, when you came to Poland?',
      act: 'question-about-angel',
      consistent: 'journey',
    },
    {
      says: 'In December I will go to Recife for see my mother. I already bought the ticket, it was 900 euros.',
      act: 'good-mood',
      learns: { tripMonth: /december/i, ticket: /900|nine hundred/i },
    },
    {
      says: 'Sorry, I wrote wrong, the exam is not Tuesday, it is Wednesday at nine and a half.',
      act: 'correction',
      learns: { examDay: /wednesday/i },
      keepsNot: still('tuesday', 'wednesday'),
    },
    {
      says: 'What is the name of my cat, do you know?',
      act: 'question-recall',
      recalls: { cat: /farofa/i },
    },
    {
      says: 'Ah, and the ticket was 950 euros, not 900. I forgot to count the suitcase.',
      act: 'correction',
      learns: { ticket: /950|nine hundred and fifty/i },
      keepsNot: still('\\b900\\b', '950'),
    },
    {
      says: "I don't eat shrimp, which is a scandal for a person of Recife. My lips get big like a fish.",
      act: 'statement',
      learns: { shrimp: /shrimp/i },
    },
    {
      says: 'Which day I have the exam? I want to write it on the fridge.',
      act: 'question-recall',
      recalls: { examDay: /wednesday/i },
      forbids: [still('tuesday', 'wednesday')],
    },
    {
      says: 'And how much cost my ticket? Marta asked and I forgot it.',
      act: 'question-recall',
      recalls: { ticket: /950|nine hundred and fifty/i },
      forbids: [still('\\b900\\b', '950')],
    },
    {
      says: 'Which month I go to my mother?',
      act: 'question-recall',
      recalls: { tripMonth: /december/i },
    },
    {
      says: 'Did I tell you how is called my driving teacher?',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'What food I can not eat? You would be surprised how many people forget it.',
      act: 'question-recall',
      recalls: { shrimp: /shrimp|prawn/i },
    },
    {
      says: 'What animals had my grandfather?',
      act: 'question-recall',
      recalls: { goats: /goat/i },
    },
    { says: 'You help me to stay quiet, thank you, really.', act: 'thanks' },
    {
      says: 'Oksana!! I passed!!! The parking was perfect!',
      act: 'good-news',
      after: { hours: 44 },
      learns: { passed: /pass/i },
    },
    { says: 'What you think I should do to celebrate?', act: 'asks-opinion' },
    {
      says: 'How many times I needed? Say it, now I like to hear it.',
      act: 'question-recall',
      recalls: { attempts: /third|three|\b3\b/i },
    },
    { says: 'A kiss for the bees. Bye!', act: 'farewell' },
  ],
}
