import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'
import { still } from './expect.ts'

export const fewWords: Conversation = {
  name: 'few-words',
  split: 'third',
  part: 'a',
  about: 'Somebody who answers in one to five words, low after a breakup, and warms up slowly.',
  angels: ['yuki'],
  truths: {
    job: { says: /garden/i, never: /\bI(?:'m| am) an? (?:mechanic|lawyer|teacher|nurse|florist)\b/i },
    empty: { says: /third|empty/i, never: /\b(?:a|one) (?:half|quarter|fifth)\b/i },
  },
  allowed:
    /single|broke|breakup|ex|sam|left|basil|cactus|plant|owen|night|sleep|insomnia|noodles|toast|work|bank|teller|cardiff|bristol|fridge|tuesday|four years|five years|ukulele|piano|sister|alone|lonely|eat/i,
  turns: [
    { says: 'hey', act: 'greeting' },
    {
      says: 'a cactus',
      act: 'short-answer',
      learns: { plant: /cactus/i },
      sensible: about('cactus|spine|water|dry|desert|sharp|patien|grow|window|plant|little|slow'),
    },
    { says: 'sam moved out', act: 'bad-news', learns: { ex: /sam\b/i } },
    { says: 'four years we had', act: 'statement', learns: { years: /four|\b4\b/i } },
    { says: 'eating toast mostly', act: 'statement' },
    { says: 'who left, say it', act: 'question-recall', recalls: { ex: /\bsam\b/i } },
    { says: 'yeah', act: 'short-answer' },
    {
      says: 'five. five years. i counted',
      act: 'correction',
      learns: { years: /five|\b5\b/i },
      keepsNot: still('\\bfour\\b|\\b4\\b', '\\bfive\\b|\\b5\\b'),
    },
    { says: 'not sleeping', act: 'low-mood' },
    { says: 'what do you do', act: 'question-about-angel', consistent: 'job' },
    {
      says: 'bank teller. me',
      act: 'statement',
      learns: { job: /bank|teller/i },
      sensible: about('bank|teller|count|money|glass|window|people|work|counter|day|queue'),
    },
    {
      says: 'how long were we together',
      act: 'question-recall',
      recalls: { years: /five|\b5\b/i },
      forbids: [still('\\bfour\\b|\\b4\\b', '\\bfive\\b|\\b5\\b')],
    },
    { says: 'how much of a garden do you leave bare', act: 'question-about-angel', consistent: 'empty' },
    { says: 'like my wardrobe', act: 'joke' },
    { says: 'my job?', act: 'question-recall', recalls: { job: /bank|teller/i } },
    { says: 'what plant have i got', act: 'question-recall', recalls: { plant: /cactus/i } },
    { says: 'is it true you fill in every corner', act: 'contradiction', consistent: 'empty' },
    { says: 'bought a ukulele today', act: 'good-mood', learns: { today: /ukulele/i } },
    { says: 'i know two chords', act: 'statement' },
    { says: 'so your trade was…?', act: 'question-about-angel', consistent: 'job' },
    { says: 'what did i buy', act: 'question-recall', recalls: { today: /ukulele/i } },
    { says: 'thanks. really', act: 'thanks' },
  ],
}
