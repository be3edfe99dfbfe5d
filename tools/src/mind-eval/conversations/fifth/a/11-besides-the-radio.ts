import { admits, still, type Conversation } from '../../fourth/expect.ts'

export const besidesTheRadio: Conversation = {
  name: 'besides-the-radio',
  split: 'fifth',
  part: 'a',
  about: 'A retired ferry purser in Nova Scotia, before a hip operation; writes whole sentences.',
  angels: ['kofi'],
  truths: {
    origin: {
      says: /kumasi|leeds|ghana|nineteen|\b19\b|coat/i,
      never:
        /\b(?:always lived|was born) (?:here )?in leeds\b|\bI live in (?:kumasi|accra|london|halifax)\b/i,
    },
    evenings: {
      says: /highlife|records?|beans?|allotment|walk|long way/i,
      never: /\bI (?:play|collect) (?:golf|tennis|stamps|coins)\b|\bwatch television\b/i,
    },
    list: {
      says: /telephone|phone|tram|rotary|disappear|goodbye/i,
      never: /\bno list\b|\b(?:don't|do not|never) (?:keep|kept|have) (?:a|any) list\b/i,
    },
  },
  allowed:
    /win|winifred|granddaughter|tablet|radio|sixty|purser|ferr|thirty|33|dartmouth|halifax|harbou?r|foghorn|nineties|hip|operation|march|ninth|sixteen|16|bored|josie|university|ottawa|satellite|hospital|two weeks|cook|pasta|shellfish|nova scotia|neighbou?r|boudreau|cat|captain|bite|form|choir|faur|requiem|easter|tenor|voice|surgeon|card|tray|sound|list|listen|polite/i,
  turns: [
    {
      says: 'Good evening, Kofi. My granddaughter put you on my tablet and said I should talk to somebody besides the radio.',
      act: 'greeting',
    },
    {
      says: 'I am called Winifred, but nobody under sixty manages it, so Win will do.',
      act: 'statement',
      learns: { name: /\bwin/i },
    },
    {
      says: 'I was a purser on the ferries for thirty-three years. I live in Dartmouth, across the harbour from Halifax.',
      act: 'statement',
      learns: { job: /purser|ferr/i, home: /dartmouth/i },
    },
    {
      says: 'The sound I miss is the foghorn at the harbour mouth. They turned it off in the nineties and I still wake up for it.',
      act: 'story',
      learns: { missedSound: /fog ?horn/i },
    },
    {
      says: 'Have you always lived where you live now?',
      act: 'question-about-angel',
      consistent: 'origin',
    },
    {
      says: 'I have a hip operation coming, on the ninth of March. I am not frightened of the hip, I am frightened of the boredom afterwards.',
      act: 'worry',
      learns: { operation: /ninth|\b9(?:th)?\b/i, operationWhat: /hip/i },
    },
    {
      says: 'My granddaughter is Josie. She is at university in Ottawa for something with satellites.',
      act: 'statement',
      learns: { granddaughter: /josie/i, josieStudies: /satellite/i, josiePlace: /ottawa/i },
    },
    {
      says: 'What was the sound I told you about? I want to know whether you were listening or only being polite.',
      act: 'question-recall',
      recalls: { missedSound: /fog ?horn/i },
    },
    { says: 'Very good. I do like a polite man who also listens.', act: 'compliment' },
    {
      says: 'Josie will come and stay with me for the first two weeks when I am home from hospital. She says that she will cook, Lord help us.',
      act: 'good-news',
      learns: { help: /josie|two weeks|2 weeks|fortnight/i },
    },
    {
      says: 'I cannot eat shellfish, by the way, which in Nova Scotia is practically a religious offence.',
      act: 'joke',
      learns: { shellfish: /shellfish/i },
    },
    {
      says: 'My downstairs neighbour, Mr. Boudreau, will take in my cat while I am away. She is called Captain and she bites.',
      act: 'statement',
      learns: { neighbour: /boudreau|neighbou?r/i, cat: /captain/i },
    },
    {
      says: 'Do you do anything with your evenings, when there is no piano to see to?',
      act: 'question-about-angel',
      consistent: 'evenings',
    },
    {
      says: 'News from the hospital: they have moved me to the sixteenth. One would think that hips were in fashion.',
      act: 'correction',
      learns: { operation: /sixteenth|\b16(?:th)?\b/i },
      keepsNot: still('\\bninth\\b|\\b9th\\b|march 9\\b', 'sixteenth|\\b16'),
    },
    {
      says: 'Who is minding the cat? I must write it on the form for the hospital, for some reason.',
      act: 'question-recall',
      recalls: { neighbour: /boudreau|neighbou?r/i },
    },
    {
      says: 'And what is it that Josie is studying, how did I put it? I could not find the word at choir.',
      act: 'question-recall',
      recalls: { josieStudies: /satellite/i },
    },
    {
      says: 'We are singing the Fauré Requiem at Easter and I am to stand with the tenors, because of my voice and because there are only two of them.',
      act: 'statement',
      learns: { choirPlace: /tenor/i, choirPiece: /faur[eé]|requiem/i },
    },
    {
      says: 'Did I tell you which surgeon it is? I had his name on a card and the card has gone.',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'Which date do I have to be at the hospital now?',
      act: 'question-recall',
      recalls: { operation: /sixteenth|\b16(?:th)?\b/i },
      forbids: [still('\\bninth\\b|\\b9th\\b|march 9\\b', 'sixteenth|\\b16')],
    },
    {
      says: 'What must they not put on my tray there?',
      act: 'question-recall',
      recalls: { shellfish: /shellfish/i },
    },
    {
      says: 'Where am I standing in the choir at Easter, since you have such a good memory?',
      act: 'question-recall',
      recalls: { choirPlace: /tenor/i },
    },
    {
      says: 'How long did I say that Josie is staying?',
      act: 'question-recall',
      recalls: { help: /two weeks|2 weeks|fortnight/i },
    },
    {
      says: 'I read that you keep a list of sounds. What is on it?',
      act: 'question-about-angel',
      consistent: 'list',
    },
    { says: 'Then put my foghorn on it, please.', act: 'small-talk' },
    {
      says: 'And what was my own work, before I became a hip?',
      act: 'question-recall',
      recalls: { job: /purser|ferr/i },
    },
    {
      says: 'Thank you, Kofi. You will never have to eat her pasta and you do not know how lucky you are. Good night.',
      act: 'farewell',
    },
  ],
}
