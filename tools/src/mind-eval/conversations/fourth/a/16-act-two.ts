import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const actTwo: Conversation = {
  name: 'act-two',
  split: 'fourth',
  part: 'a',
  about: 'A screenwriter of 46 in Los Angeles, ironic and wordy; titles, drafts and an agent.',
  angels: ['jun'],
  truths: {
    home: livesIn('Seoul'),
    films: { says: /forty|\b40\b/i, never: /\b(?:ten|twelve|twenty|thirty|fifty|a hundred) films\b/i },
    crying: { says: /railway|platform|train/i, never: /\bI never cry\b/i },
  },
  allowed:
    /helen|los angeles|la\b|silver lake|screenwriter|script|draft|salt|lighthouse|ferryman|title|agent|gil|notes|act two|second act|page 61|61|hero|widow|beekeeper|ending|drown|producer|netflix|marguerite|sharon|december|friday|monday|lunch|musso|ex|dan|portland|novelist|cat|bergman|gatos|dog|kubrick|dachshund|coffee|decaf|heart|arrhythm|palpitation|reading|middlemarch|third time|sister|ruth|rabbi|cleveland|46|rewrite|deadline|ramen|spicy|train|typewriter|olympia|father/i,
  turns: [
    {
      says: "It starts, allegedly, on page one, but my agent Gil says it starts on page 61, which leaves sixty pages of what he called 'throat clearing'.",
      act: 'story',
      learns: { agent: /gil/i, page: /61|sixty.?one/i },
      sensible: about('gil|page|sixty|start|throat|agent|cut|begin'),
    },
    {
      says: "It's about a widow who keeps bees and stops speaking. The working title is The Salt Room, although there is neither salt nor, at present, a room.",
      act: 'statement',
      learns: { story: /widow|bees/i, title: /salt room/i },
    },
    {
      says: "I'm Helen, I'm in Silver Lake, and I have a dachshund named Kubrick who hates the mailman and everyone I've dated.",
      act: 'statement',
      learns: { name: /helen/i, home: /silver lake/i, dog: /kubrick/i, breed: /dachshund/i },
    },
    {
      says: 'How many of these have you sat through, professionally?',
      act: 'question-about-angel',
      consistent: 'films',
    },
    {
      says: 'On which page, according to my beloved representative, does my film begin?',
      act: 'question-recall',
      recalls: { page: /61|sixty.?one/i },
    },
    {
      says: "I'm on decaf, incidentally, because in August my heart started doing jazz. Arrhythmia, benign, humiliating.",
      act: 'statement',
      learns: { decaf: /decaf|coffee|caffeine/i, heart: /arrhythm|heart/i },
    },
    {
      says: 'My ex-husband Dan writes novels in Portland, and his sell, which is the only reason I mention it.',
      act: 'joke',
      learns: { ex: /dan\b/i, exJob: /novel/i, exPlace: /portland/i, exSells: /sell/i },
    },
    {
      says: "For comfort I'm on my third go at Middlemarch. Never got past the middle, no pun.",
      act: 'statement',
      learns: { book: /middlemarch/i },
    },
    {
      says: 'Is there anything that makes you weep, or is it all deadpan?',
      act: 'question-about-angel',
      consistent: 'crying',
    },
    {
      says: 'The rewrite is due Friday. Gil has used the word "finally" twice.',
      act: 'worry',
      learns: { due: /friday/i },
    },
    {
      says: 'Why did I give up real coffee? I ask because there is an espresso in front of me.',
      act: 'question-recall',
      recalls: { heart: /heart|arrhythm/i },
    },
    {
      says: "Title's dead. As of this morning it's called The Quiet Hive. Do not say you preferred the other.",
      act: 'correction',
      learns: { title: /quiet hive/i },
      keepsNot: still('salt room', 'quiet hive'),
    },
    {
      says: "And my sister Ruth, who is a rabbi in Cleveland, thinks the widow should laugh at the end. She's usually right, it's her job.",
      act: 'statement',
      learns: { sister: /ruth/i, sisterJob: /rabbi/i, sisterSays: /laugh/i },
    },
    {
      says: 'What is my script called, as of today?',
      act: 'question-recall',
      recalls: { title: /quiet hive/i },
      forbids: [still('salt room', 'quiet hive')],
    },
    {
      says: 'What does Ruth want the heroine to do in the final scene?',
      act: 'question-recall',
      recalls: { sisterSays: /laugh/i },
    },
    { says: 'Which novel keeps defeating me?', act: 'question-recall', recalls: { book: /middlemarch/i } },
    {
      says: "Somebody at lunch asked what it's about and I blanked. In one line, please, what's my film about?",
      act: 'question-recall',
      recalls: { story: /widow|\bbees?\b|beekeep/i },
    },
    { says: "And Gil's surname is?", act: 'question-recall', sensible: admits },
    { says: "When's the thing due? Be gentle.", act: 'question-recall', recalls: { due: /friday/i } },
    { says: 'You edit in Tokyo, if I have that right.', act: 'contradiction', consistent: 'home' },
    { says: "My dog's named after whom?", act: 'question-recall', recalls: { dog: /kubrick/i } },
    {
      says: 'Did I mention which of us, Dan or me, sells more?',
      act: 'question-recall',
      recalls: { exSells: /dan\b|your ex|\bhis\b|he does/i },
      forbids: [/\byou sell more|\byours (?:do|sell)/i],
    },
    { says: 'Cut. Good night, Jun.', act: 'farewell' },
  ],
}
