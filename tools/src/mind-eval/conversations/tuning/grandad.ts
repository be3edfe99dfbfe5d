import { about } from '../../sensible.ts'
import { livesIn } from '../../truths.ts'
import type { Conversation } from '../../types.ts'

export const grandad: Conversation = {
  name: 'grandad',
  split: 'tuning',
  about: 'A death in the family. Nothing may be cheerful until the person is.',
  angels: ['kofi'],
  truths: {
    home: livesIn('Leeds', 'England', 'Yorkshire'),
    from: {
      says: /kumasi|ghana/i,
      never:
        /\b(?:from|born in) (?!Kumasi|Ghana|a\b|the\b|my\b)(?:Lagos|Nairobi|London|Accra|Nigeria|Kenya)\b/i,
    },
  },
  allowed:
    /grand(ad|father)|arthur|piano|funeral|died|death|mum|thursday|speech|eulogy|wales|swansea|played/i,
  turns: [
    { says: 'good evening', act: 'greeting' },
    {
      says: 'my grandad died this morning',
      act: 'bad-news',
      learns: { loss: /grand(ad|father)/i },
      forbids: [/\bcongrat/i],
    },
    {
      says: 'arthur. he was 91',
      act: 'statement',
      learns: { name: /arthur/i },
      sensible: about('arthur|ninety|91|long|name|grand|sorry|life'),
    },
    {
      says: 'he had a piano in the front room that nobody was allowed to touch except him and me',
      act: 'story',
      sensible: about('piano|play|room|touch|key|note|sound|allowed|tun|him'),
    },
    { says: 'yeah', act: 'short-answer' },
    {
      says: 'it was always out of tune',
      act: 'statement',
      sensible: about('tune|note|piano|hear|sound|key|octave'),
    },
    { says: "i cant stop hearing it tbh. i'm at work and i just hear it", act: 'low-mood' },
    { says: 'where are you from originally', act: 'question-about-angel', consistent: 'from' },
    {
      says: 'so do you live there still',
      act: 'question-about-angel',
      consistent: 'home',
      sensible: /leeds/i,
    },
    {
      says: 'the funeral is on thursday and they want me to say something',
      act: 'worry',
      learns: { funeral: /thursday/i },
      sensible: about('funeral|thursday|say|speak|word|short|piano|arthur|him'),
    },
    {
      says: 'what would you say',
      act: 'asks-advice',
      sensible: about('say|piano|him|short|true|small|sound|arthur|word|note'),
    },
    { says: 'what was his name', act: 'question-recall', recalls: { name: /arthur/i } },
    { says: 'ok. thanks kofi', act: 'thanks' },
    {
      says: 'i did it. i talked about the piano and everyone laughed in the right place',
      act: 'good-news',
      after: { hours: 70 },
      sensible: about('piano|laugh|arthur|good|glad|proud|right|place|him|speech'),
    },
    {
      says: 'do you still remember what day it was, the funeral',
      act: 'question-recall',
      recalls: { funeral: /thursday/i },
    },
    { says: 'you said you grew up in lagos?', act: 'contradiction', consistent: 'from' },
  ],
}
