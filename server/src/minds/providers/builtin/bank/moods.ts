import { cross } from './moods/cross.ts'
import { glad } from './moods/glad.ts'
import { leaving } from './moods/leaving.ts'
import { plain } from './moods/plain.ts'
import { sad } from './moods/sad.ts'
import { worried } from './moods/worried.ts'

/**
 * How something is told, whatever it is about: news to be glad of, a sorrow, something ahead that weighs, an annoyance, a way of saying that one is
 * going now. Words alone do not tell (“he said yes”, “the van is at six”), so these are ways to say it from which the rest is learnt.
 */
export const moodNames = ['glad', 'sad', 'worried', 'cross', 'leaving', 'plain'] as const
export type MoodName = (typeof moodNames)[number]

export const moods: Readonly<Record<MoodName, readonly string[]>> = {
  glad,
  sad,
  worried,
  cross,
  leaving,
  plain,
}

/** What is done in a mood by itself; all other acts are in none. */
export const moodOfAct: Readonly<Record<string, MoodName>> = {
  'good-news': 'glad',
  proud: 'glad',
  'in-love': 'glad',
  'bad-news': 'sad',
  sad: 'sad',
  'grief-loss': 'sad',
  anxious: 'worried',
  angry: 'cross',
  'good-night': 'leaving',
  goodbye: 'leaving',
}
