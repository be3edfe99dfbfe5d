import type { Remembered } from '#minds/mind.ts'
import { toThePerson, typeset } from '../grammar/persons.ts'
import { stem, wordsOf } from '../hear/words.ts'
import { answerKind, bears } from './answer-kind.ts'
import { factData } from './fact.ts'
import { meets, namesOneOf } from './same-words.ts'
import { specialsOf } from './special-questions.ts'
import { wantedIn } from './wanted.ts'
import { dayInWords, today } from './when.ts'
import { agreement, namesKnown, peopleIn } from './whose.ts'

/** “When was it again?”: no word tells what is meant, so it is what was told last and could answer. */
export function recallLatest(plain: string, memories: readonly Remembered[]): Remembered | undefined {
  const newest = memories.toSorted((a, b) => b.at - a.at)
  const could = couldAnswer(plain)
  const named = /\b(?:name|called)\b/.test(plain)
    ? (lastNamed(plain, memories) ?? newest.find(({ key }) => key?.endsWith('.name')))
    : undefined
  if (named !== undefined) return named
  return could === undefined
    ? undefined
    : newest.find(({ text, key, data }) => could(text, key ?? '', factData(data)?.when))
}

function couldAnswer(
  plain: string,
): ((text: string, key: string, when: string | undefined) => boolean) | undefined {
  if (/\b(?:just (?:say|tell|said|told)|last thing)\b/.test(plain)) return () => true
  if (/\b(?:name|called|who)\b/.test(plain))
    return (text, key) => key.endsWith('name') || /[^\s.!?] [“"]?\p{Lu}\p{Ll}/u.test(text)
  if (/\b(?:when|(?:what|which) (?:day|time|date|month|year))\b/.test(plain))
    return (text, _, when) => when !== undefined || bears('when', text, '', plain) || /\d/.test(text)
  if (/\b(?:town|city|country|village)\b/.test(plain))
    return (text) => /\b(?:in|to|from|near|at) (?:the )?\p{Lu}\p{Ll}/u.test(text)
  if (/\bwhere\b/.test(plain))
    return (text) => /\b(?:in|at|on|to|from|near|by) (?:the |a |my |their )?\p{L}/u.test(text)
  if (/\bhow (?:old|many|much|long|far)\b/.test(plain))
    return (text) =>
      /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|year|month|week|day)s?\b/i.test(
        text,
      )
  if (/\b(?:what|which|who|whom|whose)\b/.test(plain)) return () => true
  return undefined
}

export interface Recalled {
  readonly memory: Remembered
  readonly score: number
}

/** What counts for and against a memory as the answer. */
const weigh = {
  special: 1.2,
  bears: 0.28,
  bearsNot: 0.25,
  other: 3,
  ofAnother: 0.4,
  taste: 0.5,
  fact: 0.06,
}
const least = 0.24

