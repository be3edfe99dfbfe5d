import { admits, livesIn, still, type Conversation } from '../expect.ts'

export const vivaInUppsala: Conversation = {
  name: 'viva-in-uppsala',
  split: 'fourth',
  part: 'b',
  about:
    'A doctoral student from Kraków in Uppsala who writes whole, correct sentences and corrects herself like a footnote.',
  angels: ['sooah'],
  truths: {
    cats: { says: /serif|two cats|\bcats\b/i, never: /\b(?:no cats|a dog|one cat|three cats)\b/i },
    home: livesIn('Seoul'),
    below: { says: /karaoke/i, never: /above a (?:bakery|bar|laundry|library|bookshop|caf)/i },
  },
  allowed:
    /dark|packing|nervous|microscope|hands|agnieszka|krak|uppsala|moss|peat|bog|thesis|defen|viva|supervisor|lindqvist|opponent|okafor|bergen|chapter|figure|january|february|postdoc|tromsø|tromso|edinburgh|mother|tailor|seamstress|dress|green|tea|coffee|bees|ivo|swim|lake|piano|garamond|font|doctoral|phd|quit|typeface|exam|vegetarian/i,
  turns: [
    {
      says: 'Good evening. My name is Agnieszka, and I am finishing a doctoral thesis on peat moss.',
      act: 'greeting',
      learns: { name: /agnieszka/i, thesis: /moss|peat/i },
    },
    {
      says: 'To answer your question: what looks wrong is figure 4, in which every axis label is half a millimetre too low.',
      act: 'statement',
      learns: { figure: /figure (4|four)|axis|label/i },
    },
    { says: 'Nobody else has noticed it, as you predicted.', act: 'statement' },
    {
      says: 'The defence is on the 22nd of January, and my opponent, a Dr Okafor from Bergen, is known for asking about nothing but the figures.',
      act: 'worry',
      learns: { defence: /\b22/, opponent: /okafor/i, opponentPlace: /bergen/i },
    },
    {
      says: 'My supervisor, Professor Lindqvist, on the other hand, has not read past the second chapter.',
      act: 'statement',
      learns: { supervisor: /lindqvist/i },
    },
    {
      says: 'From which city does the opponent come? I should like to see whether that registered.',
      act: 'question-recall',
      recalls: { opponentPlace: /\bbergen\b/i },
    },
    { says: 'Quite so.', act: 'short-answer' },
    { says: 'May I ask in what city you keep your studio?', act: 'question-about-angel', consistent: 'home' },
    { says: 'And what is downstairs from it?', act: 'question-about-angel', consistent: 'below' },
    {
      says: 'I was born in Kraków, where my mother is a seamstress; she is making the dress that I will wear, which is to be dark green.',
      act: 'statement',
      learns: { origin: /krak/i, motherJob: /seamstress|dress|sew/i, dress: /green/i },
    },
    {
      says: 'I ought to correct an earlier statement: it is figure 6 whose labels are too low, figure 4 is merely ugly.',
      act: 'correction',
      learns: { figure: /figure (6|six)/i },
      keepsNot: still('figure (?:4|four)\\b', 'figure (?:6|six)|ugly'),
    },
    {
      says: 'Afterwards there are two possibilities, a postdoc in Tromsø for three years or one in Edinburgh for eighteen months.',
      act: 'statement',
      learns: { north: /troms/i, south: /edinburgh/i, longer: /three years|3 years/i },
    },
    { says: 'I do not mind the dark. I mind the packing.', act: 'statement' },
    {
      says: 'Which of the two positions would last longer?',
      act: 'question-recall',
      recalls: { north: /troms/i },
    },
    {
      says: 'Then, with your permission, which figure has the faulty labels?',
      act: 'question-recall',
      recalls: { figure: /\b(6|six|sixth)\b/i },
      forbids: [still('\\b(?:4|four)\\b', '\\b(?:6|six|sixth)\\b')],
    },
    {
      says: 'I do not drink coffee, I should add; it makes my hands unsteady, and I need them for the microscope.',
      act: 'statement',
      learns: { avoids: /coffee/i },
    },
    { says: 'Do you share the rooms with any animals?', act: 'question-about-angel', consistent: 'cats' },
    {
      says: 'The faculty office has just written that the date is impossible, and that I am to defend on the 29th instead.',
      act: 'correction',
      learns: { defence: /\b29/ },
      keepsNot: still('\\b22', '\\b29'),
    },
    { says: 'One more week in which to be nervous.', act: 'worry' },
    {
      says: 'What colour will I be wearing when I face him?',
      act: 'question-recall',
      recalls: { dress: /\bgreen\b/i },
    },
    {
      says: 'And by whom is it being made?',
      act: 'question-recall',
      recalls: { motherJob: /\bmother\b|\bmum\b|\bmom\b|\bmama\b/i },
    },
    {
      says: 'Somebody here takes me for a native of Warsaw. Is that what I told you?',
      act: 'question-recall',
      recalls: { origin: /krak[oó]w|cracow|\bno[,.!;]/i },
    },
    {
      says: 'What is the title of my second chapter, if you happen to know it?',
      act: 'question-recall',
      sensible: admits,
    },
    {
      says: 'And who has not got beyond chapter two?',
      act: 'question-recall',
      recalls: { supervisor: /lindqvist|your supervisor|your professor/i },
    },
    {
      says: 'If you had to write the date of my defence on a card, what would it say?',
      act: 'question-recall',
      recalls: { defence: /\b29(th)?\b|twenty.?ninth/i },
      forbids: [still('\\b22|twenty.?second', '\\b29|twenty.?ninth')],
    },
    {
      says: 'Somebody offers me an espresso beforehand. Should I accept, given what I told you?',
      act: 'question-recall',
      recalls: {
        avoids: /unsteady|\bhands?\b|shak|(do(n't| not)|never) (drink|touch)|\bno[,.!;]|decline|refuse/i,
      },
    },
    { says: 'What is my flatmate called?', act: 'question-recall', sensible: admits },
    { says: 'Thank you. That was more attentive than my committee.', act: 'thanks' },
  ],
}
