import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const voucherFromMySister: Conversation = {
  name: 'voucher-from-my-sister',
  split: 'fifth',
  part: 'a',
  about: 'A mother of 39 in Wigan who answers the phones at a tyre place; types fast and carelessly.',
  angels: ['priya'],
  truths: {
    oldJob: {
      says: /audit/i,
      never: /\bI (?:was|used to be|worked as) an? (?:teacher|nurse|lawyer|chef|banker|doctor|engineer)\b/i,
    },
    kiln: { says: /headmistress|madam/i, never: /\bkiln (?:has no|hasn't got a|does not have a) name\b/i },
    disasters: {
      says: /disaster|shelf|customers/i,
      never: /\bI (?:always )?(?:throw|bin|smash) (?:them|it|everything)\b/i,
    },
  },
  allowed:
    /stacey|39|phone|tyre|wigan|kid|jayden|12|lola|8|eight|dog|sock|pete|boss|february|febuary|sister|voucher|potter|taster|14|21|saturday|chorley|veg|bean|meat|fish|mum|70|seventy|november|bowl|humbug|shingles|nail|rugby|hooker|school|dad|job|leave|bus/i,
  turns: [
    { says: 'hiya priya hows ur clay', act: 'greeting' },
    {
      says: 'im stacey, 39, i do the phones at a tyre place in wigan',
      act: 'statement',
      learns: { name: /stacey/i, age: /39/, job: /tyre|phone/i, home: /wigan/i },
    },
    {
      says: 'got 2 kids jayden whos 12 and lola whos 8. and a dog that eats socks',
      act: 'statement',
      learns: { son: /jayden/i, daughter: /lola/i },
    },
    { says: 'so what did u do before all the pots then', act: 'question-about-angel', consistent: 'oldJob' },
    {
      says: 'omg id never dare. been wanting to leave mine since febuary, boss called pete talks to me like im the kettle',
      act: 'angry',
      learns: { boss: /pete/i },
    },
    {
      says: 'my sister got me a voucher for a pottery taster thing its on sat the 14th in chorley',
      act: 'statement',
      learns: { giver: /sister/i, potteryDate: /14/, potteryPlace: /chorley/i },
    },
    { says: 'im cacking it tbh everyone there will be dead arty', act: 'worry' },
    { says: 'any advice for someone who cant even do playdough', act: 'asks-advice' },
    { says: 'whats my boss called, bet u forgot', act: 'question-recall', recalls: { boss: /pete/i } },
    {
      says: 'had tea. fish fingers again, lolas gone veggie so she only had the beans',
      act: 'small-talk',
      learns: { vegetarian: /lola.*(?:veg|meat)|veg.*lola/i },
    },
    {
      says: 'where am i going for that pottery again need to look up the bus',
      act: 'question-recall',
      recalls: { potteryPlace: /chorley/i },
    },
    {
      says: 'me mums 70 in november and i wanna make her a bowl for her humbugs',
      act: 'statement',
      learns: { mumAge: /70|seventy/i, mumMonth: /november/i, present: /bowl|humbug/i },
    },
    {
      says: 'and what date did i say for the pottery',
      act: 'question-recall',
      recalls: { potteryDate: /14|fourteenth/i },
    },
    {
      says: 'has ur kiln got a name? my microwave has lol',
      act: 'question-about-angel',
      consistent: 'kiln',
    },
    {
      says: 'right they just texted, potterys moved to the 21st cos the teachers got shingles',
      act: 'correction',
      learns: { potteryDate: /21/ },
      keepsNot: still('\\b14', '\\b21'),
    },
    { says: 'gutted. id cut all me nails off for it an all', act: 'low-mood' },
    {
      says: 'jayden got picked for the school rugby team!! hes playing hooker dont laugh',
      act: 'good-news',
      learns: { rugby: /rugby|hooker/i },
    },
    {
      says: 'which of my two is it doesnt eat meat',
      act: 'question-recall',
      recalls: { vegetarian: /lola|daughter/i },
      forbids: [still('jayden', 'lola|daughter')],
    },
    {
      says: 'whats the new date for pottery then',
      act: 'question-recall',
      recalls: { potteryDate: /21|twenty.?first/i },
      forbids: [still('\\b14(?:th)?\\b|fourteenth', '\\b21|twenty.?first')],
    },
    {
      says: 'who was it got me the voucher i should send a thank u',
      act: 'question-recall',
      recalls: { giver: /sister/i },
    },
    {
      says: 'what do u do with the pots that go wrong',
      act: 'question-about-angel',
      consistent: 'disasters',
    },
    {
      says: 'what was i gonna make for me mum',
      act: 'question-recall',
      recalls: { present: /bowl|humbug/i },
    },
    { says: 'did i tell u what the dogs called', act: 'question-recall', sensible: admits },
    {
      says: 'what positions our jayden in, me dad wants to know',
      act: 'question-recall',
      recalls: { rugby: /hooker/i },
    },
    { says: 'and how old is mum gonna be', act: 'question-recall', recalls: { mumAge: /70|seventy/i } },
    { says: 'ta for listening ur a good un', act: 'thanks' },
    { says: 'night priya x', act: 'farewell' },
  ],
}
