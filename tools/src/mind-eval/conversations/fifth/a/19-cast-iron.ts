import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const castIron: Conversation = {
  name: 'cast-iron',
  split: 'fifth',
  part: 'a',
  about: 'A barista and student of 20 in Atlanta, awake at two; types as she talks.',
  angels: ['idris'],
  truths: {
    early: {
      says: /\btwo\b|\b2\b|bread|\bsix\b|dough|loa(?:f|ves)|bak/i,
      never: /\bI (?:get|wake) up at (?:three|four|five|six|seven|eight|[3-8])\b/i,
    },
    listening: {
      says: /novel|audiobook|double speed|character|talk(?:ing)? back/i,
      never: /\bI (?:don't|do not|never) listen\b|\bin silence\b/i,
    },
  },
  allowed:
    /kayla|20|twenty|atl|coffee|drive|morning|4:?30|school|dental|hygien|teeth|sugar|jaylen|brother|varsity|sophomore|point guard|basketball|5'7|grandma|nana|bea|74|raised|mustang|yellow|clinical|exam|nov|sleep|number|13|thirteen|house|tuesday|7|seven|game|shift|trad|roommate|aaliyah|pan|soak|week|cast iron|sign|toast|cowork|up at|awake|2 ?am/i,
  turns: [
    { says: 'heyyy its 2am n im up so ur up', act: 'greeting' },
    {
      says: 'im kayla, 20, atl',
      act: 'statement',
      learns: { name: /kayla/i, age: /\b20\b|twenty/i, home: /\batl/i },
    },
    {
      says: 'i do mornings at a drive thru coffee place, gotta be there 4:30',
      act: 'statement',
      learns: { job: /coffee|drive/i, workStart: /4:?30|half past four|four.thirty/i },
    },
    {
      says: 'n im in school for dental hygiene so its teeth all day n sugar all morning lol',
      act: 'joke',
      learns: { school: /dental|hygien/i },
    },
    { says: 'why r u up at this time fr', act: 'question-about-angel', consistent: 'early' },
    { says: 'thats insane. respect', act: 'compliment' },
    {
      says: 'my lil brother jaylen made varsity today!! hes only a sophomore',
      act: 'good-news',
      learns: { brother: /jaylen/i, varsity: /varsity/i },
    },
    {
      says: "point guard. hes like 5'7 its hilarious",
      act: 'joke',
      learns: { position: /point guard|guard/i },
    },
    {
      says: 'our grandma raised us, we call her nana bea, shes 74 n drives a yellow mustang',
      act: 'statement',
      learns: { grandma: /\bbea\b|nana/i, grandmaAge: /74/, grandmaCar: /mustang/i },
    },
    {
      says: 'i got my clinical exam nov 20 n i cant sleep bc of it',
      act: 'worry',
      learns: { exam: /nov\w* 20|20\w* nov|20th|clinical/i },
    },
    { says: 'what do u even listen to while u bake', act: 'question-about-angel', consistent: 'listening' },
    {
      says: 'ok whats my brother play, did u catch it. my coworker said he dont believe me',
      act: 'question-recall',
      recalls: { position: /guard/i },
    },
    {
      says: 'told u. n hes gonna wear number 3 like the house we grew up in',
      act: 'statement',
      learns: { number: /\b3\b|three/i },
    },
    {
      says: 'ugh jaylen says its 13 now. 3 was taken',
      act: 'correction',
      learns: { number: /13|thirteen/i },
      keepsNot: still('\\bnumber (?:3|three)\\b', '13|thirteen'),
    },
    {
      says: 'first game is tuesday at 7, i traded a shift so i can go',
      act: 'statement',
      learns: { game: /tuesday/i, gameTime: /\b7\b|seven/i },
    },
    {
      says: 'me n my roommate aaliyah aint talking rn. she used my good pan n left it soaking all week',
      act: 'angry',
      learns: { roommate: /aaliyah/i, pan: /\bpan\b|soak/i },
    },
    { says: 'its cast iron idris. CAST IRON', act: 'angry' },
    { says: 'what would u do', act: 'asks-advice' },
    {
      says: 'ok what number is he, im making the sign rn',
      act: 'question-recall',
      recalls: { number: /13|thirteen/i },
      forbids: [still('\\b3\\b|\\bthree\\b', '13|thirteen')],
    },
    {
      says: 'n what time tuesday',
      act: 'question-recall',
      recalls: { gameTime: /\b7\b|\b7 ?pm|seven/i },
    },
    {
      says: 'when did i say my exam is, im scared to look',
      act: 'question-recall',
      recalls: { exam: /nov\w* (?:the )?20|20\w* (?:of )?nov|\b20th|\b20\b|twentieth/i },
    },
    {
      says: 'did i say who i traded shifts with? i forgot who i owe',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'what does my nana drive tho. u remember that?',
      act: 'question-recall',
      recalls: { grandmaCar: /mustang/i },
    },
    {
      says: 'what time i gotta be at work, should i even go to bed',
      act: 'question-recall',
      recalls: { workStart: /4:?30|half past four|four.thirty/i },
    },
    {
      says: 'remind me what aaliyah did, i need my facts before she wakes up',
      act: 'question-recall',
      recalls: { pan: /\bpan\b|cast.iron|soak/i },
    },
    { says: 'lol ok peace treaty over toast then. night or morning idk', act: 'farewell' },
  ],
}
