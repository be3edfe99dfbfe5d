import type { Heard } from '../hear.ts'
import type { Found } from '../matching/machine.ts'
import type { Category, Finding, Screening, Severity } from '../verdict.ts'
import type { Label } from './phrases.ts'
import { isNear, isOwn, spansOf, without } from './spans.ts'

interface Rule {
  readonly category: Category
  readonly rule: string
  readonly severity: Severity
  readonly label: Label
  /** Struck out where one of these lies over it… */
  readonly notOver?: readonly Label[]
  /** …or near it, in words. */
  readonly notNear?: readonly (readonly [Label, number])[]
  /** It may have begun in an earlier text. */
  readonly goesOn?: boolean
}

const anywhere = 1000

const rules: readonly Rule[] = [
  {
    category: 'threat',
    rule: 'threat',
    severity: 3,
    label: 'threat',
    notOver: ['notThreat', 'idiom'],
    notNear: [
      ['reported', 8],
      ['fiction', anywhere],
      ['joking', anywhere],
    ],
    goesOn: true,
  },
  {
    category: 'hate',
    rule: 'hate-severe',
    severity: 3,
    label: 'hateSevere',
    notNear: [
      ['notHate', anywhere],
      ['fiction', anywhere],
    ],
  },
  {
    category: 'hate',
    rule: 'hate',
    severity: 2,
    label: 'hate',
    notNear: [
      ['notHate', anywhere],
      ['fiction', anywhere],
    ],
  },
  {
    category: 'harassment',
    rule: 'harassment',
    severity: 2,
    label: 'harassment',
    notOver: ['notHarassment'],
    notNear: [
      ['notHarassment', 4],
      ['fiction', anywhere],
    ],
  },
  {
    category: 'illegal-goods',
    rule: 'illegal-goods',
    severity: 2,
    label: 'goods',
    notNear: [
      ['notGoods', anywhere],
      ['fiction', anywhere],
    ],
  },
  { category: 'spam', rule: 'scam-words', severity: 1, label: 'spam', notNear: [['notSpam', anywhere]] },
]

export function findOthers(heard: Heard, { explicit, surface }: Screening): Finding[] {
  const found: Finding[] = []
  // What a character believes, it teaches.
  const isCharacter = surface === 'avatar' || surface === 'card'
  for (const rule of rules) {
    const places = kept(heard, isCharacter && rule.category === 'hate' ? { ...rule, notNear: [] } : rule)
    if (places.length > 0)
      found.push({
        category: rule.category,
        rule: rule.rule,
        severity: rule.severity,
        spans: spansOf(heard, places),
      })
  }
  if (explicit !== 'allowed') {
    const places = without(heard, 'explicit').filter(
      (one) =>
        isOwn(heard, one) && !isNear(heard, one, 'notExplicit', 15) && !isNear(heard, one, 'fiction', 15),
    )
    if (places.length > 0)
      found.push({ category: 'explicit', rule: 'explicit', severity: 1, spans: spansOf(heard, places) })
  }
  if (surface === 'message' || surface === 'persona' || surface === 'memory')
    found.push(...findUnderage(heard))
  return found
}

function kept(heard: Heard, { label, notOver = [], notNear = [], goesOn }: Rule): readonly Found<Label>[] {
  const found = heard.of(label)
  if (found.length === 0) return found
  const left = without(heard, label, ...notOver).filter(
    (one) =>
      !notNear.some(
        ([other, words]) =>
          heard.of(other).some((that) => isOwn(heard, that) === isOwn(heard, one)) &&
          isNear(heard, one, other, words),
      ),
  )
  const own = left.filter((one) => isOwn(heard, one))
  // What was threatened a moment ago gets its time or its place now.
  if (own.length === 0 && goesOn && left.length > 0) {
    const soon = heard.of('soon').filter((one) => isOwn(heard, one))
    return soon
  }
  return own
}

const bareAnswer = 4
const lowerThan = new Set(['lower', 'younger', 'under', 'below', 'less', 'only', 'im', 'almost', 'nearly'])
const underEighteen =
  /^([89]|1[0-7]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)$/

/** A person who says that they are under 18. */
function findUnderage(heard: Heard): Finding[] {
  const said = without(heard, 'underage', 'notUnderage').filter((one) => isOwn(heard, one))
  const answer = heard.words.slice(heard.own).map(({ word }) => word)
  const answered =
    heard.of('howOld').some((one) => !isOwn(heard, one)) &&
    answer.length <= (lowerThan.has(answer[0] ?? '') ? bareAnswer + 3 : bareAnswer) &&
    answer.some((word, i) => (i === 0 || lowerThan.has(answer[0] ?? '')) && underEighteen.test(word))
  if (said.length === 0 && !answered) return []
  const places = answered ? [{ from: heard.own, to: heard.own }] : said
  return [{ category: 'underage-person', rule: 'says-under-18', severity: 4, spans: spansOf(heard, places) }]
}
