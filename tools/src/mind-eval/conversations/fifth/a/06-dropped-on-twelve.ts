import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const droppedOnTwelve: Conversation = {
  name: 'dropped-on-twelve',
  split: 'fifth',
  part: 'a',
  about: 'A man of 27 from Bradford who sells phones and has dropped a catch.',
  angels: ['desmond'],
  truths: {
    bowling: {
      says: /left.?arm|spin/i,
      never: /\bI (?:was|bowled) (?:an? )?(?:fast|pace|seam|leg.?spin|right.?arm)/i,
    },
    pearl: {
      says: /pearl|sound off|imagine/i,
      never: /\b(?:my wife (?:never|doesn't|does not) listen|I (?:have no wife|am not married))\b/i,
    },
  },
  allowed:
    /imran|12|twelve|94|ninety|8 runs|eight|catch|drop|thornbury|second|leg.?spin|nine|9|phone|shop|bradford|27|mum|wasim|captain|pharmac|aisha|fianc|optometr|wedding|marr|august|huddersfield|uncle|hall|corsa|car|mot|brake|380|dad|keighley|sunday|saturday|fine leg|fete|maryam|sister|leeds|medicine|medical|cricket|opener/i,
  turns: [
    {
      says: 'Evening Desmond. Scoreboard says Imran nil, gravity one.',
      act: 'greeting',
      learns: { name: /imran/i },
    },
    {
      says: 'I dropped a sitter today. Their opener was on 12 and he went on to get 94',
      act: 'story',
      learns: { openerScore: /94/ },
    },
    {
      says: 'We lost by 8 runs so you can imagine the changing room',
      act: 'bad-news',
    },
    {
      says: "I play for Thornbury seconds, bowl leg spin, go in at nine and that's generous",
      act: 'statement',
      learns: { team: /thornbury/i, batsAt: /\bnine\b|\b9\b|ninth/i },
    },
    { says: 'What did you bowl yourself?', act: 'question-about-angel', consistent: 'bowling' },
    { says: 'So you know the pain.', act: 'short-answer' },
    {
      says: "Day job is in a phone shop in Bradford. I'm 27 and can't get my own mum to charge hers",
      act: 'statement',
      learns: { job: /phone/i, home: /bradford/i, age: /27/ },
    },
    {
      says: 'Our captain is Wasim, pharmacist, never shouts, which is worse',
      act: 'statement',
      learns: { captain: /wasim/i },
    },
    {
      says: 'How many did that opener end up with? I keep blocking it out',
      act: 'question-recall',
      recalls: { openerScore: /94|ninety.?four/i },
    },
    {
      says: 'Does your wife listen to you on the radio?',
      act: 'question-about-angel',
      consistent: 'pearl',
    },
    {
      says: "Haha my fiancee would do the same. Aisha. She's an optometrist and says I need my eyes tested after today",
      act: 'joke',
      learns: { fiancee: /aisha/i, fianceeJob: /optometr|optician/i },
    },
    {
      says: "We're getting married next August inshallah, her uncle's got a hall in Huddersfield",
      act: 'good-mood',
      learns: { weddingPlace: /huddersfield/i },
    },
    {
      says: 'On top of everything my Corsa failed its MOT this morning. Rear brakes, £380',
      act: 'bad-news',
      learns: { car: /corsa/i, repair: /380/ },
    },
    { says: 'Commentate that if you can', act: 'game' },
    {
      says: "What's my captain called, or did the rain get in your ears",
      act: 'question-recall',
      recalls: { captain: /wasim/i },
    },
    {
      says: "We've got Keighley away on Sunday. I'm asking to field at fine leg where nobody can see me",
      act: 'statement',
      learns: { opponent: /keighley/i, matchDay: /sunday/i },
    },
    {
      says: "What's the damage on the car, need to text my dad the number",
      act: 'question-recall',
      recalls: { repair: /380|three hundred and eighty/i },
    },
    {
      says: 'Oh and some good news in all this, my sister Maryam got into Leeds for medicine!',
      act: 'good-news',
      learns: { sister: /maryam/i, studies: /medicine|medical|doctor/i },
    },
    {
      says: 'Which town did I say the wedding hall was in?',
      act: 'question-recall',
      recalls: { weddingPlace: /huddersfield/i },
    },
    {
      says: "Did I say what her uncle's called? I'm meant to ring him",
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: "Wasim just messaged. The Keighley game is Saturday now, not Sunday, there's a fete on their ground",
      act: 'correction',
      learns: { matchDay: /saturday/i },
      keepsNot: still('sunday', 'saturday'),
    },
    {
      says: 'So who are we playing and what day? Putting it in my calendar',
      act: 'question-recall',
      recalls: { opponent: /keighley/i, matchDay: /saturday/i },
      forbids: [still('sunday', 'saturday')],
    },
    { says: 'Did I tell you my bowling average?', act: 'question-recall', sensible: admits },
    {
      says: 'Good. What number do I bat, have I owned up to that?',
      act: 'question-recall',
      recalls: { batsAt: /\bnine\b|\b9\b|ninth/i },
    },
    {
      says: "What does Aisha do? And don't say put up with me",
      act: 'question-recall',
      recalls: { fianceeJob: /optometr|optician|eyes?\b/i },
    },
    {
      says: "And what's our Maryam going to study",
      act: 'question-recall',
      recalls: { studies: /medic|doctor/i },
    },
    { says: 'Any kind word for whoever dropped the catch?', act: 'asks-opinion' },
    { says: "Cheers Desmond. Going to throw a ball at the garage wall till it's dark.", act: 'farewell' },
  ],
}
