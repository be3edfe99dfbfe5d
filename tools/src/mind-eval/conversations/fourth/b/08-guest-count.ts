import { admits, still, type Conversation } from '../expect.ts'

export const guestCount: Conversation = {
  name: 'guest-count',
  split: 'fourth',
  part: 'b',
  about:
    'A software tester of 29 in Pune whose sister is getting married; Indian English, numbers, family pressure.',
  angels: ['anand'],
  truths: {
    past: { says: /mathematic|\bmaths?\b|taught/i, never: /\bI taught (?:physics|history|english|music)\b/i },
    hour: { says: /\bfour\b|\b4\b|dawn/i, never: /\b(?:up|rise|wake)[^.]* at (?:seven|eight|nine|noon)\b/i },
    tiger: { says: /tiger/i, never: /mistook[^.]*\b(?:leopard|elephant|bear)\b/i },
  },
  allowed:
    /cooker|terrace|sea|forty|hall|client|yellow|haldi|rohan|pune|tester|testing|software|sister|sneha|wedding|nashik|guest|350|420|dj|uncle|mohan|caterer|paneer|brinjal|eggplant|father|retire|bank|loan|bike|bullet|enfield|goa|manager|anjali|onsite|stuttgart|germany|march|april|december|feb|muhurat|kurta|maroon|navy|cricket|left arm|spinner|chai|insomnia|release|bug|dog|tommy/i,
  turns: [
    {
      says: 'Good evening uncle. In my background only one thing is there, pressure cooker and my mother’s phone.',
      act: 'greeting',
    },
    {
      says: 'Myself Rohan. I am doing software testing in Pune since six years.',
      act: 'statement',
      learns: { name: /rohan/i, job: /test/i, home: /pune/i },
    },
    {
      says: 'Actually my sister Sneha is getting married on 14th February, so the whole house has gone mad only.',
      act: 'statement',
      learns: { sister: /sneha/i, wedding: /\b14/ },
    },
    { says: 'Yes yes, Valentine’s. Priest said the muhurat is good, what to do.', act: 'joke' },
    {
      says: 'Guest list is at 350 and each day one more uncle is getting added, today it was Mohan uncle who we have not seen since 2011.',
      act: 'story',
      learns: { guests: /\b350\b/, uncle: /mohan/i },
    },
    { says: 'What were you doing before the birds?', act: 'question-about-angel', consistent: 'past' },
    {
      says: 'Tell me, how many people are on our list as of now?',
      act: 'question-recall',
      recalls: { guests: /\b350\b|three hundred (and )?fifty/i },
    },
    { says: 'Correct.', act: 'short-answer' },
    {
      says: 'My manager Anjali wants me to go onsite to Stuttgart in March itself, because the client is unhappy with the release.',
      act: 'worry',
      learns: { manager: /anjali/i, onsite: /stuttgart/i, reason: /release|client|unhappy/i },
    },
    {
      says: 'Father took a loan for the hall though I told him I will pay. He worked in a bank for 35 years and still he is scared of banks.',
      act: 'story',
      learns: { father: /bank/i },
    },
    { says: 'Is it true that one tiger fooled you?', act: 'question-about-angel', consistent: 'tiger' },
    {
      says: 'My mother phoned the list again. 420 now. Not 350.',
      act: 'correction',
      learns: { guests: /\b420\b/ },
      keepsNot: still('\\b350\\b', '\\b420\\b'),
    },
    {
      says: 'For menu they are asking me. I told anything but brinjal, I cannot even see it.',
      act: 'statement',
      learns: { dislike: /brinjal|eggplant|aubergine/i },
    },
    {
      says: 'I will wear maroon kurta for the haldi, no sorry, yellow for haldi and maroon for reception.',
      act: 'correction',
      learns: { haldi: /yellow/i, reception: /maroon/i },
    },
    { says: 'The thing is nobody asked Sneha what she wants.', act: 'low-mood' },
    {
      says: 'She told me at night on the terrace that she wants only forty people and the sea.',
      act: 'story',
      learns: { wish: /forty|\b40\b|sea/i },
    },
    {
      says: 'What to wear at reception, you tell me, I am confused',
      act: 'question-recall',
      recalls: { reception: /maroon/i },
      forbids: [still('yellow', 'maroon')],
    },
    {
      says: 'And what was it Sneha really wants?',
      act: 'question-recall',
      recalls: { wish: /forty|\b40\b|\bsea\b/i },
    },
    { says: 'Which city is the client in?', act: 'question-recall', recalls: { onsite: /stuttgart/i } },
    { says: 'At what time you are getting up daily?', act: 'question-about-angel', consistent: 'hour' },
    {
      says: 'Caterer is on the line, which vegetable did I ban?',
      act: 'question-recall',
      recalls: { dislike: /brinjal|eggplant|aubergine/i },
    },
    {
      says: 'And what number should I give him, how many guests latest?',
      act: 'question-recall',
      recalls: { guests: /\b420\b|four hundred (and )?twenty/i },
      forbids: [still('\\b350\\b', '\\b420\\b')],
    },
    {
      says: 'And why exactly I have to go there, I told no?',
      act: 'question-recall',
      recalls: { reason: /\brelease\b|client|unhappy/i },
    },
    { says: 'What is the groom’s name, did I say?', act: 'question-recall', sensible: admits },
    { says: 'Ha, even I forgot to mention him. Nobody is asking about him.', act: 'joke' },
    {
      says: 'Date of the wedding you remember?',
      act: 'question-recall',
      recalls: { wedding: /\b14(th)?\b|fourteenth|valentine/i },
    },
    { says: 'And who is sending me abroad?', act: 'question-recall', recalls: { manager: /anjali/i } },
    { says: 'Which hall father has booked, I mentioned?', act: 'question-recall', sensible: admits },
    {
      says: 'And where my father was working all those years?',
      act: 'question-recall',
      recalls: { father: /\bbank\b/i },
    },
    { says: 'Ok uncle, cooker is whistling. Bye.', act: 'farewell' },
  ],
}
