import { about, admits, livesIn, still, type Conversation } from '../expect.ts'

export const quinceAndWax: Conversation = {
  name: 'quince-and-wax',
  split: 'fourth',
  part: 'b',
  about:
    'A widow of 70 from Casablanca in Marseille; English as she learnt it from films, French word order, courteous.',
  angels: ['farah'],
  truths: {
    lab: livesIn('Grasse'),
    unwanted: { says: /school|monday/i, never: /marked "?(?!school)(?:church|hospital|garage|winter)/i },
    granny: { says: /shiraz/i, never: /grandmother[^.]*\b(?:Tehran|Isfahan|Paris|Tabriz)\b/ },
  },
  allowed:
    /sheets|seagull|cake|knife|video|feet|cheat|latifa|casablanca|marseille|widow|hassan|husband|eleven|orange blossom|cedar|quince|wax|smell|perfume|tobacco|pharmac|karim|nadia|daughter|son|lyon|lille|baker|dentist|grandson|elio|émile|emile|five|diabet|sugar|honey|balcony|basil|cat|minouche|bridge|canasta|cards|wednesday|thursday|monday|cataract|eye|operation|left|right|boat|oran|1974|1976|father|tailor|train|couscous/i,
  turns: [
    {
      says: 'Good evening Madame. I am called Latifa, I have seventy years and I live in Marseille since long.',
      act: 'greeting',
      learns: { name: /latifa/i, home: /marseille/i },
    },
    {
      says: 'The smell which takes me home, it is the orange blossom water that my mother put on the sheets, in Casablanca.',
      act: 'statement',
      learns: { smell: /orange.?blossom/i, origin: /casablanca/i },
    },
    {
      says: 'My husband Hassan, he smelled of cedar and tobacco. He is dead since eleven years.',
      act: 'bad-news',
      learns: { husband: /hassan/i, husbandSmell: /cedar|tobacco/i },
    },
    { says: 'One does not get used, one arranges oneself.', act: 'low-mood' },
    {
      says: 'Of what did he smell, my husband? I ask to see.',
      act: 'question-recall',
      recalls: { husbandSmell: /cedar|tobacco/i },
    },
    { says: 'It does me good that you say it.', act: 'thanks' },
    { says: 'Where do you have your bottles, in Paris?', act: 'contradiction', consistent: 'lab' },
    {
      says: 'I was pharmacist during thirty-three years, so me also I know the bottles.',
      act: 'statement',
      learns: { job: /pharmac/i },
    },
    {
      says: 'I have two children, Karim who is baker in Lille and Nadia who makes the dentist in Lyon.',
      act: 'statement',
      learns: {
        son: /karim/i,
        sonJob: /bak/i,
        sonPlace: /lille/i,
        daughter: /nadia/i,
        daughterJob: /dentist/i,
        daughterPlace: /lyon/i,
      },
    },
    {
      says: 'And a little son of my daughter, Elio, of five years, who calls me by video and shows me his feet.',
      act: 'good-mood',
      learns: { grandson: /elio/i },
    },
    {
      says: 'They must operate me the eye on Monday, the left.',
      act: 'worry',
      learns: { operation: /monday/i, eye: /left/i },
      sensible: about('eye|operat|monday|left|see|fear|afraid|sorry|hospital|light|doctor'),
    },
    { says: 'It is the cataract, it is nothing, but all the same it is a knife.', act: 'worry' },
    {
      says: 'Which of my children makes the bread?',
      act: 'question-recall',
      recalls: { son: /karim|your son/i },
    },
    {
      says: 'And in which city is she, the other?',
      act: 'question-recall',
      recalls: { daughterPlace: /\blyon\b/i },
    },
    { says: 'Voilà.', act: 'short-answer' },
    {
      says: 'In which town did your grandmother have her corridor?',
      act: 'question-about-angel',
      consistent: 'granny',
    },
    {
      says: 'My neighbour brings me cakes with honey, and I must give them to the seagulls because I am diabetic. She does not know it.',
      act: 'story',
      learns: { diet: /diabet|sugar|honey/i },
    },
    {
      says: 'Pardon, I said badly before. It is the right eye, the left was done in spring.',
      act: 'correction',
      learns: { eye: /right/i },
      keepsNot: still('left eye', 'right'),
    },
    {
      says: 'On Wednesdays I play canasta with three ladies who cheat.',
      act: 'joke',
      learns: { cards: /canasta|wednesday/i },
    },
    { says: 'Which bottle does nobody want of you?', act: 'question-about-angel', consistent: 'unwanted' },
    { says: 'I understand them.', act: 'joke' },
    {
      says: 'Which eye do they take this time?',
      act: 'question-recall',
      recalls: { eye: /\bright\b/i },
      forbids: [still('\\bleft\\b', '\\bright\\b')],
    },
    { says: 'And the name of my surgeon, I have told it to you?', act: 'question-recall', sensible: admits },
    {
      says: 'Why do the seagulls eat so well at my house?',
      act: 'question-recall',
      recalls: { diet: /diabet|honey|cakes?|sugar|neighbou?r/i },
    },
    { says: 'How is he called, my grandson?', act: 'question-recall', recalls: { grandson: /\belio\b/i } },
    { says: 'What do I play, and which day?', act: 'question-recall', recalls: { cards: /canasta/i } },
    { says: 'I have told you at what age I married?', act: 'question-recall', sensible: admits },
    {
      says: 'What was my work, during the thirty-three years?',
      act: 'question-recall',
      recalls: { job: /pharmac|chemist/i },
    },
    {
      says: 'The smell of my mother’s sheets, can you put it in a bottle? You know still which it was?',
      act: 'question-recall',
      recalls: { smell: /orange.?(blossom|flower)/i },
    },
    { says: 'Goodnight Madame, you have a nose and also ears.', act: 'farewell' },
  ],
}
