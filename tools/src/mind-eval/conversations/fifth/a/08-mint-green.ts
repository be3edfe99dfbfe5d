import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const mintGreen: Conversation = {
  name: 'mint-green',
  split: 'fifth',
  part: 'a',
  about: 'A woman of 26 in Hyderabad who answers calls for an airline at night, over two days.',
  angels: ['bastian'],
  truths: {
    stay: {
      says: /\bsix\b|\b6\b|hamburg|winter/i,
      never: /\bfor (?:two|three|four|ten|twenty) (?:years|winters)\b/i,
    },
    column: { says: /unexplained/i, never: /\bI (?:do not|don't) keep (?:a |any )?log/i },
    evenings: {
      says: /chess|postcard|knit|tern|ring/i,
      never: /\bI (?:watch television|play (?:guitar|football|piano))\b/i,
    },
  },
  allowed:
    /sneha|26|airline|support|customer|night|7 ?pm|4 ?am|hyderabad|gachibowli|hostel|deepa|roommate|snor|telugu|kavya|sister|22|november|vijayawada|leave|rakesh|manager|scooter|40,?000|95,?000|55,?000|15,?000|rupee|mint|green|white|father|stationery|pencil|guitar|doha|biscuit|bourbon|dog|stair|five|5 days|wedding|marr/i,
  turns: [
    {
      says: 'Good evening Bastian. Visibility here is zero, I have just woken up and it is 5 pm.',
      act: 'greeting',
    },
    {
      says: 'I am Sneha, 26. I do customer support for an airline, night shift, from 7 pm to 4 am.',
      act: 'statement',
      learns: { name: /sneha/i, age: /26/, job: /airline|support/i, shift: /night|7 ?pm|4 ?am/i },
    },
    {
      says: "The office is in Hyderabad. I stay in a ladies' hostel in Gachibowli with my roommate Deepa.",
      act: 'statement',
      learns: { home: /hyderabad|gachibowli/i, roommate: /deepa/i },
    },
    { says: 'Deepa snores in Telugu, I am quite sure of it.', act: 'joke' },
    {
      says: 'How long have you been in that lighthouse?',
      act: 'question-about-angel',
      consistent: 'stay',
    },
    {
      says: 'My sister Kavya is getting married on 22 November in Vijayawada and my leave is still not approved.',
      act: 'worry',
      learns: { sister: /kavya/i, weddingDate: /22/, weddingPlace: /vijayawada/i },
    },
    {
      says: 'My manager Rakesh says "we will see", which means no.',
      act: 'angry',
      learns: { manager: /rakesh/i },
    },
    {
      says: 'I am saving for a scooter also. I have 40,000 rupees and it costs 95,000.',
      act: 'statement',
      learns: { savings: /40,?000|40 ?k|forty thousand/i, price: /95,?000/ },
    },
    {
      says: 'I want the mint green one. My father says white is easier to resell.',
      act: 'statement',
      learns: { colour: /mint|green/i },
    },
    {
      says: 'He has a stationery shop, so he thinks of resale even for pencils.',
      act: 'joke',
      learns: { fatherShop: /stationery/i },
    },
    {
      says: 'How much did I say I have saved? I am doing the sum again.',
      act: 'question-recall',
      recalls: { savings: /40[, ]?000|40 ?k|forty thousand/i },
    },
    {
      says: 'Yesterday a man shouted at me for twenty minutes because his guitar went to Doha.',
      act: 'story',
      learns: { guitar: /guitar/i },
    },
    {
      says: 'I was polite till the end and then I ate a full packet of bourbon biscuits in the stairwell.',
      act: 'low-mood',
    },
    {
      says: 'Is it true that you keep a log with a special column in it?',
      act: 'question-about-angel',
      consistent: 'column',
    },
    {
      says: 'What is the date of the wedding, please? I am writing the leave letter and my mind is blank.',
      act: 'question-recall',
      recalls: { weddingDate: /22|twenty.?second/i },
    },
    {
      says: 'I should tell you, I am terrified of dogs. There is one under our staircase, so I take the long way round.',
      act: 'statement',
      learns: { fear: /dog/i },
    },
    {
      says: 'Hello again. Wind from the ceiling fan, speed three.',
      act: 'coming-back',
      after: { hours: 23 },
    },
    {
      says: 'Rakesh approved the leave! Five days!',
      act: 'good-news',
      learns: { leave: /five|\b5\b/i },
    },
    {
      says: 'And my father sent me something, so for the scooter it is not 40,000 any more, it is 55,000.',
      act: 'correction',
      learns: { savings: /55,?000|55 ?k|fifty.?five thousand/i },
      keepsNot: still('40,?000', '55,?000'),
    },
    {
      says: 'What do you do in the evenings, apart from the lamp?',
      act: 'question-about-angel',
      consistent: 'evenings',
    },
    {
      says: 'How many days off did I get? I want to hear it from somebody else.',
      act: 'question-recall',
      recalls: { leave: /\bfive\b|\b5\b/i },
    },
    {
      says: 'And what is my scooter fund now?',
      act: 'question-recall',
      recalls: { savings: /55[, ]?000|55 ?k|fifty.?five thousand/i },
      forbids: [still('40[, ]?000|forty thousand', '55|fifty.?five')],
    },
    {
      says: 'Which colour did I want? Deepa is asking and I hope you are on my side.',
      act: 'question-recall',
      recalls: { colour: /mint|green/i },
      forbids: [still('\\bwhite\\b', 'mint|green')],
    },
    {
      says: "Did I mention the name of Kavya's bridegroom?",
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'Do you still remember what that angry passenger had lost?',
      act: 'question-recall',
      recalls: { guitar: /guitar/i },
    },
    {
      says: 'And what am I so afraid of, did you note that in the log?',
      act: 'question-recall',
      recalls: { fear: /dog/i },
    },
    {
      says: 'What kind of shop does my father have? I am curious what stayed with you.',
      act: 'question-recall',
      recalls: { fatherShop: /stationery|pencil/i },
    },
    { says: 'Shift is starting. Good night to you, good morning to me.', act: 'farewell' },
  ],
}
