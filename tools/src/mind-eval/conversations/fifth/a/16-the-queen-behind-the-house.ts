import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const theQueenBehindTheHouse: Conversation = {
  name: 'the-queen-behind-the-house',
  split: 'fifth',
  part: 'a',
  about: 'A shopkeeper of 44 in Nakuru with three cows; correct and friendly English.',
  angels: ['ines'],
  truths: {
    dog: {
      says: /presidente|three.legged|three legs|dog/i,
      never: /\bI have no (?:animals|pets|dog)\b|\ba cat called\b/i,
    },
    driving: {
      says: /two hundred|200/i,
      never: /\b(?:twenty|fifty|a hundred|five hundred|20|50|100|500) (?:km|kilomet)/i,
    },
  },
  allowed:
    /nakuru|wambui|hardware|shop|cement|paint|nail|three|3|cow|malkia|queen|eighteen|18|lit(?:re|er)|husband|kamau|lorry|mombasa|four nights|nephew|brian|phone|till|calv|calf|august|september|week|twins|faith|joy|form two|dairy|society|book|tin|customer|milking|machine|eldoret|85|70|shilling|cup|hands|nairobi|whatsapp|vet/i,
  turns: [
    { says: 'Hello Inês, good evening from Nakuru.', act: 'greeting', learns: { home: /nakuru/i } },
    {
      says: 'My name is Wambui. I have a hardware shop, mostly cement, paint and nails.',
      act: 'statement',
      learns: { name: /wambui/i, job: /hardware|cement|paint|shop/i },
    },
    {
      says: 'I also keep three cows behind the house. The best one is called Malkia, it means queen.',
      act: 'statement',
      learns: { cows: /three|\b3\b/i, cow: /malkia/i },
    },
    {
      says: 'She is giving eighteen litres a day. The other two together do not do that.',
      act: 'statement',
      learns: { milk: /eighteen|\b18\b/i },
    },
    {
      says: "Do you have animals of your own, or only other people's?",
      act: 'question-about-angel',
      consistent: 'dog',
    },
    { says: 'Then he is welcome here, my cows like company.', act: 'small-talk' },
    {
      says: 'My husband Kamau drives a lorry to Mombasa, so he is away four nights in a week.',
      act: 'statement',
      learns: { husband: /kamau/i, husbandRoad: /mombasa/i, husbandJob: /lorry|truck|driv/i },
    },
    {
      says: 'In the shop it is me and my nephew Brian, who is more on his phone than on the till.',
      act: 'joke',
      learns: { nephew: /brian|nephew/i },
    },
    {
      says: 'Malkia is to calve in the second week of August. I am more nervous than I was for my own.',
      act: 'worry',
      learns: { calving: /august/i },
    },
    {
      says: 'My own are twins, Faith and Joy. They are in Form Two.',
      act: 'statement',
      learns: { twins: /faith|\bjoy\b|twins/i },
    },
    {
      says: 'When did I say that Malkia is due? The man from the dairy society is asking me on the phone.',
      act: 'question-recall',
      recalls: { calving: /august/i },
    },
    {
      says: 'He has checked his book and he says it is September, first week. So I have been counting wrong.',
      act: 'correction',
      learns: { calving: /september/i },
      keepsNot: still('august', 'september'),
    },
    { says: 'How far do you drive in one day?', act: 'question-about-angel', consistent: 'driving' },
    { says: 'My back would resign.', act: 'joke' },
    {
      says: 'Today a customer brought back a tin of paint half used and wanted all his money. I laughed, then I saw that he was serious.',
      act: 'story',
    },
    {
      says: 'I want to buy a milking machine, second hand, from a man in Eldoret. He is asking 85,000 shillings.',
      act: 'statement',
      learns: {
        machine: /milking machine|machine/i,
        price: /85[,.]?000|eighty.five/i,
        sellerPlace: /eldoret/i,
      },
    },
    { says: 'Kamau thinks it is too much. He says my two hands are free.', act: 'joke' },
    {
      says: 'Which town did I say the seller is in? Brian has closed my page.',
      act: 'question-recall',
      recalls: { sellerPlace: /eldoret/i },
    },
    {
      says: 'I have called him. He has come down to 70,000 because one cup is missing, so I took it.',
      act: 'correction',
      learns: { price: /70[,.]?000|seventy/i },
      keepsNot: still('85[,.]?000|eighty.five', '70[,.]?000|seventy'),
    },
    {
      says: 'How many litres does Malkia give, as I told you? I want to calculate how quickly the machine pays for itself.',
      act: 'question-recall',
      recalls: { milk: /eighteen|\b18\b/i },
    },
    {
      says: 'And what am I paying for it in the end?',
      act: 'question-recall',
      recalls: { price: /70[,.]?000|seventy|70k/i },
      forbids: [still('85[,.]?000|eighty.five', '70[,.]?000|seventy|70k')],
    },
    {
      says: 'Did I tell you the name of the vet who comes to us here?',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'Which month must I be at home for the calf, then?',
      act: 'question-recall',
      recalls: { calving: /september/i },
      forbids: [still('august', 'september')],
    },
    {
      says: 'My husband has just phoned, tired. Do you remember where it is that he drives to?',
      act: 'question-recall',
      recalls: { husbandRoad: /mombasa/i },
    },
    {
      says: 'And what are my girls called? I am curious if you kept that.',
      act: 'question-recall',
      recalls: { twins: /faith|\bjoy\b/i },
    },
    {
      says: 'Who is it that is always on his phone in my shop? You may scold him for me.',
      act: 'question-recall',
      recalls: { nephew: /brian|nephew/i },
    },
    { says: 'Thank you, Inês. I will go and say goodnight to the queen.', act: 'farewell' },
  ],
}
