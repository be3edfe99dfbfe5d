import { admits, livesIn, still, type Conversation } from '../../fourth/expect.ts'

export const aTableForTwo: Conversation = {
  name: 'a-table-for-two',
  split: 'fifth',
  part: 'b',
  about:
    'A retired teacher of 71 in Port of Spain, a widower, who is taking a lady to dinner. Writes very properly.',
  angels: ['emre'],
  truths: {
    home: livesIn('İzmir', 'Izmir'),
    chair: {
      says: /\bone\b|single|perform|talk/i,
      never: /\b(?:two|three|four|five) chairs in my shop\b|\bI have (?:two|three|four|five) chairs\b/i,
    },
    fishing: {
      says: /fish|quay|little|dusk|sea/i,
      never: /\bI (?:don't|do not|never) fish\b|\bI (?:always )?catch (?:a lot|plenty|many)\b/i,
    },
  },
  allowed:
    /desmond|port of spain|trinidad|woodbrook|geograph|teach|school|71|seventy|beard|shave|white|verna|wife|six years|claudette|choir|tenor|alto|church|saturday|sunday|seven|eight|7|8|half past|fish|restaurant|chaguaramas|sea|carlton|son|toronto|grandson|malik|engineer|diabet|sugar|tablet|metformin|jacket|linen|blue|navy|grey|cricket|flowers|orchid|anthurium|heliconia|car|toyota|corolla|mango|neighbour|dog|rain|taxi|widow|librar|dinner|dance|calypso|knee|brown|shoes/i,
  turns: [
    { says: 'Good evening, Emre. I believe that I require more than a trim.', act: 'greeting' },
    {
      says: 'My name is Desmond. I am seventy-one and I taught geography in Port of Spain for thirty-eight years.',
      act: 'statement',
      learns: {
        name: /desmond/i,
        age: /seventy.?one|71/i,
        job: /geograph|taught|teach/i,
        home: /port of spain/i,
      },
    },
    {
      says: 'I am taking a lady to dinner on Saturday, at seven o’clock. It is the first time since my wife passed.',
      act: 'worry',
      learns: { dinner: /saturday|dinner/i, dinnerTime: /seven/i },
    },
    {
      says: 'My wife was Verna. It will be six years in February.',
      act: 'low-mood',
      learns: { wife: /verna/i, widowed: /six years|february/i },
    },
    {
      says: 'The lady is called Claudette. We sing in the same church choir, she among the altos and I with the tenors.',
      act: 'statement',
      learns: { lady: /claudette/i, choir: /choir|tenor/i },
    },
    {
      says: 'May I ask how many chairs you keep in your establishment?',
      act: 'question-about-angel',
      consistent: 'chair',
    },
    {
      says: 'That is very sensible. At my barber’s there are six and one cannot hear oneself think.',
      act: 'small-talk',
    },
    {
      says: 'We shall be dining at a fish restaurant in Chaguaramas, by the water.',
      act: 'statement',
      learns: { place: /chaguaramas|fish/i },
    },
    {
      says: 'My question concerns the beard. I grew it after the funeral and it has come in entirely white.',
      act: 'asks-advice',
      learns: { beard: /beard|white/i },
    },
    {
      says: 'My son Carlton telephoned from Toronto and laughed for a full minute when I told him.',
      act: 'story',
      learns: { son: /carlton/i, sonPlace: /toronto/i },
    },
    { says: 'Then he asked whether I still knew how to parallel park.', act: 'joke' },
    {
      says: 'Tell me, at what hour did I say that I am expected on Saturday? I should like to work backwards from it.',
      act: 'question-recall',
      recalls: { dinnerTime: /seven|\b7\b|19:00/i },
    },
    {
      says: 'I must be careful with the dessert, as I have been diabetic since 2011.',
      act: 'statement',
      learns: { diabetes: /diabet|2011/i },
    },
    {
      says: 'I intend to wear my blue linen jacket, if it still closes.',
      act: 'statement',
      learns: { jacket: /linen|blue/i },
    },
    {
      says: 'Good morning, Emre. A small change of plan. Claudette has a rehearsal on Saturday, and so we are going on Sunday instead.',
      act: 'correction',
      after: { hours: 15 },
      learns: { dinner: /sunday/i },
      keepsNot: /^(?!.*sunday).*dinner.*saturday|^(?!.*sunday).*saturday.*dinner/i,
    },
    {
      says: 'And do you ever catch anything off that quay of yours?',
      act: 'question-about-angel',
      consistent: 'fishing',
    },
    {
      says: 'I shall bring her anthuriums from my own garden. Roses seemed to me to be shouting.',
      act: 'statement',
      learns: { flowers: /anthurium/i },
    },
    {
      says: 'Which voice does Claudette sing? I would like to see whether you were attending.',
      act: 'question-recall',
      recalls: { choir: /\balto/i },
    },
    {
      says: 'And on which day do I now take her out?',
      act: 'question-recall',
      recalls: { dinner: /sunday/i },
      forbids: [still('saturday', 'sunday')],
    },
    {
      says: 'Have I mentioned what her late husband did for a living?',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'What was it that I planned to wear? I have now tried on four things and am confused.',
      act: 'question-recall',
      recalls: { jacket: /linen|blue|jacket/i },
    },
    {
      says: 'If there is a sweet trolley, why must I be strong?',
      act: 'question-recall',
      recalls: { diabetes: /diabet|sugar/i },
    },
    {
      says: 'My sister asks where we are going to eat. Would you remind me what I told you?',
      act: 'question-recall',
      recalls: { place: /chaguaramas|fish|by the water/i },
    },
    {
      says: 'Where is it that my son lives? I ask because he wishes to be told everything at once, and I must reckon with the time there.',
      act: 'question-recall',
      recalls: { sonPlace: /toronto|canada/i },
    },
    { says: 'In which city is your shop, by the by?', act: 'question-about-angel', consistent: 'home' },
    { says: 'I am much obliged to you, Emre. I shall report on Monday. Good day.', act: 'farewell' },
  ],
}
