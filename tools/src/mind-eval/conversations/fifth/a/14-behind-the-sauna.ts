import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const behindTheSauna: Conversation = {
  name: 'behind-the-sauna',
  split: 'fifth',
  part: 'a',
  about: 'A Vietnamese student of 22 in Finland; English is his third language.',
  angels: ['hana'],
  truths: {
    postman: {
      says: /four hours|4 hours|postman|not run|funeral/i,
      never: /\b(?:two|ten|twenty|forty|2|10|20|40) hours\b/i,
    },
    climbing: {
      says: /boulder|climb|wall/i,
      never: /\bI (?:don't|do not|never) climb\b/i,
    },
  },
  allowed:
    /minh|twenty|22|hue|vietnam|finland|tampere|study|studies|environment|engineer|thesis|water|mine|minus|19|cold|eyelash|laundry|basement|sauna|roommate|aleksi|five words|wool|sock|exam|finnish|12|14|december|fail|weekend|thai|restaurant|kitchen|vegetable|cut|mother|soup|b[uú]n|salmon|milk|visit|may|airplane|plane|climb|child|fell|professor|lahtinen|red|comment|boss|free day|group|quest/i,
  turns: [
    {
      says: 'Hello Hana! My side quest today is to find where is the laundry room in this building.',
      act: 'greeting',
    },
    {
      says: 'I am Minh. I am twenty two years and I come from Hue in Vietnam, but now I study in Finland, in Tampere.',
      act: 'statement',
      learns: { name: /minh/i, age: /twenty.two|22/i, origin: /\bhue\b|vietnam/i, home: /tampere|finland/i },
    },
    {
      says: 'I study environmental engineering. My thesis is about the water under old mines.',
      act: 'statement',
      learns: { study: /environment|engineer/i, thesis: /mines?\b|water/i },
    },
    {
      says: 'It is minus 19 today and my eyelash is frozen. I did not know eyelash can do this.',
      act: 'small-talk',
    },
    {
      says: 'Your game about the postman, how long it takes to play?',
      act: 'question-about-angel',
      consistent: 'postman',
    },
    {
      says: 'I found the laundry! It is in the basement behind the sauna. Of course there is sauna.',
      act: 'good-mood',
      learns: { laundry: /basement|sauna/i },
    },
    {
      says: 'My roommate is Aleksi. He speaks maybe five words in one day, but yesterday he gave me wool socks.',
      act: 'statement',
      learns: { roommate: /aleksi/i, socks: /socks/i },
    },
    {
      says: 'I have the exam of Finnish language on 12 December. I think I will fail it.',
      act: 'worry',
      learns: { exam: /\b12|december/i },
    },
    {
      says: 'Also I work in the weekend, in the kitchen of a Thai restaurant. I cut vegetables only.',
      act: 'statement',
      learns: { job: /thai|restaurant|kitchen/i, jobTask: /vegetable/i },
    },
    {
      says: 'Wait, what is the date of my exam I told you? I must write to my boss for a free day.',
      act: 'question-recall',
      recalls: { exam: /\b12|twelfth/i },
    },
    {
      says: 'Sorry, I looked wrong. It is 14 December, 12 is for the other group.',
      act: 'correction',
      learns: { exam: /\b14/i },
      keepsNot: still('\\b12\\b', '\\b14'),
    },
    {
      says: 'I miss the soup of my mother. Bún bò. Here the soup is with salmon and milk.',
      act: 'low-mood',
      learns: { soup: /b[uú]n b[oò]|soup/i },
    },
    {
      says: 'But she will visit me in May, first time in an airplane for her!',
      act: 'good-news',
      learns: { visit: /\bmay\b/i },
    },
    {
      says: 'What sport do you do when you are not making games?',
      act: 'question-about-angel',
      consistent: 'climbing',
    },
    {
      says: 'I tried also one time to climb, I fell next to a small child. He laughed at me very much.',
      act: 'joke',
    },
    {
      says: 'Now I give a quest for you. Who gave me socks?',
      act: 'question-recall',
      recalls: { roommate: /aleksi|roommate/i },
    },
    {
      says: 'Correct, you get one coin. When comes my mother?',
      act: 'question-recall',
      recalls: { visit: /\bmay\b/i },
    },
    {
      says: 'And where is the laundry, I forgot again, no joke',
      act: 'question-recall',
      recalls: { laundry: /basement|sauna/i },
    },
    {
      says: 'What is the name of my professor for the thesis, did I say?',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'It is Professor Lahtinen. She is kind but she writes only red comments.',
      act: 'statement',
      learns: { professor: /lahtinen/i },
    },
    {
      says: 'On which day I must go to the exam?',
      act: 'question-recall',
      recalls: { exam: /\b14|fourteenth/i },
      forbids: [still('\\b12\\b|twelfth', '\\b14|fourteenth')],
    },
    {
      says: 'Which soup was it that I miss? I want to see if you can write it.',
      act: 'question-recall',
      recalls: { soup: /b[uú]n b[oò]/i },
    },
    {
      says: 'What do I do in the restaurant?',
      act: 'question-recall',
      recalls: { jobTask: /vegetable/i },
    },
    {
      says: 'And my thesis, what is it about? If you know this, you know more than Aleksi.',
      act: 'question-recall',
      recalls: { thesis: /mines?\b|water/i },
    },
    { says: 'Thank you Hana. I go to sleep with two socks on. Good night!', act: 'farewell' },
  ],
}
