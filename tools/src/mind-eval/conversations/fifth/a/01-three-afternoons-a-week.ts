import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const threeAfternoonsAWeek: Conversation = {
  name: 'three-afternoons-a-week',
  split: 'fifth',
  part: 'a',
  about: 'A retired school secretary of 68 in Nova Scotia who reads aloud to her husband; writes properly.',
  angels: ['silas'],
  truths: {
    stop: {
      says: /yorkshire|dales|bus shelter/i,
      never: /\bpark(?:s|ed)? (?:up )?in (?:london|scotland|wales|cornwall|canada|ireland)\b/i,
    },
    spareTime: {
      says: /fell|\brun(?:ning|s)?\b|darn|jumper|quiz/i,
      never: /\bI (?:play|collect|paint|knit|fish) \w+/i,
    },
    regular: { says: /farmer|russian/i, never: /\bnobody (?:ever )?comes\b/i },
  },
  allowed:
    /ruth|68|school|secretary|31|thirty|middlemarch|pictou|nova scotia|library|afternoon|book|club|doreen|marjorie|thursday|seven|7|sea|walter|husband|macular|eye|sight|aloud|supper|dick francis|elsie|granddaughter|nurs|halifax|september|cardigan|knit|green|cookie|oatmeal|cat|allerg|pill|rain|read/i,
  turns: [
    { says: "Good evening, Silas. I hope I'm not too late for the van.", act: 'greeting' },
    {
      says: "My name is Ruth and I'm 68. I was a school secretary for thirty-one years, and now I read what I like.",
      act: 'statement',
      learns: {
        name: /ruth/i,
        age: /68|sixty.?eight/i,
        job: /secretary|school/i,
        schoolYears: /thirty.?one|\b31\b/i,
      },
    },
    {
      says: "What I gave up on halfway was Middlemarch. Twice, I'm ashamed to say.",
      act: 'statement',
      learns: { halfway: /middlemarch/i },
    },
    {
      says: 'Tell me about your stop. Where is it that you park on those Wednesdays?',
      act: 'question-about-angel',
      consistent: 'stop',
    },
    {
      says: 'I live in Pictou, in Nova Scotia, and our library opens only three afternoons a week.',
      act: 'statement',
      learns: { home: /pictou|nova scotia/i },
    },
    {
      says: "Our book club meets at Doreen's on the first Thursday of the month. There are seven of us, and one of us never reads the book.",
      act: 'statement',
      learns: { clubHost: /doreen/i, clubDay: /thursday/i },
    },
    {
      says: "It's my turn to choose next. I was thinking of something with the sea in it, but not too wet.",
      act: 'asks-advice',
    },
    {
      says: "What was the book I told you I couldn't finish? I'd like to know you were paying attention.",
      act: 'question-recall',
      recalls: { halfway: /middlemarch/i },
    },
    {
      says: "My husband Walter has macular degeneration, so I read aloud to him after supper. Right now we're on a Dick Francis.",
      act: 'statement',
      learns: {
        husband: /walter/i,
        eyes: /macular|eyes|sight|read(?:s|ing)? (?:aloud|to)/i,
        reading: /dick francis/i,
      },
    },
    {
      says: 'He falls asleep around page four. I carry on, because I want to know who did it.',
      act: 'joke',
    },
    {
      says: "My granddaughter Elsie starts nursing school in Halifax in September, and I'm knitting her a cardigan in bottle green.",
      act: 'good-news',
      learns: {
        granddaughter: /elsie/i,
        studies: /nurs/i,
        studyPlace: /halifax/i,
        cardigan: /green|cardigan/i,
      },
    },
    {
      says: 'Which city is Elsie going to, did I say?',
      act: 'question-recall',
      recalls: { studyPlace: /halifax/i },
    },
    {
      says: 'And what do you get up to yourself when the van is parked for the night?',
      act: 'question-about-angel',
      consistent: 'spareTime',
    },
    {
      says: "Oh dear, I told you wrong. The book club is at Marjorie's this year, not at Doreen's.",
      act: 'correction',
      learns: { clubHost: /marjorie/i },
      keepsNot: still('doreen', 'marjorie'),
    },
    { says: "It has poured all day here and I've eaten four oatmeal cookies.", act: 'small-talk' },
    {
      says: "I'm allergic to cats, which is a nuisance, because she has two of them and they both like me.",
      act: 'statement',
      learns: { allergy: /\bcats?\b/i },
    },
    {
      says: 'Now, whose house is it at, after all my muddling?',
      act: 'question-recall',
      recalls: { clubHost: /marjorie/i },
      forbids: [still('doreen', 'marjorie')],
    },
    {
      says: 'And which day of the month do we meet?',
      act: 'question-recall',
      recalls: { clubDay: /thursday/i },
    },
    {
      says: 'What are Walter and I reading at the moment?',
      act: 'question-recall',
      recalls: { reading: /dick francis/i },
    },
    {
      says: 'Did I tell you what Walter did for a living?',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: "Is there somebody who comes to your van every single time? I like to think there's one.",
      act: 'question-about-angel',
      consistent: 'regular',
    },
    { says: 'Ha! He and Walter would get along very well.', act: 'joke' },
    {
      says: "What colour was the cardigan going to be? I put the yarn label somewhere safe, which means it's gone.",
      act: 'question-recall',
      recalls: { cardigan: /green/i },
    },
    {
      says: 'Remind me what it is I have to take a pill against before the book club.',
      act: 'question-recall',
      recalls: { allergy: /\bcats?\b/i },
    },
    {
      says: 'How many years did I say I was at the school? It feels like a hundred.',
      act: 'question-recall',
      recalls: { schoolYears: /thirty.?one|\b31\b/i },
    },
    { says: "You've been good company. Good night, Silas, and mind that step.", act: 'farewell' },
  ],
}
