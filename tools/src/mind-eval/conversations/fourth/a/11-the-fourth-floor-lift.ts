import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const theFourthFloorLift: Conversation = {
  name: 'the-fourth-floor-lift',
  split: 'fourth',
  part: 'a',
  about: 'A payroll officer of 31 in Pune, Indian office English; the boring day first.',
  angels: ['diego'],
  truths: {
    home: livesIn('Mexico City'),
    paper: { says: /till paper|roll|sleeve|red light/i, never: /\b(?:laptop|typewriter|notebook app)\b/i },
    studies: {
      says: /civil engineering|engineering/i,
      never: /\bI studied (?:law|medicine|literature|art)\b/i,
    },
  },
  allowed:
    /sandeep|pune|payroll|hinjewadi|lift|fourth|4th|floor|manager|kulkarni|audit|wednesday|thursday|tiffin|bhindi|okra|mother|aai|nashik|wife|sneha|teacher|maths|expecting|baby|march|april|scooter|activa|flat|home loan|42|lakh|cricket|off.?spin|sunday|badminton|knee|left|milk|tea|sugar|diabet|father|retired|postman|brother|amol|dubai|hotel|trek|rajgad|phone|screen|broken|500|rupee|fine|helmet|promotion|senior/i,
  turns: [
    {
      says: 'Most boring thing: the lift in our office was stuck again and I took stairs till fourth floor, three times.',
      act: 'story',
      learns: { floor: /fourth|4/i },
      sensible: about('lift|stair|fourth|floor|three|climb|boring|stuck|step'),
    },
    {
      says: 'Myself Sandeep, working in payroll, Pune. Basically I make sure 2,300 people get their salary on time.',
      act: 'statement',
      learns: { name: /sandeep/i, job: /payroll|salar/i, home: /pune/i, staff: /2,?300/ },
    },
    {
      says: 'There is one audit on Wednesday and my manager Mr. Kulkarni has stopped smiling only.',
      act: 'worry',
      learns: { audit: /wednesday/i, manager: /kulkarni/i },
    },
    {
      says: 'You are writing where, on the phone or what?',
      act: 'question-about-angel',
      consistent: 'paper',
    },
    {
      says: 'Kindly tell, how many people get salary because of me?',
      act: 'question-recall',
      recalls: { staff: /2[,.]?300|twenty.?three hundred|two thousand three hundred/i },
    },
    {
      says: 'My wife Sneha is teaching maths, and good news, she is expecting, due in March.',
      act: 'good-news',
      learns: { wife: /sneha/i, wifeJob: /math|teach/i, due: /march/i },
    },
    {
      says: 'If it is a girl we are thinking Ira. For a boy nothing is finalised, my mother has a list of forty names.',
      act: 'statement',
      learns: { girlName: /\bira\b/i },
      sensible: about('ira|name|list|forty|girl|boy|mother|choose'),
    },
    {
      says: 'In my tiffin today it was bhindi, which I cannot tolerate since childhood, but I ate it because Sneha got up at five.',
      act: 'story',
      learns: { dislike: /bhindi|okra/i, ateBecause: /sneha|five/i },
      sensible: about('bhindi|okra|sneha|five|ate|eat|love|tiffin|lunch|box'),
    },
    {
      says: 'Also I was fined 500 rupees for riding without helmet, my own mistake, it was hanging on the scooter.',
      act: 'statement',
      learns: { fine: /500|five hundred/i, fineReason: /helmet/i },
    },
    { says: 'You have done some degree also?', act: 'question-about-angel', consistent: 'studies' },
    {
      says: 'On Sundays I bowl off-spin for the society team, though my left knee is giving trouble.',
      act: 'statement',
      learns: { bowling: /spin/i, knee: /left knee|knee/i },
    },
    { says: 'For what did they fine me?', act: 'question-recall', recalls: { fineReason: /helmet/i } },
    {
      says: 'Update: auditors are coming Thursday now, their flight is shifted. One more day to live.',
      act: 'correction',
      learns: { audit: /thursday/i },
      keepsNot: still('wednesday', 'thursday'),
    },
    {
      says: 'My mother-in-law is asking which vegetable I do not take. You tell her.',
      act: 'question-recall',
      recalls: { dislike: /bhindi|okra|lady'?s? finger/i },
    },
    {
      says: 'But still I ate it, why so?',
      act: 'question-recall',
      recalls: { ateBecause: /sneha|got up|five|your wife/i },
    },
    {
      says: 'When is the baby coming, you noted it or not?',
      act: 'question-recall',
      recalls: { due: /march/i },
    },
    { says: 'And name if it is a daughter?', act: 'question-recall', recalls: { girlName: /\bira\b/i } },
    { says: 'And for a son?', act: 'question-recall', sensible: admits },
    {
      says: 'Audit is on which day finally?',
      act: 'question-recall',
      recalls: { audit: /thursday/i },
      forbids: [still('wednesday', 'thursday')],
    },
    {
      says: 'Who is it that has stopped smiling?',
      act: 'question-recall',
      recalls: { manager: /kulkarni|your manager|your boss/i },
    },
    { says: 'So you are cycling in Madrid all day?', act: 'contradiction', consistent: 'home' },
    {
      says: 'Captain wants to know what type of bowler I am.',
      act: 'question-recall',
      recalls: { bowling: /spin/i },
    },
    { says: 'Okay yaar, lift is working, I am going home.', act: 'farewell' },
  ],
}
