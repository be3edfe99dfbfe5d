import { about } from '../../sensible.ts'
import { livesIn, worksAs } from '../../truths.ts'
import type { Conversation } from '../../types.ts'

export const twoSuitcases: Conversation = {
  name: 'two-suitcases',
  split: 'held-out',
  about: 'Moved abroad last month and homesick: long thoughtful messages in good English.',
  angels: ['samir'],
  truths: {
    home: livesIn('Marseille', 'France'),
    from: {
      says: /aleppo|syria/i,
      never: /\bfrom (?:Damascus|Beirut|Cairo|Baghdad|Amman|Iraq|Lebanon|Egypt)\b/i,
    },
    work: worksAs('oud', 'oud|instrument|workshop|wood|varnish|build|string|glue'),
  },
  allowed:
    /moved|porto|toronto|canada|portugal|home|miss|grandmother|avó|kitchen|engineer|bridge|snow|winter|language|leaving|alone|lina|friend|humming|fado|song/i,
  turns: [
    { says: 'Good evening, Samir. Coffee sounds good.', act: 'greeting' },
    {
      says: 'I moved from Porto to Toronto five weeks ago for work. I thought I would be braver about it.',
      act: 'statement',
      learns: { from: /porto/i, now: /toronto/i },
      sensible: about('porto|toronto|move|brave|week|miss|home|far'),
    },
    {
      says: 'It is not the big things. It is that I do not know which side of the door the light switch is on.',
      act: 'low-mood',
      sensible: about('light|switch|door|hand|small|dark|wall|room|home|know'),
    },
    { says: 'Where are you from, originally?', act: 'question-about-angel', consistent: 'from' },
    {
      says: 'And you rebuilt the whole workshop?',
      act: 'question-about-angel',
      sensible: /workshop|garage|tool|memory|father|marseille|rebuil/i,
    },
    { says: 'Which town is it in now?', act: 'question-about-angel', consistent: 'home' },
    {
      says: 'I have been humming something my grandmother sang while she shelled peas. I only know half of it, and the half I know has no words, and when I asked my mother on the phone she said there never was a song, that my grandmother just hummed because the radio was broken. So now I am homesick for a broken radio.',
      act: 'ramble',
      sensible: about('radio|hum|song|grandmother|peas|broken|tune|half|word'),
    },
    { says: 'You make guitars, right?', act: 'contradiction', consistent: 'work' },
    { says: 'Of course. Forgive me.', act: 'short-answer' },
    {
      says: 'My colleague Lina took me skating. I fell eleven times.',
      act: 'story',
      learns: { friend: /lina/i },
      sensible: about('lina|skat|fell|fall|eleven|ice|time'),
    },
    {
      says: 'Should I go back, do you think?',
      act: 'asks-advice',
      sensible: about('back|porto|stay|wait|time|know|place|decide|toronto|yet|both|ask'),
    },
    { says: 'That is not an answer. But thank you.', act: 'thanks' },
    { says: 'Do you know which city I left?', act: 'question-recall', recalls: { from: /porto/i } },
    { says: 'What do you do again? A friend asks.', act: 'question-about-angel', consistent: 'work' },
    {
      says: 'It snowed. I went out without a coat like an idiot and laughed.',
      act: 'good-mood',
      after: { hours: 30 },
      sensible: about('snow|coat|laugh|cold|out|first|white'),
    },
    { says: 'Who took me skating?', act: 'question-recall', recalls: { friend: /lina/i } },
    { says: 'So where did you say you live?', act: 'question-about-angel', consistent: 'home' },
  ],
}
