import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const auntieNeedle: Conversation = {
  name: 'auntie-needle',
  split: 'fifth',
  part: 'b',
  about:
    'A student nurse of 21 in Nairobi, on her phone in the bus and between shifts; types fast and sloppily.',
  angels: ['idris'],
  truths: {
    starter: {
      says: /freetown|mother|mum|jam jar|airport/i,
      never: /\bI (?:bought|found) (?:my|the|it) (?:starter|online|in a shop)\b/i,
    },
    wakes: {
      says: /\b(?:two|2)\b/i,
      never: /\bI (?:get|wake) up at (?:four|five|six|seven|eight|nine|[4-9])\b/i,
    },
    audiobooks: {
      says: /novel|audiobook|double speed|book/i,
      never: /\bI (?:never|don't) (?:read|listen)\b/i,
    },
  },
  allowed:
    /ciru|thursday|lion|drawing|boy|auntie|sindano|linen|five weeks|5 weeks|dairy|nairobi|nurs|student|third|3rd|year|ward|b\b|paed|children|sister|achieng|exam|pharmacology|tuesday|roommate|faith|matatu|bus|mum|nyeri|farm|brother|kevin|cow|phone|screen|crack|6,?500|shillings|church|choir|alto|milk|lactose|night|shift|needle|sunday/i,
  turns: [
    { says: 'hii idris 😂 save me some of that broken loaf am starving', act: 'greeting' },
    {
      says: 'am ciru, nursing student in nairobi, 3rd yr. just got off a night shift n my feet r dead',
      act: 'statement',
      learns: { name: /ciru/i, job: /nurs/i, home: /nairobi/i },
    },
    {
      says: 'they put me in the kids ward this month, its ward B. the small ones r so funny they call me auntie sindano, means auntie needle',
      act: 'story',
      learns: { ward: /kids|ward b|children/i },
    },
    { says: 'what time do u even wake up 4 this bread', act: 'question-about-angel', consistent: 'wakes' },
    { says: 'ayiii no. never', act: 'short-answer' },
    {
      says: 'the ward sister is called sister achieng n she scares everyone even the drs',
      act: 'statement',
      learns: { boss: /achieng/i },
    },
    {
      says: 'big exam coming, pharmacology, on tuesday. i know like 4 drugs',
      act: 'worry',
      learns: { exam: /pharmacology/i, examDay: /tuesday/i },
    },
    {
      says: 'also i dropped my phone in the matatu n the screen is gone. 6500 bob to fix. with what money',
      act: 'bad-news',
      learns: { repair: /6[,.]?500/i },
    },
    {
      says: 'my roommate faith lent me hers 4 studying shes an angel. like a real one no offence lol',
      act: 'joke',
      learns: { roommate: /faith/i },
    },
    {
      says: 'wait how much did i say the screen costs i need 2 beg my bro n i cant scroll up on this thing',
      act: 'question-recall',
      recalls: { repair: /6[,.]?500/i },
    },
    {
      says: 'my bro kevin has a dairy farm w my mum in nyeri. 9 cows. i cant even drink milk my stomach goes crazy, is that not the saddest thing',
      act: 'statement',
      learns: { brother: /kevin/i, family: /nyeri|farm|cow/i, milk: /milk/i },
    },
    {
      says: 'is ur sourdough from ur family too or u made it up urself',
      act: 'question-about-angel',
      consistent: 'starter',
    },
    { says: 'through 3 airports omg n they never asked whats in the jar', act: 'small-talk' },
    {
      says: 'update!! they moved the exam its on thursday now not tuesday. thank u jesus',
      act: 'correction',
      after: { hours: 15 },
      learns: { examDay: /thursday/i },
      keepsNot: still('tuesday', 'thursday'),
    },
    {
      says: 'i sing alto in the church choir n we have a thing on sunday so i wasnt gonna study anyway',
      act: 'statement',
      learns: { choir: /alto|choir/i },
    },
    {
      says: 'a little boy on the ward went home today after 5 weeks. he gave me his drawing of a lion. i cried in the linen room',
      act: 'story',
      learns: { drawing: /lion|drawing/i },
    },
    {
      says: 'anyway. when is my exam, say it so it feels real',
      act: 'question-recall',
      recalls: { examDay: /thursday/i },
      forbids: [still('tuesday', 'thursday')],
    },
    {
      says: 'n what was it on again, ur my study group now',
      act: 'question-recall',
      recalls: { exam: /pharma|drug|medicin/i },
    },
    { says: 'wat do u listen 2 when u bake, music?', act: 'question-about-angel', consistent: 'audiobooks' },
    {
      says: 'faith is asking what the boy drew 4 me, i told u not her, u tell',
      act: 'question-recall',
      recalls: { drawing: /lion/i },
    },
    { says: 'did i ever say wat the little boys name was', act: 'question-recall', sensible: admits },
    {
      says: 'good cos am not allowed lol. which voice do i sing in the choir?',
      act: 'question-recall',
      recalls: { choir: /alto/i },
    },
    {
      says: 'if u bake me something what must u leave out',
      act: 'question-recall',
      recalls: { milk: /milk|dairy|lactose/i },
    },
    { says: 'n who is the scary one at work 😭', act: 'question-recall', recalls: { boss: /achieng/i } },
    { says: 'ok bus is here. asante idris ur the best, bye byeee', act: 'farewell' },
  ],
}
