import { acts } from '../../server/src/minds/providers/builtin/bank/acts/index.ts'
import { topics } from '../../server/src/minds/providers/builtin/bank/topics/index.ts'
import { devCases } from '../../server/src/safety/cases/dev/index.ts'
import type { Category } from '../../server/src/safety/index.ts'
import * as exemplarsOthers from '../../server/src/safety/meaning/exemplars-others.ts'
import { acuteSigns, mildSigns } from '../../server/src/safety/meaning/exemplars-signs.ts'
import { harmlessTalk } from '../../server/src/safety/meaning/exemplars-talk.ts'
import * as exemplars from '../../server/src/safety/meaning/exemplars.ts'
import type { Kind } from '../../server/src/safety/meaning/learned.ts'
import * as harm from '../../server/src/safety/rules/harm-phrases.ts'
import * as selfHarm from '../../server/src/safety/rules/self-harm-phrases.ts'
import * as trade from '../../server/src/safety/rules/trade-phrases.ts'
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
    ...many(2, [...exemplars.acuteExemplars, ...acuteSigns]),
    ...samplesOf(selfHarm.acute, 3, chance),
    ...labelled(({ expect }) => expect === 'crisis-acute'),
  ]
  const mild = [
    ...many(2, [...exemplars.mildExemplars, ...mildSigns]),
    ...samplesOf(selfHarm.mild, 3, chance),
    ...labelled(({ expect }) => expect === 'crisis'),
  ]
  const people = conversations.filter(({ split }) => split === 'tuning').flatMap(({ turns }) => turns)
  return {
    acute,
    mild,
    its: {
      crisis: [...acute, ...mild],
      threat: others(exemplars.threatExemplars, harm.threat, 'threat'),
      hate: others(exemplarsOthers.hateExemplars, [...harm.hate, ...harm.hateSevere], 'hate'),
      harassment: others(exemplarsOthers.harassmentExemplars, harm.harassment, 'harassment'),
      goods: others(exemplarsOthers.goodsExemplars, trade.goods, 'illegal-goods'),
      spam: others(exemplarsOthers.spamExemplars, trade.spam, 'spam'),
      explicit: others(exemplarsOthers.explicitExemplars, trade.explicit, 'explicit'),
    },
    harmless: [
      ...many(3, [...exemplars.harmlessExemplars, ...harmlessTalk]),
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
