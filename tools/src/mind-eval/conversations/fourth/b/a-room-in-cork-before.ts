import { admits, still, type PersonTurn } from '../expect.ts'

/** The evenings in Recife, before he flies. */
export const beforeCork: readonly PersonTurn[] = [
  {
    says: 'oi! i am caio. your beat i am not so sure but i came in',
    act: 'greeting',
    learns: { name: /caio/i },
  },
  {
    says: 'a risk? i sold my motorcycle to pay the visa',
    act: 'statement',
    learns: { sold: /motor(cycle|bike)|moto\b/i },
  },
  {
    says: 'i have 31 and i am from recife, northeast of brazil, where is always hot',
    act: 'statement',
    learns: { origin: /recife/i, age: /\b31\b|thirty.?one/i },
  },
  {
    says: 'on 3rd of february i move to cork, in ireland. there is a job for me in the kitchen of one hotel',
    act: 'good-news',
    learns: { city: /cork/i, date: /\b3(rd)?\b|third/i, job: /kitchen|hotel/i },
  },
  {
    says: 'my mother, dona lourdes, does not speak with me since i told',
    act: 'low-mood',
    learns: { mother: /lourdes/i },
  },
  {
    says: 'she only asked who will carry the gas bottle up to the fourth floor',
    act: 'statement',
    learns: { floor: /fourth|\b4(th)?\b/i },
  },
  {
    says: 'say it to me, where i am going? i like to hear it',
    act: 'question-recall',
    recalls: { city: /\bcork\b/i },
  },
  {
    says: 'my friend thiago is there since two years, in the begin i sleep in his sofa',
    act: 'statement',
    learns: { friend: /thiago/i },
  },
  {
    says: 'here i am physiotherapist, but there my diploma is only a paper',
    act: 'statement',
    learns: { profession: /physio/i },
  },
  { says: 'who teached you to dance?', act: 'question-about-angel', consistent: 'grandmother' },
  {
    says: 'i dance frevo, with the little umbrella. never tango',
    act: 'statement',
    learns: { dance: /frevo/i },
  },
  {
    says: 'bruna, my girlfriend, ex girlfriend, she keeps the dog',
    act: 'bad-news',
    learns: { ex: /bruna/i },
  },
  {
    says: 'farofa. the dog. caramel color and three legs, a bus took the other',
    act: 'story',
    learns: { dog: /farofa/i, legs: /three|\b3\b/i },
  },
  { says: 'to be honest i cry more for the dog kkkk', act: 'joke' },
  {
    says: 'how many legs has he? you will laugh at me',
    act: 'question-recall',
    recalls: { legs: /\bthree\b|\b3\b/i },
  },
  {
    says: 'i can not eat nothing with milk, lactose. and i go to the land of the butter',
    act: 'worry',
    learns: { diet: /lactose|milk|dairy/i },
  },
  {
    says: 'my grandfather played the number 27 each day of his life and won one time. a bicycle',
    act: 'story',
    learns: { number: /\b27\b|twenty.?seven/i, prize: /bicycle|bike/i },
  },
  { says: 'you are in montevideo no?', act: 'contradiction', consistent: 'city' },
  {
    says: 'today i bought a coat, the first of my life. mustard color, i look like a hot dog',
    act: 'good-mood',
    learns: { coat: /mustard/i },
  },
  {
    says: 'what did i sell, do you remember? because today i took a bus and i missed it',
    act: 'question-recall',
    recalls: { sold: /motor(cycle|bike)|moto\b/i },
  },
  {
    says: 'tomorrow is my last session with seu ademir, i teached him to walk again after the fall',
    act: 'statement',
    learns: { patient: /ademir/i },
  },
  { says: 'boa noite', act: 'farewell' },
  {
    says: 'hey. he walked until the gate to say goodbye to me. 82 years!!',
    act: 'coming-back',
    after: { hours: 21 },
  },
  { says: 'i had to look at the mango tree so he does not see my face', act: 'story' },
  {
    says: 'what color is my coat? my sister says nobody will remember it',
    act: 'question-recall',
    recalls: { coat: /mustard|yellow/i },
  },
  { says: 'ha! she lost. ten reais for me', act: 'joke' },
  { says: 'what is my sister’s name? did i say?', act: 'question-recall', sensible: admits },
  {
    says: 'jamile. she is the one who will stay with the gas bottle',
    act: 'statement',
    learns: { sister: /jamile/i },
  },
  {
    says: 'the airline wrote. not the 3rd anymore, i fly on the 10th',
    act: 'correction',
    learns: { date: /\b10(th)?\b|tenth/i },
    keepsNot: still('\\b3rd\\b|\\bthird\\b', '\\b10|tenth'),
  },
  { says: 'one more week of heat and beans', act: 'statement' },
  {
    says: 'do you also repair things? my suitcase has a dead wheel',
    act: 'question-about-angel',
    sensible: /shoe|sole|mend|repair|wheel/i,
  },
  {
    says: 'which day is the flight then',
    act: 'question-recall',
    recalls: { date: /\b10(th)?\b|tenth/i },
    forbids: [still('\\b3rd\\b|\\bthird\\b', '\\b10|tenth')],
  },
]
