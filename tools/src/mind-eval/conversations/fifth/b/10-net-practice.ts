import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const netPractice: Conversation = {
  name: 'net-practice',
  split: 'fifth',
  part: 'b',
  about: 'A father of 39 in Perth who has been talked into coaching the under-tens; lower case, cheerful.',
  angels: ['desmond'],
  truths: {
    wife: {
      says: /pearl|sound off|imagine/i,
      never: /\bI(?:'m| am) (?:single|divorced|a widower|not married)\b|\bI never married\b/i,
    },
    played: {
      says: /left.?arm|spin|disappointment/i,
      never: /\bI (?:never played|was a (?:fast bowler|wicket.?keeper|batsman))\b/i,
    },
    garden: {
      says: /scotch bonnet|pepper|bonnet/i,
      never: /\bI (?:don't|do not|never) (?:grow|garden)\b/i,
    },
  },
  allowed:
    /nikhil|nik|ollie|quarter|library|mouthguard|biscuit|pillow|football|39|tomato|parents|email|perth|accountant|payroll|council|under.?10|under.?ten|kids|coach|eleven|11|saturday|cricket|arjun|son|nine|9|bat|anita|wife|physio|dentist|drop|catch|8|eight|8:30|half past|nets|thursday|quokkas|team|gluten|coeliac|celiac|mum|pune|january|visit|knee|ute|car/i,
  turns: [
    { says: 'evening desmond, scoreboard reads nik 0, spreadsheet 4', act: 'greeting' },
    {
      says: "i'm nikhil but everyone says nik. i do payroll for the council here in perth, its the end of the month so its carnage",
      act: 'statement',
      learns: { name: /nik/i, job: /payroll|council/i, home: /perth/i },
    },
    {
      says: "anyway reason i'm here. i got roped into coaching my boys cricket team. under tens. i havent held a bat since school",
      act: 'statement',
      learns: { coaching: /coach|under.?(?:tens?|10)|cricket/i },
    },
    {
      says: 'my son arjun is mad for it, he sleeps with the ball under his pillow. truly',
      act: 'story',
      learns: { son: /arjun/i },
    },
    { says: 'were you any good yourself?', act: 'question-about-angel', consistent: 'played' },
    {
      says: 'an education in something alright haha. the team is called the quokkas, first match is saturday at half past eight',
      act: 'statement',
      learns: { team: /quokka/i, match: /half past eight|8[:.]30|8:30|saturday/i },
    },
    {
      says: 'my wife anita is a dentist so she has already told me all the kids need mouthguards',
      act: 'statement',
      learns: { wife: /anita/i, wifeJob: /dentist/i },
    },
    {
      says: 'does your wife listen to you on the radio or is she sick of it',
      act: 'question-about-angel',
      consistent: 'wife',
    },
    { says: "that's brilliant. anita would do the same if she could", act: 'small-talk' },
    {
      says: 'one of the lads, ollie, is coeliac, so i have to watch what goes in the tea. no normal biscuits',
      act: 'statement',
      learns: { boy: /ollie/i, boyDiet: /coeliac|celiac|gluten/i },
    },
    {
      says: 'quick one, writing the email to the parents. what time did i say we start on saturday',
      act: 'question-recall',
      recalls: { match: /half past eight|8[:.]30|half eight|eight.thirty/i },
    },
    {
      says: 'ta. practice is thursdays after work at the nets behind the library',
      act: 'statement',
      learns: { practice: /thursday/i },
    },
    {
      says: 'well. had the first practice. i dropped the simplest catch in front of eleven nine year olds. the silence was awful',
      act: 'low-mood',
      after: { hours: 22 },
      learns: { dropped: /drop|catch/i },
    },
    {
      says: "and my knee's gone. left one. i'm 39 going on 80",
      act: 'statement',
      learns: { knee: /knee/i, age: /39|thirty.?nine/i },
    },
    {
      says: 'hang on the club changed it, kick off so to speak is quarter past nine on saturday not half eight. got to redo the email',
      act: 'correction',
      learns: { match: /quarter past nine|9[:.]15/i },
      keepsNot: still('half (?:past )?eight|8[:.]30', 'quarter past nine|9[:.]15|nine.fifteen'),
    },
    {
      says: 'some good news though, mums flying in from pune in january, first time she sees arjun play',
      act: 'good-news',
      learns: { mum: /pune/i, visit: /january/i },
    },
    { says: 'she thinks cricket stopped in 1983', act: 'joke' },
    {
      says: 'ok so when do we start saturday, final answer',
      act: 'question-recall',
      recalls: { match: /quarter past nine|9[:.]15|nine.fifteen/i },
      forbids: [still('half (?:past )?eight|8[:.]30', 'quarter past nine|9[:.]15|nine.fifteen')],
    },
    {
      says: 'i am at the shops for the tea now. which kid was it with the gluten thing',
      act: 'question-recall',
      recalls: { boy: /ollie/i },
    },
    {
      says: 'and which knee was it, the physio form wants to know and now they both hurt lol',
      act: 'question-recall',
      recalls: { knee: /left/i },
    },
    { says: 'did i tell you who we are playing against?', act: 'question-recall', sensible: admits },
    {
      says: 'anita asks do you grow anything, she has killed four tomato plants',
      act: 'question-about-angel',
      consistent: 'garden',
    },
    {
      says: 'what month is my mum coming again? looking at flights with her on the other line',
      act: 'question-recall',
      recalls: { visit: /january/i },
    },
    {
      says: "what's my team called, go on, do it in the big match voice",
      act: 'question-recall',
      recalls: { team: /quokka/i },
    },
    {
      says: 'goosebumps mate. and what night is practice? anita wants to book us a dinner',
      act: 'question-recall',
      recalls: { practice: /thursday/i },
    },
    { says: 'right, off to pump up a kids confidence and a football. cheers desmond', act: 'farewell' },
  ],
}
