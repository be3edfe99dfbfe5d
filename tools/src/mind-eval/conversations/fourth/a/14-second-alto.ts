import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const secondAlto: Conversation = {
  name: 'second-alto',
  split: 'fourth',
  part: 'a',
  about: 'A Nigerian nurse of 38 in Manchester who was told to mouth the words; lively, proud, exact.',
  angels: ['mele'],
  truths: {
    home: livesIn('Apia'),
    singers: {
      says: /eighty|\b80\b/i,
      never: /\b(?:twenty|thirty|forty|fifty|sixty|a hundred|[1-79]0) (?:singers|people|voices)\b/i,
    },
    before: {
      says: /telephone operator|operator|telephone/i,
      never: /\bI was an? (?:nurse|teacher|lawyer)\b/i,
    },
  },
  allowed:
    /ngozi|manchester|salford|nurse|dialysis|renal|ward|38|aunt|auntie|philo|shush|mouth|enugu|lagos|choir|alto|soprano|handel|messiah|december|13|14|sunday|saturday|church|st|solo|husband|emeka|uber|accountan|chidi|son|six|6|asthma|inhaler|blue|jollof|pepper|sister|adaeze|houston|pregnan|twins|boys?|girls?|visa|2018|eight years|snow|coat|night|shift|deborah|conductor|cat|scared of|dress|black|gold/i,
  turns: [
    {
      says: 'My auntie Philo, that is who. Front row of the church in Enugu, I was eight: "Ngozi, just move your mouth."',
      act: 'story',
      learns: { shusher: /philo|aunt/i, from: /enugu/i, name: /ngozi/i },
      sensible: about('philo|aunt|mouth|eight|church|sing|voice|shush|ngozi|row'),
    },
    {
      says: 'I kept quiet for thirty years. Then this September I joined a choir in Salford, second alto!',
      act: 'good-news',
      learns: { choir: /choir|salford/i, voice: /alto/i },
    },
    {
      says: 'We are doing Messiah on the thirteenth of December and I have to wear long black with something gold.',
      act: 'good-mood',
      learns: { piece: /messiah/i, concert: /13|thirteen/i, dress: /black|gold/i },
    },
    { says: 'I am a dialysis nurse, nights mostly.', act: 'statement', learns: { job: /dialysis|nurse/i } },
    { says: 'How large is yours, the choir?', act: 'question-about-angel', consistent: 'singers' },
    {
      says: 'Now, who shushed me? Say her name so I can frown.',
      act: 'question-recall',
      recalls: { shusher: /philo/i },
    },
    {
      says: 'Emeka, my husband, is an accountant by training but here he drives for Uber until the papers are recognised.',
      act: 'statement',
      learns: { husband: /emeka/i, husbandTraining: /account/i, husbandWork: /uber|driv/i },
    },
    {
      says: 'Our son Chidi has asthma, so I always carry two blue inhalers, one for him and one for when he loses the first.',
      act: 'statement',
      learns: { son: /chidi/i, asthma: /asthma|inhaler/i },
    },
    {
      says: 'Sister Adaeze in Houston is expecting twins, two boys. She has told everyone but our mother.',
      act: 'good-news',
      learns: { sister: /adaeze/i, sisterPlace: /houston|texas/i, twins: /twin/i, twinsAre: /boys/i },
    },
    { says: 'Were you always a conductor?', act: 'question-about-angel', consistent: 'before' },
    {
      says: 'What is it I must wear? I am standing in the shop now.',
      act: 'question-recall',
      recalls: { dress: /black/i },
    },
    { says: 'And with a touch of what colour?', act: 'question-recall', recalls: { dress: /gold/i } },
    {
      says: 'Ah-ah, Deborah our conductor has just corrected me: it is the fourteenth, the Sunday. I nearly told the whole ward wrong.',
      act: 'correction',
      learns: { concert: /14|fourteen/i, conductor: /deborah/i },
      keepsNot: still('13|thirteen', '14|fourteen'),
    },
    {
      says: 'My matron gave me the day off without one question. I could have kissed her.',
      act: 'good-mood',
    },
    {
      says: 'What did my husband train for, before all this driving?',
      act: 'question-recall',
      recalls: { husbandTraining: /account/i },
    },
    {
      says: 'Let me hear it: Messiah, which date?',
      act: 'question-recall',
      recalls: { concert: /14|fourteenth/i },
      forbids: [still('13|thirteen', '14|fourteen')],
    },
    {
      says: 'If my mother telephones, what must nobody mention?',
      act: 'question-recall',
      recalls: { twins: /twin|pregnan|expecting|bab(?:y|ies)/i },
    },
    {
      says: 'Boys or girls, did I say?',
      act: 'question-recall',
      recalls: { twinsAre: /boys/i },
      forbids: [still('girls', 'boys')],
    },
    { says: 'What is the name of my matron?', act: 'question-recall', sensible: admits },
    { says: 'Samoa, no? Which town is your choir in?', act: 'question-about-angel', consistent: 'home' },
    {
      says: 'Which voice do I sing, since you have heard it?',
      act: 'question-recall',
      recalls: { voice: /alto/i },
    },
    {
      says: 'And why do I go about with two inhalers in my handbag?',
      act: 'question-recall',
      recalls: { asthma: /asthma|chidi|your son|loses/i },
    },
    { says: 'You see? Nobody will shush you either. Bye-bye, Mele.', act: 'farewell' },
  ],
}
