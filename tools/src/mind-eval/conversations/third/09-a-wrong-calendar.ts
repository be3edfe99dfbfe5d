import { about } from '../../sensible.ts'
import { livesIn } from '../../truths.ts'
import type { Conversation } from '../../types.ts'
import { still } from './expect.ts'

export const wrongCalendar: Conversation = {
  name: 'wrong-calendar',
  split: 'third',
  part: 'a',
  about: 'Somebody in a hurry who gets everything wrong the first time and puts it right the second.',
  angels: ['kamala'],
  truths: { home: livesIn('Chennai') },
  allowed:
    /review|tuesday|wednesday|board|team|people|seven|eight|nine|petra|petar|boss|manager|dublin|belfast|flight|train|budget|kids?|son|daughter|leo|theo|chess|club|peanut|cashew|nuts?|allerg|project|software|migration|client|hurry|slides|coffee|sleep|present/i,
  turns: [
    { says: 'Hi - quick one, am between meetings', act: 'greeting' },
    {
      says: 'I have the big budget review on Tuesday and am NOT ready',
      act: 'worry',
      learns: { review: /tuesday/i },
    },
    {
      says: 'Scratch that, Wednesday. I was looking at the wrong week',
      act: 'correction',
      learns: { review: /wednesday/i },
      keepsNot: still('tuesday', 'wednesday'),
    },
    {
      says: 'I run a team of seven, all remote',
      act: 'statement',
      learns: { team: /seven|\b7\b/i },
      sensible: about('seven|team|remote|people|lead|piece|board|far|manage|run|each'),
    },
    {
      says: 'which day is that review?',
      act: 'question-recall',
      recalls: { review: /wednesday/i },
      forbids: [still('tuesday', 'wednesday')],
    },
    {
      says: 'My boss Petra wants 40 slides. Forty!',
      act: 'angry',
      learns: { boss: /petra/i },
      sensible: about('petra|slide|forty|40|boss|many|cut|fewer|want|why|defend|half'),
    },
    {
      says: "eight people actually, not seven, I forgot the new guy. Don't tell him",
      act: 'correction',
      learns: { team: /eight|\b8\b/i },
      keepsNot: still('\\bseven\\b|\\b7\\b', '\\beight\\b|\\b8\\b'),
    },
    {
      says: 'My little boy Leo wants to join a chess club, is five too young?',
      act: 'asks-advice',
      learns: { son: /leo/i },
      sensible: about('leo|five|chess|young|learn|play|club|start|boy|child|board|piece|patien'),
    },
    {
      says: 'Which city have you done your coaching in, anyway?',
      act: 'question-about-angel',
      consistent: 'home',
    },
    {
      says: 'how big is my team, quick',
      act: 'question-recall',
      recalls: { team: /eight|\b8\b/i },
      forbids: [still('\\bseven\\b|\\b7\\b', '\\beight\\b|\\b8\\b')],
    },
    {
      says: "Leo can't have peanuts so I always have to ask about snacks",
      act: 'statement',
      learns: { allergy: /peanut/i },
      sensible: about('peanut|snack|leo|ask|allerg|careful|club|boy|food|safe|he'),
    },
    {
      says: 'Hold on, the allergist letter says cashews, peanuts are fine. I need more sleep',
      act: 'correction',
      learns: { allergy: /cashew/i },
      keepsNot: /^(?!.*cashew)(?!.*\b(?:fine|ok|okay|can (?:eat|have))\b).*peanut/i,
    },
    { says: 'And then Dublin on Friday for a client', act: 'statement', learns: { trip: /dublin/i } },
    {
      says: 'Oh for heaven’s sake. Belfast. The client is in Belfast',
      act: 'correction',
      learns: { trip: /belfast/i },
      keepsNot: still('dublin', 'belfast'),
    },
    {
      says: 'What must Leo stay away from?',
      act: 'question-recall',
      recalls: { allergy: /cashew/i },
      forbids: [/^(?!.*cashew).*peanut/i],
    },
    {
      says: "What city am I off to at the end of the week? I'd rather trust you than my calendar",
      act: 'question-recall',
      recalls: { trip: /belfast/i },
      forbids: [still('dublin', 'belfast')],
    },
    { says: 'and who is it that wants the 40 slides', act: 'question-recall', recalls: { boss: /petra/i } },
    { says: 'Thanks, you are better organised than me', act: 'thanks' },
    { says: 'running. bye!', act: 'farewell' },
  ],
}
