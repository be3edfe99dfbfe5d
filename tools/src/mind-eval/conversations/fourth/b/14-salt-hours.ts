import { livesIn, type Conversation } from '../expect.ts'
import { saltHoursFirst } from './salt-hours-first.ts'
import { saltHoursSecond } from './salt-hours-second.ts'

export const saltHours: Conversation = {
  name: 'salt-hours',
  split: 'fourth',
  part: 'b',
  about:
    'A woman in Brno who makes a game beside her work; dry, exact, long sentences, jokes that carry the facts. Long.',
  angels: ['olu'],
  truths: {
    goat: { says: /\bgoat\b/i, never: /followed the (?!goat)(?:dog|cat|hen|cow|sister)\b/i },
    lagos: livesIn('Lagos'),
    robots: {
      says: /robot|machine/i,
      never: /\bI(?:'m| am)? ?(?:study|studying|read|reading) (?:medicine|law|history|economics)\b/i,
    },
  },
  allowed:
    /server|robot|print|frighten|nervous|zdenka|brno|game|mainframe|bank|1991|salt|lighthouse|winter|fish|marek|ilona|harmonium|music|husband|sea|rock|release|march|april|euro|aunt|migraine|flicker|grandmother|diary|weather|fog|tortoise|admiral|fridge|honza|brother|flat|mushroom|swim|river|pensioner|sunday|degrees|tester|father|gun|publisher|rotterdam|parrot|per cent|thirty|twenty|sleep|hexadecimal|sign|twelve|bicycle|canal|shader|risotto|dinner|nothing/i,
  turns: [...saltHoursFirst, ...saltHoursSecond],
}
