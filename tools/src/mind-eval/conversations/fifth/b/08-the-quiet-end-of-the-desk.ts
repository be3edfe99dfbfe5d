import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const theQuietEndOfTheDesk: Conversation = {
  name: 'the-quiet-end-of-the-desk',
  split: 'fifth',
  part: 'b',
  about: 'A woman of 58 in Nova Scotia who sits at a hospital desk at night; writes in full sentences.',
  angels: ['silas'],
  truths: {
    farmer: {
      says: /russian|farmer|dog/i,
      never: /\b(?:there is no|never met (?:a|any)|don't know any) farmer/i,
    },
    before: {
      says: /universit|marble|ending/i,
      never: /\bI (?:used to be|was) an? (?:teacher|nurse|farmer|postman|bookseller)\b/i,
    },
    spareTime: {
      says: /fell|run|darn|jumper|quiz/i,
      never: /\bI (?:play|collect) (?:golf|chess|stamps|tennis)\b/i,
    },
  },
  allowed:
    /maureen|1994|rope|thirty-one|vacation|friday|physio|bakery|throat|card|halifax|nova scotia|hospital|reception|desk|admitting|night|moby|whale|middlemarch|page|200|two hundred|gerald|husband|snor|retired|postman|mail|cat|biscuit|daughter|colleen|edmonton|baby|grand|march|april|knit|yellow|blanket|book club|wednesday|shellfish|lobster|hip|sister|bernadette|read|book|quiet/i,
  turns: [
    {
      says: 'Good evening, Silas. I gave up on Moby-Dick, about two hundred pages in. I have felt guilty about it since 1994.',
      act: 'greeting',
      learns: { gaveUp: /moby|whale/i },
    },
    {
      says: 'It was the chapter on ropes that did it. I am Maureen, by the way. I work the night desk in admitting at a hospital in Halifax, the Canadian one.',
      act: 'statement',
      learns: { name: /maureen/i, job: /desk|admitting|hospital/i, home: /halifax/i },
    },
    {
      says: 'It is very still tonight. One sprained ankle and a man who wanted to know where the vending machine was.',
      act: 'small-talk',
    },
    {
      says: 'My husband Gerald is at home snoring, I expect. He carried mail for thirty-one years and has slept like a stone ever since he retired.',
      act: 'statement',
      learns: { husband: /gerald/i, husbandJob: /mail|post|letter/i },
    },
    {
      says: 'Is there anybody on your route who really reads everything?',
      act: 'question-about-angel',
      consistent: 'farmer',
    },
    {
      says: 'Ha! I like him already. Our cat would fit in there, she is called Biscuit and disapproves of everyone.',
      act: 'joke',
      learns: { cat: /biscuit/i },
    },
    {
      says: 'Now the good news. Our Colleen is expecting, out in Edmonton. It will be our first grandchild, due in March.',
      act: 'good-news',
      learns: { daughter: /colleen/i, daughterPlace: /edmonton/i, due: /\bmarch/i },
    },
    {
      says: 'I have started on a blanket for the baby. Yellow, because they are not telling anyone what it is.',
      act: 'statement',
      learns: { blanket: /blanket|yellow/i },
    },
    {
      says: 'Excuse me, someone came in. Where was I? What was that book I told you I never finished?',
      act: 'question-recall',
      recalls: { gaveUp: /moby|whale/i },
    },
    {
      says: 'Yes, that one. Did you always drive the lorry, or did you do something else first?',
      act: 'question-about-angel',
      consistent: 'before',
    },
    {
      says: 'My sister Bernadette had her hip done on Friday. She is already bossing the physiotherapist about.',
      act: 'statement',
      learns: { sister: /bernadette/i, operation: /hip/i },
    },
    {
      says: 'Oh, Colleen just texted, she cannot sleep either. The doctor moved the date, it is April now and not March.',
      act: 'correction',
      learns: { due: /april/i },
      keepsNot: still('\\bmarch', 'april'),
    },
    {
      says: 'I shall have to change my vacation days. Still, more time to knit.',
      act: 'small-talk',
    },
    {
      says: 'Can you remember what color I am making that blanket? I want to see if anybody listens to me at three in the morning.',
      act: 'question-recall',
      recalls: { blanket: /yellow/i },
    },
    {
      says: 'Bless you. I belong to a book club too, we meet on Wednesdays above the bakery, and they have picked Middlemarch.',
      act: 'statement',
      learns: { club: /wednesday/i, clubBook: /middlemarch/i },
    },
    {
      says: 'There is always a big plate of lobster rolls and I have to sit on my hands. Shellfish makes my throat close up.',
      act: 'statement',
      learns: { allergy: /shellfish|lobster/i },
    },
    {
      says: 'And when is the little one supposed to arrive, with all this changing about?',
      act: 'question-recall',
      recalls: { due: /april/i },
      forbids: [still('\\bmarch', 'april')],
    },
    {
      says: 'What did I say Bernadette was in hospital for? I have a card here and I want to write something funny.',
      act: 'question-recall',
      recalls: { operation: /hip/i },
    },
    {
      says: 'Did I mention what we are going to name the baby, if it is a girl?',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'No, I thought not. They will not tell me that either. What do you do with yourself when the books are put away?',
      act: 'question-about-angel',
      consistent: 'spareTime',
    },
    {
      says: 'Which book is my club reading? It has gone straight out of my head and I have to order it.',
      act: 'question-recall',
      recalls: { clubBook: /middlemarch/i },
    },
    {
      says: 'And you know what Gerald did for a living, of course?',
      act: 'question-recall',
      recalls: { husbandJob: /mail|post|letter/i },
    },
    {
      says: 'If I ever came by your van with a picnic, what should you leave out of the sandwiches for me?',
      act: 'question-recall',
      recalls: { allergy: /shellfish|lobster|seafood/i },
    },
    {
      says: 'You have been good company. The day girl is here and Biscuit will want her breakfast. Good night, or good morning.',
      act: 'farewell',
    },
  ],
}
