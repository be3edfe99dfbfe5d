import { acts } from '../../server/src/minds/providers/builtin/bank/acts/index.ts'
import { topics } from '../../server/src/minds/providers/builtin/bank/topics/index.ts'
import { devCases } from '../../server/src/safety/cases/dev/index.ts'
import type { Category } from '../../server/src/safety/index.ts'
import { exemplars, type Exemplar } from '../../server/src/safety/meaning/exemplars.ts'
import { kinds, type Learnt } from '../../server/src/safety/meaning/learned.ts'
import { writtenPhrases } from '../../server/src/safety/rules/phrases.ts'
import { angels } from '../../server/src/seed/angels/index.ts'
import { conversations, isBlind } from './mind-eval/conversations/index.ts'
import { readWorlds } from './mind-learn/worlds.ts'
import { samplesOf } from './safety-samples.ts'

/** A text to learn from. */
export interface Lesson {
  readonly text: string
  /** What it is… */
  readonly is: readonly Learnt[]
  /** …and what it says nothing about. It is none of the rest. */
  readonly unsaid: readonly Learnt[]
  readonly counts: number
  /** Written as an example, by hand, and not put together from phrases. */
  readonly isWritten: boolean
}

/** What the built-in mind knows as none of the harmless. */
const grave = new Set([
  'crisis-care',
  'crisis-follow-up',
  'age-under-18',
  'explicit-request',
  'asks-for-photo',
])

/** Of children, or maybe of children: that teaches nothing about how grown people are spoken of. */
const ofTheYoung =
  /\b(kids?|child|children|babies|baby|toddler|boys?|girls?|sons?|daughters?|nieces?|nephews?|grand\w+|pupils?|students?|schools?|teen\w*|young\w*|year|class|grade|born|\d+)\b/i

interface Meant extends Pick<Lesson, 'is' | 'unsaid'> {
  /** Told of grown people, whatever their age. */
  readonly isOfAge?: true
}
/** Whether something is danger now is a question about a crisis only. */
const nothing: Meant = { is: [], unsaid: ['acute'] }
const only = (kind: Learnt): Meant => ({ is: [kind], unsaid: ['acute'] })
const meant: Readonly<Record<Exemplar, Meant>> = {
  acute: { is: ['crisis', 'acute'], unsaid: [] },
  mild: { is: ['crisis'], unsaid: [] },
  threat: only('threat'),
  hate: only('hate'),
  harassment: only('harassment'),
  goods: only('goods'),
  spam: only('spam'),
  explicit: { is: ['explicit', 'advance'], unsaid: ['acute'] },
  advance: { is: ['advance'], unsaid: ['acute', 'explicit'] },
  under18: { is: ['under18', 'child'], unsaid: ['acute'] },
  child: { is: ['child'], unsaid: ['acute', 'under18'] },
  adult: { ...nothing, isOfAge: true },
  others: only('others'),
  harmless: nothing,
  touching: nothing,
}
const byCategory: Readonly<Record<Category, Meant | undefined>> = {
  'self-harm': meant.mild,
  threat: meant.threat,
  hate: meant.hate,
  harassment: meant.harassment,
  'illegal-goods': meant.goods,
  spam: meant.spam,
  explicit: meant.explicit,
  'underage-person': meant.under18,
  minors: undefined,
  'personal-data': undefined,
}

/** The exemplars, what people say in conversations, and sentences that the rules' phrases stand for: other ones each time. */
export function lessons(chance: () => number, withCases: boolean): Lesson[] {
  return [
    ...Object.entries(exemplars).flatMap(([kind, texts]) =>
      lessonsOf(texts, meant[kind as Exemplar], { counts: 2, isWritten: true }),
    ),
    ...(withCases ? labelled() : []),
    ...kinds.flatMap((kind) => (kind === 'crisis' || kind === 'under18' ? [] : sampled(kind, kind, chance))),
    ...sampled('acute', 'acute', chance),
    ...sampled('mild', 'mild', chance),
    ...sampled('hate', 'hateSevere', chance),
    ...sampled('advance', 'sexual', chance),
    ...sampled('advance', 'suggestive', chance),
    ...lessonsOf(said(), nothing, { counts: 2, isWritten: false }),
    ...lessonsOf(talk(), nothing, { counts: 1, isWritten: false }),
    ...lessonsOf(days(), nothing, { counts: 2, isWritten: false }),
  ]
}

function lessonsOf(
  texts: readonly string[],
  is: Meant,
  more: Pick<Lesson, 'counts' | 'isWritten'>,
): Lesson[] {
  return texts.map((text) => ({ text, ...besides(text, is), ...more }))
}

function labelled(): Lesson[] {
  const said = devCases.flatMap(({ text, before, category, expect }) => {
    if (before !== undefined) return []
    const is =
      category === undefined ? nothing : expect === 'crisis-acute' ? meant.acute : byCategory[category]
    return is === undefined ? [] : [{ text, is }]
  })
  return said.map(({ text, is }) => ({ text, ...besides(text, is), counts: 2, isWritten: true }))
}

function besides(text: string, { is, unsaid, isOfAge }: Meant): Pick<Lesson, 'is' | 'unsaid'> {
  const isClear = isOfAge === true || is.includes('child') || !ofTheYoung.test(text)
  return { is, unsaid: isClear ? unsaid : [...unsaid, 'child'] }
}

function sampled(kind: Exemplar, label: keyof typeof writtenPhrases, chance: () => number): Lesson[] {
  return lessonsOf(samplesOf(writtenPhrases[label], 3, chance), meant[kind], { counts: 1, isWritten: false })
}

/** Of a day like any other, as people put it: from all conversations but those that nobody reads, by which it is measured. */
function said(): string[] {
  return conversations
    .filter((one) => !isBlind(one))
    .flatMap(({ turns }) => turns)
    .filter(({ care }) => care === undefined)
    .map(({ says }) => says)
}

/** What many people tell over some days and ask back, each by itself and as it goes on: words that say little are judged together with those before them. */
function days(): string[] {
  return readWorlds().flatMap(({ says, asks }) => {
    const all = [...says, ...asks.map(({ question }) => question)]
    return [...all, ...all.flatMap((text, i) => (i % 2 === 0 ? [] : [`${all[i - 1]}. ${text}`]))]
  })
}

/** And as the built-in mind and the angels know it. */
function talk(): string[] {
  return [
    ...topics.flatMap(({ said }) => said),
    ...acts.filter(({ id }) => !grave.has(id)).flatMap(({ said }) => said),
    ...angels.flatMap(({ biography }) => biography.flatMap((part) => part.split(/(?<=[.!?]) /))),
  ]
}
