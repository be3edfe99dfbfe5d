import { about } from '../../sensible.ts'
import type { Conversation } from '../../types.ts'

export const manyTongues: Conversation = {
  name: 'many-tongues',
  split: 'tuning',
  about: 'Begins in Spanish, drifts through German, broken English and back; facts are told in English.',
  angels: ['mateo'],
  allowed:
    /spanish|german|english|berlin|carla|medell|mother|grandmother|wall|blue|language|learning|paint|colombia/i,
  turns: [
    {
      says: 'hola! como estas?',
      act: 'other-language',
      sensible: /hola|bien|english|spanish|español|hello/i,
    },
    {
      says: 'no hablo mucho ingles',
      act: 'other-language',
      sensible: /english|inglés|ingles|spanish|español|slow|words|poco|understand|simple/i,
    },
    {
      says: 'ok i try. my name is Carla and i live in Berlin',
      act: 'statement',
      learns: { name: /carla/i, city: /berlin/i },
      sensible: about('carla|berlin|english|name|welcome|good|city'),
    },
    {
      says: 'sorry my english is no good',
      act: 'low-mood',
      sensible: about('english|good|fine|understand|word|sorry|enough|better|portuguese|song'),
    },
    {
      says: 'ich bin müde heute',
      act: 'other-language',
      sensible: /german|deutsch|müde|tired|english|language|word|understand/i,
    },
    { says: 'means i am tired', act: 'statement', sensible: about('tired|rest|sleep|day|long|german') },
    {
      says: 'what you paint now?',
      act: 'question-about-angel',
      sensible: /wall|paint|underpass|cloud|door|substation|school|scaffold|sky/i,
    },
    {
      says: 'in my street is one wall grey very ugly',
      act: 'statement',
      sensible: about('wall|grey|ugly|paint|street|colour|door|sun'),
    },
    {
      says: 'a door? why',
      act: 'asks-opinion',
      sensible: about('door|everybody|wall|out|through|ask|open|say'),
    },
    {
      says: 'my grandmother had a blue door in her house in cartagena',
      act: 'story',
      learns: { grandmother: /blue door|grandmother|cartagena/i },
      sensible: about('blue|door|grandmother|cartagena|house|colour'),
    },
    { says: 'merci', act: 'other-language' },
    { says: 'haha i know little bit french', act: 'small-talk' },
    { says: 'where i live? you remember?', act: 'question-recall', recalls: { city: /berlin/i } },
    {
      says: 'which colour was the door of my grandmother',
      act: 'question-recall',
      recalls: { grandmother: /blue/i },
    },
    {
      says: 'buenas noches mateo',
      act: 'farewell',
      sensible: /noches|night|hasta|sleep|dream|adiós|adios|buenas|tomorrow|soon/i,
    },
  ],
}
