import type { Remembered } from '#minds/mind.ts'
import { toThePerson, typeset } from '../grammar/persons.ts'
import { stem, wordsOf } from '../hear/words.ts'
import { factData } from './fact.ts'
import { meets } from './same-words.ts'
import { dayInWords, today, whenIn } from './when.ts'

/** Words of the question itself, not of what it asks for. */
const frame = new Set(
  'remember recall know tell told mention said say remind again ever still call called name names again did earlier before just time last what who where when which how many old often long far me my i exactly word forgot forget moment wonder bet just quick test quiz guess earlier yesterday town city country village he she it that they his her him them this there then ok so listening listen thing'.split(
    ' ',
  ),
)

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
    return (text, key) => key.endsWith('name') || /\S \p{Lu}\p{Ll}/u.test(text)
  if (/\b(?:when|what (?:day|time|date)|which day)\b/.test(plain))
    return (text, _, when) => when !== undefined || whenIn(text) !== undefined || /\d/.test(text)
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

/** The words of a question that say what it is about. */
export function wantedIn(plain: string): string[] {
  return [
    ...new Set(
      wordsOf(plain)
        .map((word) => word.replace(/'(?:s|re|m|ve|d|ll)$/, ''))
        .filter((word) => !frame.has(word))
        .map(stem),
    ),
  ].filter((word) => word.length > 1 && !small.has(word))
}

/** The memories that answer it, best first. `likeness` is how alike question and memory are in meaning, where that is known. */
export function recall(
  plain: string,
  memories: readonly Remembered[],
  likeness?: ReadonlyMap<Remembered, number>,
): Recalled[] {
  const wanted = wantedIn(plain)
  const special = specialKeys(plain)
  const ofHim = /\b(?:his|her|their) name\b|\bwhat(?:'s| is| was) (?:he|she) called\b/.test(plain)
    ? lastNamed(plain, memories)
    : undefined
  const isName = /\b(?:called|names?)\b/.test(plain)
  const read = memories.map((memory) => ({
    memory,
    words: new Set(
      [...wordsOf(memory.text), ...wordsOf((memory.key ?? '').replaceAll(/[.-]/g, ' '))].map(stem),
    ),
  }))
  const weights = new Map(
    wanted.flatMap((word) => {
      const count = read.filter(({ words }) => meets(word, words) > 0).length
      return count === 0 ? [] : [[word, 1 / Math.sqrt(count)] as const]
    }),
  )
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  // Words that no memory has say nothing about which memory is meant; if most are like that, perhaps none is.
  const share = wanted.length === 0 ? 0 : 0.55 + (0.45 * weights.size) / wanted.length
  const all = memories.map((memory) => likeness?.get(memory) ?? 0)
  const usualLikeness =
    all.length === 0 ? 0 : Math.max(0.3, all.reduce((sum, one) => sum + one, 0) / all.length)
  const found = read
    .map(({ memory, words }) => {
      const key = memory.key ?? ''
      const direct = special.some((pattern) => pattern.test(key)) ? 1.2 : memory === ofHim ? 0.9 : 0
      let hits = 0
      for (const [word, weight] of weights) hits += weight * meets(word, words)
      const coverage = total === 0 ? 0 : (hits / total) * share
      // Any question is somewhat like any statement: only what stands out counts.
      const meaning = Math.max(0, (likeness?.get(memory) ?? 0) - usualLikeness - 0.06) * 2
      // What happens at a certain time answers “when”, a name answers “called”.
      const fits =
        (/\bwhen\b|what (?:day|time|date)/.test(plain) &&
          (factData(memory.data)?.when !== undefined || whenIn(memory.text) !== undefined)) ||
        (/\b(?:called|names?|who)\b/.test(plain) && key.endsWith('name'))
          ? 0.3
          : 0
      // A memory that names nobody does not answer “what is she called?”.
      const unnamed =
        isName && direct === 0 && !key.endsWith('name') && !/.\s\p{Lu}\p{Ll}/u.test(memory.text) ? 0.35 : 0
      // “Which town am I in?” is answered by any town.
      const isPlace =
        /\b(?:where|town|city|country|village)\b/.test(plain) &&
        /\b(?:in|to|from|near|at) (?:the )?\p{Lu}\p{Ll}/u.test(memory.text)
          ? 0.25
          : 0
      const isTaste =
        key.startsWith('taste.') &&
        /\b(?:do|did|i say) i (?:say i )?(?:like|love|enjoy)\b|\bi (?:say )?i like\b/.test(plain) &&
        /^(?:Likes|Loves)/.test(memory.text)
          ? 0.5
          : 0
      const isNamesake = /^(?:and )?(?:my|our|the) [\p{L}' ]+$/u.test(plain) && key.endsWith('name') ? 0.2 : 0
      const score =
        direct +
        coverage +
        isPlace +
        isTaste -
        unnamed +
        isNamesake +
        (coverage > 0 || direct > 0 ? fits : 0) +
        meaning +
        (memory.kind === 'FACT' ? 0.08 : 0)
      return { memory, score }
    })
    .filter(({ score }) => score >= 0.4)
    .toSorted((a, b) => b.score - a.score || b.memory.at - a.memory.at)
  const [best] = found
  if (best === undefined) return []
  // Of those that answer about as well, what was told last is what is true now.
  const close = found.filter(({ score }) => score >= best.score * 0.88)
  return [
    ...close.toSorted((a, b) => b.memory.at - a.memory.at || b.score - a.score),
    ...found.slice(close.length),
  ]
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

const small = new Set(
  stemsOfAll(
    "a an the is are was were am do does did have has had i'm to of in on at for with that this it you your be been and or if can could so about from like one thing something anything s by as into kind sort type mine exactly really get got having",
  ),
)

function stemsOfAll(words: string): string[] {
  return words.split(' ').map(stem)
}

/** Questions that no word of the memory has to be in. */
function specialKeys(plain: string): RegExp[] {
  const found: RegExp[] = []
  if (
    /\bmy (?:own |real |first )?name\b|\bwho am i\b|\bwhat(?:'s| is| do you) (?:i|call me)\b|\bam i called\b/.test(
      plain,
    )
  )
    found.push(/^name$/)
  if (/\bhow old am i\b|\bmy age\b/.test(plain)) found.push(/^age$/)
  if (
    /\bwhere (?:do|am|did) (?:i|we) (?:live|living|based|move)\b|\b(?:city|town|country|place) (?:do|am|did) i\b|\bmy (?:city|town|home)\b/.test(
      plain,
    )
  )
    found.push(/^home$/)
  if (
    /\bwhere (?:am i|do i come|i'm|was i born|did i grow)\b.*\b(?:from|born|up)\b|\bmy hometown\b/.test(plain)
  )
    found.push(/^(?:origin|birthplace|grew-up|nationality)$/)
  if (
    /\bwhat do i do(?: for (?:a living|work|money))?(?: again| then)?$|\bmy (?:job|profession|occupation|work)\b|\bwhere do i work\b|\bdo i work\b|\bi do for (?:a living|work)\b/.test(
      plain,
    )
  )
    found.push(
      /^job/,
      /^(?:drive|fix|sell|clean|build|design|deliver|repair|translate|edit|look-after|coach)\./,
    )
  if (/\bwhat (?:am i|do i|i'm|i am) (?:studying|study)\b/.test(plain)) found.push(/^studies$/)
  if (/\bmy birthday\b/.test(plain)) found.push(/^birthday$/)
  if (/\ballerg/.test(plain)) found.push(/^allergy/)
  return found
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
