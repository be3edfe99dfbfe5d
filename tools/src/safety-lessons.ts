import { acts } from '../../server/src/minds/providers/builtin/bank/acts/index.ts'
import { topics } from '../../server/src/minds/providers/builtin/bank/topics/index.ts'
import { devCases } from '../../server/src/safety/cases/dev/index.ts'
import type { Category } from '../../server/src/safety/index.ts'
import { exemplars } from '../../server/src/safety/meaning/exemplars.ts'
import type { Kind } from '../../server/src/safety/meaning/learned.ts'
import { writtenPhrases } from '../../server/src/safety/rules/phrases.ts'
import { angels } from '../../server/src/seed/angels/index.ts'
import { conversations } from './mind-eval/conversations/index.ts'
import { samplesOf } from './safety-samples.ts'

/** Texts to learn from, by what they are. */
export interface Lessons {
  readonly acute: readonly string[]
  readonly mild: readonly string[]
  readonly its: Readonly<Record<Kind, readonly string[]>>
  readonly harmless: readonly string[]
}

/** What the built-in mind knows as none of the harmless. */
const grave = new Set([
  'crisis-care',
  'crisis-follow-up',
  'age-under-18',
  'explicit-request',
  'asks-for-photo',
])

/** The exemplars, what people say in conversations, and sentences that the rules' phrases stand for: other ones each time. */
export function lessons(chance: () => number, withCases: boolean): Lessons {
  const labelled = (fits: (one: (typeof devCases)[number]) => boolean): string[] =>
    withCases ? devCases.filter((one) => one.before === undefined && fits(one)).map(({ text }) => text) : []
  const others = (texts: readonly string[], patterns: readonly string[], category: Category): string[] => [
    ...many(2, texts),
    ...samplesOf(patterns, 4, chance),
    ...many(
      2,
      labelled((one) => one.category === category),
    ),
  ]
  const acute = [
    ...many(2, exemplars.acute),
    ...samplesOf(writtenPhrases.acute, 3, chance),
    ...labelled(({ expect }) => expect === 'crisis-acute'),
  ]
  const mild = [
    ...many(2, exemplars.mild),
    ...samplesOf(writtenPhrases.mild, 3, chance),
    ...labelled(({ expect }) => expect === 'crisis'),
  ]
  const people = conversations.filter(({ split }) => split === 'tuning').flatMap(({ turns }) => turns)
  return {
    acute,
    mild,
    its: {
      crisis: [...acute, ...mild],
      threat: others(exemplars.threat, writtenPhrases.threat, 'threat'),
      hate: others(exemplars.hate, [...writtenPhrases.hate, ...writtenPhrases.hateSevere], 'hate'),
      harassment: others(exemplars.harassment, writtenPhrases.harassment, 'harassment'),
      goods: others(exemplars.goods, writtenPhrases.goods, 'illegal-goods'),
      spam: others(exemplars.spam, writtenPhrases.spam, 'spam'),
      explicit: others(exemplars.explicit, writtenPhrases.explicit, 'explicit'),
    },
    harmless: [
      ...many(3, exemplars.harmless),
      ...topics.flatMap(({ said }) => said),
      ...acts.filter(({ id }) => !grave.has(id)).flatMap(({ said }) => said),
      ...angels.flatMap(({ biography }) => biography.flatMap((part) => part.split(/(?<=[.!?]) /))),
      ...many(
        2,
        people.filter(({ care }) => care === undefined).map(({ says }) => says),
      ),
      ...many(
        2,
        labelled(({ category }) => category === undefined),
      ),
    ],
  }
}

function many(times: number, texts: readonly string[]): string[] {
  return Array.from({ length: times }, () => texts).flat()
}
