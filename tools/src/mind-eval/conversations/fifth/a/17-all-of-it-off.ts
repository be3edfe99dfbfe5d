import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const allOfItOff: Conversation = {
  name: 'all-of-it-off',
  split: 'fifth',
  part: 'a',
  about: 'A paralegal of 27 in Melbourne after a separation, about to cut her hair; small letters.',
  angels: ['emre'],
  truths: {
    chair: {
      says: /\bone\b|single/i,
      never: /\b(?:I have|there are) (?:two|three|four|five|six) chairs\b/i,
    },
    fishing: {
      says: /little|few|hardly|quay|dusk|not much|rarely|seldom|sea/i,
      never: /\bI (?:don't|do not|never) fish\b|\b(?:dozens|lots of fish|plenty of fish)\b/i,
    },
  },
  allowed:
    /tess|27|melbourne|brunswick|hair|waist|19|nineteen|cut|jonah|broke|four|4|years|room|spare|sunday|law|firm|paralegal|divorce|mads|friend|dumpling|vegan|mushroom|salon|smith|thursday|friday|5|five|noon|12|headphone|cat|clementine|miss|fringe|year 9|donat|wig|charity|kids|35|70|copper|mum|colou?r|dark/i,
  turns: [
    { says: 'ok emre. just a trim. no. all of it', act: 'greeting' },
    {
      says: 'im tess, 27, i live in melbourne, brunswick if you know it',
      act: 'statement',
      learns: { name: /tess/i, age: /27|twenty.seven/i, home: /melbourne|brunswick/i },
    },
    {
      says: "my hair's down to my waist, havent cut it since i was 19",
      act: 'statement',
      learns: { hair: /waist/i, lastCut: /19|nineteen/i },
    },
    {
      says: 'broke up with jonah on sunday. four years. he said he needed "room"',
      act: 'bad-news',
      learns: { ex: /jonah/i, together: /four|\b4\b/i, reason: /\broom\b/i },
    },
    { says: 'room for what. we had a spare one', act: 'angry' },
    {
      says: 'how many chairs have you got in there, is anyone else listening',
      act: 'question-about-angel',
      consistent: 'chair',
    },
    {
      says: "good. i work at a law firm, paralegal, mostly other people's divorces. the irony isnt lost on me",
      act: 'joke',
      learns: { job: /paralegal|law/i },
    },
    {
      says: 'my best friend mads is coming round later with dumplings',
      act: 'good-mood',
      learns: { friend: /mads/i },
    },
    {
      says: "she's vegan so the mushroom ones are hers",
      act: 'statement',
      learns: { dumplings: /vegan|mushroom/i },
    },
    {
      says: 'im booked in at a salon on smith st, thursday 5pm',
      act: 'statement',
      learns: { booking: /thursday/i, bookingTime: /\b5\b|5 ?pm|five/i, salon: /smith/i },
    },
    {
      says: "jonah still has my good headphones. and the cat. well the cat's his. clementine",
      act: 'low-mood',
      learns: { headphones: /headphones/i, cat: /clementine/i },
    },
    { says: 'i miss the cat more tbh', act: 'low-mood' },
    {
      says: 'what time was my hair thing? mads wants to come',
      act: 'question-recall',
      recalls: { bookingTime: /\b5\b|5 ?pm|five|17:00/i },
    },
    {
      says: 'lol they just texted, thursdays gone, its friday at noon now',
      act: 'correction',
      learns: { booking: /friday/i, bookingTime: /noon|midday|\b12\b/i },
      keepsNot: still('thursday', 'friday'),
    },
    {
      says: 'do you actually catch anything when you go fishing',
      act: 'question-about-angel',
      consistent: 'fishing',
    },
    { says: 'mads says i should get a fringe. mads has been saying that since year 9', act: 'joke' },
    {
      says: 'i might donate it, theres a charity that makes wigs for kids if its over 35cm',
      act: 'statement',
      learns: { donate: /donat|wig|charity/i, donateLength: /35/ },
    },
    {
      says: 'how long did i say it has to be for that',
      act: 'question-recall',
      recalls: { donateLength: /35|thirty.five/i },
    },
    {
      says: 'mines 70 easy. so when am i getting it done',
      act: 'question-recall',
      recalls: { booking: /friday/i },
      forbids: [still('thursday', 'friday')],
    },
    {
      says: 'what of mine has he still got over there, im writing the message',
      act: 'question-recall',
      recalls: { headphones: /headphones/i },
    },
    {
      says: 'what was it he said he needed? i want to hear how dumb it sounds coming from someone else',
      act: 'question-recall',
      recalls: { reason: /\broom\b/i },
    },
    {
      says: 'haha yep. which dumplings do i leave for mads',
      act: 'question-recall',
      recalls: { dumplings: /mushroom|vegan/i },
    },
    {
      says: 'did i even tell you what colour my hair is',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'its kind of a dark copper, from mums side',
      act: 'statement',
      learns: { hairColour: /copper/i },
    },
    {
      says: 'how old was i when i last had it cut',
      act: 'question-recall',
      recalls: { lastCut: /19|nineteen/i },
    },
    {
      says: "doorbell, that's her. thanks emre, you didnt even make me look in the mirror. bye",
      act: 'farewell',
    },
  ],
}
