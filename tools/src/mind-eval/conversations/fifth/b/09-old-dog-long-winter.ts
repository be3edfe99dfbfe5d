import { admits, livesIn, still, type Conversation } from '../../fourth/expect.ts'

export const oldDogLongWinter: Conversation = {
  name: 'old-dog-long-winter',
  split: 'fifth',
  part: 'b',
  about:
    'A man of 43 from Poland who works with salmon in the north of Norway; English is his third language.',
  angels: ['ines'],
  truths: {
    ownDog: {
      says: /presidente|three.?leg|three legs/i,
      never: /\bI (?:have no|don't have a|do not have a|never had a) dog\b/i,
    },
    home: livesIn('Alentejo|Portugal'),
    drive: {
      says: /two hundred|200|kilomet/i,
      never: /\bI (?:don't|do not|never|hardly) drive\b/i,
    },
  },
  allowed:
    /marek|poland|34|kilo|january|band|eight years|island|polish|gdynia|norway|senja|finnsnes|salmon|fish|factory|machine|mechanic|dog|bruno|labrador|black|13|thirteen|leg|back|limp|stairs|vet|ingrid|wife|divorc|son|kuba|jakub|17|seventeen|easter|visit|flight|car|winter|dark|friday|monday|chicken|rice|stomach|guitar|sausage|neighbou?r/i,
  turns: [
    {
      says: 'Hello Ines. I have one question about my dog, he is old',
      act: 'greeting',
    },
    {
      says: 'His name is Bruno, black labrador, he has 13 years. Since two weeks he is limping on the back left leg',
      act: 'worry',
      learns: { dog: /bruno/i, breed: /labrador/i, dogAge: /\b13\b|thirteen/i, leg: /left|leg/i },
    },
    {
      says: 'I am Marek. Polish but I live in Norway, on the island Senja, eight years already',
      act: 'statement',
      learns: { name: /marek/i, home: /senja|norway/i },
    },
    {
      says: 'I repair the machines in a salmon factory. Cold, wet, good money :)',
      act: 'statement',
      learns: { job: /salmon|machine|fish/i },
    },
    {
      says: 'You have a dog also?',
      act: 'question-about-angel',
      consistent: 'ownDog',
    },
    {
      says: 'Haha good name for a dog. Mine would be a bad president, he gives everything away for a sausage',
      act: 'joke',
    },
    {
      says: 'Now it is dark all the day here. The sun will not come until January. I am a bit down of it, to be honest',
      act: 'low-mood',
    },
    {
      says: 'My wife left 3 years ago, back to Gdynia, with our son Kuba. He has 17 now. So it is me and the dog',
      act: 'statement',
      learns: { son: /kuba/i, sonAge: /17|seventeen/i, sonPlace: /gdynia/i },
    },
    {
      says: 'The vet is in Finnsnes, she is called Ingrid. We have appointment on Friday',
      act: 'statement',
      learns: { vet: /ingrid/i, appointment: /friday/i },
    },
    {
      says: 'I must write to her before. Which leg did I say, so I write the same',
      act: 'question-recall',
      recalls: { leg: /left/i },
    },
    {
      says: 'Yes. He can not go the stairs any more, I carry him. 34 kilo! My back is worse than his',
      act: 'joke',
      learns: { weight: /34|thirty.?four/i },
    },
    {
      says: 'Do you also drive so much for the work like the vets here?',
      act: 'question-about-angel',
      consistent: 'drive',
    },
    {
      says: 'Hi again. Ingrid called, she is sick, so we go on Monday and not Friday',
      act: 'correction',
      after: { hours: 20 },
      learns: { appointment: /monday/i },
      keepsNot: still('friday', 'monday'),
    },
    {
      says: 'Also he eats only chicken with rice now, from the other food he has bad stomach',
      act: 'statement',
      learns: { dogFood: /chicken|rice/i },
    },
    {
      says: 'But something good, Kuba wrote to me. He comes at Easter, alone, with the plane. First time!',
      act: 'good-news',
      learns: { visit: /easter/i },
    },
    {
      says: 'He plays guitar in a band, very loud. I bought him the first one when he was nine',
      act: 'statement',
      learns: { hobby: /guitar|band/i },
    },
    {
      says: 'My boss wants to know which day I need free for the dog. What was it now?',
      act: 'question-recall',
      recalls: { appointment: /monday/i },
      forbids: [still('friday', 'monday')],
    },
    {
      says: 'And the neighbour will watch him tomorrow, what should I tell her to give him for eating',
      act: 'question-recall',
      recalls: { dogFood: /chicken|rice/i },
    },
    {
      says: 'You remember when my son is coming?',
      act: 'question-recall',
      recalls: { visit: /easter/i },
    },
    {
      says: 'And what does he play? I want to look for a present',
      act: 'question-recall',
      recalls: { hobby: /guitar/i },
    },
    {
      says: 'Did I tell you the name of his band? I forgot it myself',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'And where is it that you live? I hope it is warmer than here',
      act: 'question-about-angel',
      consistent: 'home',
    },
    {
      says: 'How heavy is Bruno, I said it yesterday. They need it for the narcosis',
      act: 'question-recall',
      recalls: { weight: /34|thirty.?four/i },
    },
    {
      says: 'And how old he is, so I see you are a good vet :)',
      act: 'question-recall',
      recalls: { dogAge: /\b13\b|thirteen/i },
    },
    {
      says: 'Thank you Ines, I am more calm now. Bruno sleeps on my foot. Good night',
      act: 'farewell',
    },
  ],
}
