import { about, admits, still, type Conversation } from '../expect.ts'

export const verseTwo: Conversation = {
  name: 'verse-two',
  split: 'fourth',
  part: 'a',
  about:
    'A bus driver of 30 in Birmingham who makes beats; text-speak, no capitals, long messages with a question hidden in them.',
  angels: ['amara'],
  truths: {
    job: {
      says: /song|chorus|verse|write/i,
      never: /\bI(?:'m| am) an? (?:singer|teacher|nurse|driver|dj)\b/i,
    },
    lamp: { says: /lamp/i, never: /\bI made (?:it|that) up\b/i },
    order: { says: /never|order/i, never: /\balways finish (?:a song|them|it) in order\b/i },
  },
  allowed:
    /dev|devon|birmingham|brum|handsworth|30|bus|driver|11c|route|beats?|laptop|fl studio|daughter|amelie|amélie|4|four|5|five|nursery|mum|yvonne|sickle|cousin|jerome|studio|digbeth|£?25|hour|ep|title|night bus|last bus home|late running|track|tracks|five|six|ex|chantelle|wednesdays|thursdays|weekends|custody|see|granddad|linton|1962|kingston|jamaica|trumpet|prawns?|shellfish|lips|dance|wedding|lovers rock|janet kay|silly games|asda|villa|aston|mouse|keys?|phone|cracked|december|12|19|launch|gig|sold|trainers|passenger|old lady|mints|dot/i,
  turns: [
    {
      says: 'silly games by janet kay, at my cousins wedding, i danced with a broom lol. wagwan im dev',
      act: 'story',
      learns: { song: /silly games|janet kay/i, name: /\bdev\b/i },
      sensible: about('silly|janet|broom|wedding|danc|dev|song|cousin|tune'),
    },
    {
      says: 'i drive the 11C round birmingham all day and make beats all night',
      act: 'statement',
      learns: { route: /11c|bus/i, beats: /beat/i, home: /birmingham/i },
    },
    {
      says: 'got a little girl amelie shes 4, i have her wednesdays and every other weekend cos me and chantelle aint together no more',
      act: 'statement',
      learns: { daughter: /amelie/i, daughterAge: /\b4\b|four/i, days: /wednesday/i, ex: /chantelle/i },
    },
    { says: 'so what do u actually do, sing?', act: 'question-about-angel', consistent: 'job' },
    {
      says: 'the eps called late running, five tracks, its basically all stuff i heard on the bus',
      act: 'statement',
      learns: { ep: /late running/i, tracks: /five|\b5\b/i },
    },
    {
      says: 'theres this old lady dot gets on at the hospital every day n gives me a mint. never says why she goes there. thats track 3',
      act: 'story',
      learns: { passenger: /\bdot\b/i, mint: /mint/i, trackThree: /dot|lady|mint/i },
      sensible: about('dot|mint|hospital|track|lady|why|every day|song'),
    },
    {
      says: 'hold on what was the tune i danced to, trying to find it for amelie',
      act: 'question-recall',
      recalls: { song: /silly games|janet kay/i },
    },
    {
      says: 'my grandad linton came over from kingston in 62 with a trumpet n no coat. the trumpets mine now but i cant play it for toffee',
      act: 'story',
      learns: { grandad: /linton/i, trumpet: /trumpet/i, cameFrom: /kingston|jamaica/i },
      sensible: about('linton|trumpet|coat|kingston|grand|play|cold|brass'),
    },
    {
      says: 'cousin jerome does me studio time in digbeth for 25 quid an hour which is family rate apparently',
      act: 'joke',
      learns: { studio: /jerome|digbeth/i, rate: /25|twenty.?five/i },
    },
    {
      says: 'whats the best line u ever nicked off someone',
      act: 'question-about-angel',
      consistent: 'lamp',
    },
    {
      says: 'launch is 12 december at the hare and hounds',
      act: 'good-news',
      learns: { launch: /12|twel/i, venue: /hare/i },
    },
    {
      says: 'been a mad one today, some guy left a whole wedding cake on the top deck, had to hand it in, control didnt believe me, and then i got home and the heatings off again. anyway what does jerome charge me, i owe him for 3 hrs',
      act: 'question-recall',
      recalls: { rate: /25|twenty.?five|75|seventy.?five/i },
    },
    {
      says: 'nah wait launch is the 19th. the 12th is villa at home, cant clash w that',
      act: 'correction',
      learns: { launch: /19|nineteen/i },
      keepsNot: still('12|twelfth', '19|nineteen'),
    },
    {
      says: 'prawns make my lips go like pillows btw, jerome thought it was hilarious',
      act: 'joke',
      learns: { allergy: /prawn|shellfish/i },
    },
    { says: 'do u finish ur songs start to end or what', act: 'question-about-angel', consistent: 'order' },
    { says: 'who gives me the mints', act: 'question-recall', recalls: { passenger: /\bdot\b/i } },
    {
      says: 'making the flyer n my brains fried. name of the ep, date, place. go',
      act: 'question-recall',
      recalls: { ep: /late running/i, launch: /19|nineteen/i, venue: /hare/i },
      forbids: [still('\\b12\\b|12th|twelfth', '19|nineteen')],
    },
    { says: 'hows many tracks do i put', act: 'question-recall', recalls: { tracks: /five|\b5\b/i } },
    {
      says: 'jeromes mum is doing the food. what do i tell her no to',
      act: 'question-recall',
      recalls: { allergy: /prawn|shellfish/i },
    },
    {
      says: 'is it tuesdays i get amelie?',
      act: 'question-recall',
      recalls: { days: /wednesday/i },
      forbids: [/^(?:yes|yeah)\b(?!.*wednesday)/i],
    },
    {
      says: 'whose trumpet is that on the intro, ppl keep asking',
      act: 'question-recall',
      recalls: { grandad: /linton|grand(?:ad|dad|father|pa)/i },
    },
    { says: 'n why does dot go to the hospital', act: 'question-recall', sensible: admits },
    {
      says: 'yeah thats the song innit, i dont know neither. who won the villa game did i say',
      act: 'question-recall',
      sensible: admits,
    },
    { says: 'safe amara. early shift', act: 'farewell' },
  ],
}