/** The memories that answer it, best first. `likeness` is how alike question and memory are in meaning, where that is known. */
export function recall(
  plain: string,
  memories: readonly Remembered[],
  likeness?: ReadonlyMap<Remembered, number>,
): Recalled[] {
  const wanted = wantedIn(plain)
  const specials = specialsOf(plain)
  const kind = answerKind(plain)
  const thing = /\b(?:what|which) (?:kind of |sort of )?(\p{L}{3,})\b/u.exec(plain)?.[1]
  const sought = thing === undefined ? undefined : stem(thing)
  const known = namesKnown(memories)
  const asked = peopleIn(plain)
  for (const word of wordsOf(plain)) {
    const whose = known.get(word.replace(/'s$/, ''))
    if (whose !== undefined) asked.add(whose)
  }
  const isOfSelf =
    asked.size === 0 &&
    /\b(?:do|did|am|was|were|have|had|can|could|will|should) i\b|\bi(?:'m|'ve)\b/.test(plain)
  const ofHim = /\b(?:his|her|their) name\b|\bwhat(?:'s| is| was) (?:he|she) called\b/.test(plain)
    ? lastNamed(plain, memories)
    : undefined
  const read = memories.map((memory) => ({ memory, ...wordsIn(memory, known) }))
  const weights = new Map(
    wanted.flatMap((word) => {
      const count = read.reduce((sum, { words }) => sum + meets(word, words), 0)
      return count === 0 ? [] : [[word, 1 / Math.sqrt(Math.max(1, count))] as const]
    }),
  )
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  // Words that no memory has say nothing about which memory is meant; if most are like that, perhaps none is.
  const share = wanted.length === 0 ? 0 : 0.55 + (0.45 * weights.size) / wanted.length
  const all = memories.map((memory) => likeness?.get(memory) ?? 0)
  const usual = all.length === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length
  const own = read.map(({ words }) => {
    let hits = 0
    for (const [word, weight] of weights) hits += weight * meets(word, words)
    return total === 0 ? 0 : (hits / total) * share
  })
  const found = read
    .map(({ memory, words, people }, i) => {
      const key = memory.key ?? ''
      const text = memory.text.replaceAll('’', "'")
      const coverage = Math.max(
        own[i]!,
        leansOnEarlier(memory) ? 0.7 * toldJustBefore(memory, memories, own) : 0,
      )
      const direct =
        asked.size === 0 && specials.some(({ keys, texts }) => keys.test(key) || texts?.test(text) === true)
          ? weigh.special
          : memory === ofHim
            ? 0.9
            : 0
      // Any question is somewhat like any statement: only what stands out counts.
      const meaning = Math.max(0, (likeness?.get(memory) ?? 0) - usual) * 2.5
      const touches = coverage + meaning + direct
      const fits =
        kind === 'any' || (touches < 0.15 && wanted.length > 0)
          ? 0
          : bears(kind, text, key, plain)
            ? weigh.bears
            : -weigh.bearsNot * (direct > 0 ? 0.4 : 1)
      const whose = agreement(asked, people)
      // “My brother plays drums” does not say what I play.
      const strange =
        whose < 0
          ? weigh.other
          : asked.size > 0 && people.size === 0 && isOfTheirs(text)
            ? weigh.other
            : isOfSelf && people.size > 0 && /^Their (?:\p{L}+ ){0,2}/u.test(text) && coverage < 0.95
              ? weigh.ofAnother
              : 0
      const isTaste =
        key.startsWith('taste.') &&
        /\b(?:do|did|i say) i (?:say i )?(?:like|love|enjoy)\b|\bi (?:say )?i like\b/.test(plain) &&
        /^(?:Likes|Loves)/.test(text)
          ? weigh.taste
          : 0
      // “What instrument?” is answered by an accordion, not by the word again.
      const one = sought === undefined || touches < 0.15 ? undefined : namesOneOf(sought, words)
      const ofKind = one === undefined ? 0 : one ? 0.3 : -0.2
      // “Which town am I in?” is answered by any town.
      const isTown =
        /\b(?:town|city|country|village)\b/.test(plain) &&
        people.size === 0 &&
        /\b(?:in|to|from|near|at) (?:the )?\p{Lu}\p{Ll}/u.test(text)
          ? 0.25
          : 0
      const isNamesake =
        (/^(?:and )?(?:my|our|the) [\p{L}' ]+$/u.test(plain) && key.endsWith('name') ? 0.2 : 0) +
        (whose > 0 && coverage > 0 ? 0.12 : 0)
      const score =
        touches +
        fits +
        ofKind +
        isTaste +
        isTown +
        isNamesake -
        strange +
        (memory.kind === 'FACT' ? weigh.fact : 0)
      return { memory, score }
    })
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score || b.memory.at - a.memory.at)
  const [best] = found
  if (best === undefined) return []
  // Of those that answer about as well, what was told last is what is true now.
  const close = found.filter(({ score }) => score >= best.score * 0.93)
  return [
    ...close.toSorted((a, b) => b.memory.at - a.memory.at || b.score - a.score),
    ...found.slice(close.length),
  ]
}

/** Words that say little without what was said before them: “Library assistant”, “It’s a Honda”, “She is called Joan”. */
export function leansOnEarlier({ text, key }: Remembered): boolean {
  return (
    (key === null || key.startsWith('told.')) &&
    (/(?:^|[.!?] )(?:it|its|it['’]s|he|she|they['’]re called|that['’]?s?)\b/i.test(text) ||
      text.split(' ').length <= 4 ||
      /^(?:An?|The|Some|Two|Three|Just|Called|About|For|In|On|At|From|With) /.test(text))
  )
}

export const soonMs = 4 * 60_000

/** How well what was told in the minutes before it fits; the nearest counts most. */
function toldJustBefore(
  memory: Remembered,
  memories: readonly Remembered[],
  fits: readonly number[],
): number {
  const moments = [
    ...new Set(memories.flatMap(({ at }) => (at <= memory.at && memory.at - at < soonMs ? [at] : []))),
  ].toSorted((a, b) => b - a)
  let best = 0
  memories.forEach((other, i) => {
    const steps = other === memory ? -1 : moments.indexOf(other.at)
    if (steps >= 0) best = Math.max(best, (fits[i] ?? 0) * 0.85 ** steps)
  })
  return best
}

/** What the person does or is themselves, without a name in it that might be the one who is asked for. */
function isOfTheirs(text: string): boolean {
  return (
    /^(?:Lives|Works|Is|Has|Was|Likes|Loves|Hates|Comes|Grew|Plays|Does|Used)\b/.test(text) &&
    !/\S \p{Lu}\p{Ll}+(?! )/u.test(text.replace(/\b(?:in|on|at|from|near|to|of) \p{Lu}\p{L}+/gu, ''))
  )
}

/** Of a memory: its words, with whom its names belong to and how those are called. */
function wordsIn(
  { text, key }: Remembered,
  known: ReadonlyMap<string, string>,
): { words: ReadonlySet<string>; people: ReadonlySet<string> } {
  const plainWords = wordsOf(text)
  const isKept = key !== null && !key.startsWith('told.')
  const words = new Set([...plainWords, ...(isKept ? wordsOf(key.replaceAll(/[.-]/g, ' ')) : [])].map(stem))
  const people = peopleIn(text)
  for (const word of plainWords) {
    const whose = known.get(word.replace(/'s$/, ''))
    if (whose === undefined) continue
    people.add(whose)
    words.add(stem(whose))
  }
  for (const [name, whose] of known) if (people.has(whose)) words.add(stem(name))
  return { words, people }
}

const men =
  /\b(?:father|dad|brother|son|husband|boyfriend|uncle|grandfather|grandad|granddad|grandpa|nephew|boy)\b/i
const women =
  /\b(?:mother|mum|mom|sister|daughter|wife|girlfriend|aunt|grandmother|gran|grandma|nan|niece|girl)\b/i

/** “What was his name?”: of whom they spoke last, unless the word for them says otherwise. */
function lastNamed(plain: string, memories: readonly Remembered[]): Remembered | undefined {
  const wrong = /\bhis\b|\bhe\b/.test(plain) ? women : /\bher\b|\bshe\b/.test(plain) ? men : undefined
  const newest = memories.toSorted((a, b) => b.at - a.at)
  return (
    newest.find(({ key, text }) => key?.endsWith('.name') === true && wrong?.test(text) !== true) ??
    newest.find(
      ({ kind, text }) =>
        kind === 'EPISODE' &&
        /^\p{Lu}\p{Ll}+ (?:left|came|said|called|went|died|moved|told)\b/u.test(text) &&
        !/^(?:They|Their|Got|Was|Has|Is)\b/.test(text),
    )
  )
}

/** The memory in words for the person. What was told with “tomorrow” is not tomorrow a week later. */
export function recalledInWords(
  { text, data, at }: Pick<Remembered, 'text' | 'data' | 'at'>,
  now: number,
): string {
  const fact = factData(data)
  const answer = /^Answered [“"](.+?)[”"] when asked: (.+)$/.exec(text)
  if (answer !== null) return typeset(`You said "${answer[1]}" when I asked: ${answer[2]}`)
  let said = toThePerson(text)
  if (fact?.when !== undefined && fact.day !== undefined && today(now) !== today(at)) {
    const isOver = fact.day < today(now)
    const time = / at .+$/.exec(fact.when)?.[0] ?? ''
    said = said.replaceAll('’', "'").replace(fact.when, `${dayInWords(fact.day, now)}${time}`)
    if (isOver) said = said.replace(/^You have\b/, 'You had').replace(/^You are\b/, 'You were')
  }
  return typeset(said)
}
