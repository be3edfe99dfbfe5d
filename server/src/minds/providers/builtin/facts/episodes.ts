import type { NewMemory } from '#minds/mind.ts'
import { asMemory, typeset } from '../grammar/persons.ts'
import type { Clause } from '../hear/clauses.ts'
import { stemsOf } from '../hear/words.ts'
import { hash } from '../state.ts'
import { family, pets } from './nouns.ts'

/** “Did I tell you that my band is called Wet Paint?” tells it. */
export function asStatement(clause: Clause): Clause {
  const told =
    /^(?:and |so |oh )?(?:did i (?:ever )?(?:tell|mention)(?: to)?(?: you)?|have i (?:told you|mentioned)|guess what|you know what|you know(?: that)?|fun fact|btw|by the way)[,:]?(?: that)? ((?:my|i|i'm|i've|we|our)\b.+)$/i.exec(
      clause.text,
    )?.[1]
  return told === undefined || told.split(' ').length < 4
    ? clause
    : { text: told, plain: told.toLowerCase(), isQuestion: false }
}

/** “Been playing Elden Ring”: it is clear who. */
export function withSubject(text: string): string {
  if (/^from \p{L}{3,}(?: \p{L}+)?$/iu.test(text)) return `I'm ${text}`
  if (
    new RegExp(`^(?:two|three|four|five|a|an|one|\\d) (?:\\p{L}+ )?(?:${pets}|${family})s?\\b`, 'iu').test(
      text,
    )
  )
    return `I have ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  if (/^been \w+ing\b/i.test(text)) return `I've ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  if (
    /^(?:just )?(?:playing|watching|reading|studying|learning|working|listening|writing|cooking|planning|saving|training|moving|going|flying|getting|thinking|trying|living|seeing|having|starting|leaving|making|building|waiting|looking)\b/i.test(
      text,
    )
  )
    return `I'm ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  if (
    /^(?:just |also |finally )*(?:went|got|had|made|saw|finished|started|bought|lost|won|passed|failed|watched|played|cooked|baked|moved|met|found|ate|slept|came|spent|ran|walked|adopted|love|hate|live|lived|work|worked|have|see|grew|took|broke|gave|dropped|left|told|sold|forgot|booked|joined|quit|learnt|learned|built|signed|stayed|visited|called|rang|wrote|painted|used|fixed|finished|cleaned|ran|swam|cycled|ordered|burnt|burned|dropped|heard|found|won|planted|picked|passed|failed|missed|spent|applied|accepted|refused|tried) (?!it$|that$|you\b|on!?$)/i.test(
      text,
    )
  )
    return `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return text
}

/** What is only imagined, wished for somebody else, or said of the one who listens. */
export function isSupposed(lower: string): boolean {
  return (
    /^(?:imagine|suppose|what if|let's say|pretend|if i (?:had|were|was|could|did|ever))\b/.test(lower) ||
    /\bjust kidding\b|(?<!\bnot )\bas if i\b/.test(lower)
  )
}

const phrases =
  /^(?:(?:hi|hey|hello|thanks|thank you|sorry|wow|cool|nice|great|good|fine|sure|maybe|exactly|right|yeah|yes|nope|no|true|lol|haha\w*|well|please|really|anyway|okay|ok|bye|night|oh|hm+|ugh|honestly|obviously|not much|of course|i guess|i dunno|dunno|i don't know|don't know|idk|bye|see you|don't ask|long story|so)\b[,.!]? ?)+/

/** Of the talk itself, and of nothing that lasts. */
const ofTheTalk =
  /^(?:and |so |ok |well )*(?:(?:i'm |i am |was |am )?(?:just|only) (?:checking|asking|kidding|saying|wondering|curious|testing)|(?:talk|speak|chat|write|back|more) (?:later|soon|tomorrow)|(?:that |it |this )?sounds? (?:peaceful|nice|good|great|lovely|fun|about right|like a plan)|(?:hello|hi|hey|evening|morning|kia ora|gidday|g'day|hiya) (?:all|everyone|everybody|both|you (?:two|three|lot)|folks|there)|forgot to ask|wish me luck(?: then)?)[.!…]*$/

export function isOfTheTalk(lower: string): boolean {
  return ofTheTalk.test(lower)
}

/** Words that go along with anything. “No grapefruit for me” and “ok 3 coffees now” are more than that. */
export function isPhrase(lower: string): boolean {
  const said = phrases.exec(lower)?.[0]
  if (said === undefined) return false
  const rest = lower.slice(said.length)
  return !(
    stemsOf(rest).length >= 2 ||
    /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/.test(rest) ||
    (said.trim() === 'no' && /^\p{L}{3,}(?:$| (?:for me|ever|at all|any ?more)$)/u.test(rest))
  )
}

/** How somebody is just now is gone tomorrow. */
const passing =
  /\b(?:tired|bored|sad|happy|hungry|thirsty|fine|ok|okay|good|sorry|back|here|ready|done|busy|late|cold|hot|alone|lonely|nervous|stressed|excited|glad|angry|sleepy|awake|sick|confused|kidding|joking|serious|sure|curious|afraid|lost|stuck|off|out|going|listening|love it|like it|like that|know|think|guess|agree|see|mean|hope so|feel|need to go|have to go|miss)\b/

/** A name, a number or somebody of theirs: what people ask back for. */
function isSpecific(text: string): boolean {
  return (
    /\S \p{Lu}\p{L}|\d/u.test(text.replace(/\bI(?:'\p{L}+)?\b/gu, '')) ||
    /^(?!(?:It|That|He|She|There|Here|What|Who|Where|How|Let|This|Today|Tomorrow|Everyone|Nobody|Somebody)')\p{Lu}\p{Ll}+'s\b/u.test(
      text,
    ) ||
    /\b(?:my|our) \p{L}{3,}/iu.test(text)
  )
}

/** Words that open a sentence and say nothing. */
const openers =
  /^(?:(?:so|well|yes|yeah|yep|yup|ok|okay|oh|ah|and|but|also|actually|anyway|anyways|honestly|basically|haha+|lol|hm+|um+|uh|er|right|btw|by the way|no|nah|nope|listen|look|see|fun fact|the thing is|turns out|truth is|apparently|to be honest|tbh|ngl|funny you ask|funnily enough|sadly|luckily|weirdly|i mean|you know|like|then|now|plus|guess what|mind you|still|though|alas|true|sure|not sure but|maybe|i think|i guess|i suppose|i told you|as i said|like i said|did i mention|i forgot to say|i forgot to mention|small correction)[,:!.]? )+(?=(?:i|i'm|i've|i'd|i'll|my|we|we're|we've|our|he|she|they|the|there|it|it's|a|an|this|that|got|been|had|went|\p{L}+ (?:is|was|and|has|died|left|came))\b)/iu

export function withoutOpener(text: string): string {
  return text.replace(openers, '')
}

const inPassing =
  /\byou (?:know|see|name it|could say|might say|can imagine|wouldn't believe it)\b|\byou'd (?:love|like|hate)\b|\bif you (?:please|must know|like|will|ask me|can believe it|want)\b|\b(?:mind|thank|believe|would) you\b(?: (?:me|believe)\b)?/gi

/** “Mostly nights, if you please” is not said of the one who listens. */
export function isToHer(text: string): boolean {
  return /\b(?:you|your|you're)\b/i.test(text.replace(inPassing, ''))
}

export function tellsSomething({ text, plain }: Clause): boolean {
  const count = plain.split(' ').length
  const stems = stemsOf(plain).length
  const specific = isSpecific(text)
  // “Well, you did ask: yesterday I had my first lesson, in Otley, with a lad called Craig”: whatever it begins with, it tells.
  const tellsMuch = specific && stems >= 5
  const isOfSelf = /^(?:i|i'm|i've|my|we|our)\b/.test(plain)
  return (
    count >= 3 &&
    stems >= (count < 4 ? 1 : 2) &&
    !(count < 6 && passing.test(plain) && !specific) &&
    (!isToHer(plain) || tellsMuch || (specific && isOfSelf && stems > 2)) &&
    (tellsMuch ||
      !/^(?:that|that's|it's (?:so|just|really|not|ok|okay|fine|all|a bit|only|like|been a|quite|too|nice|good|hard|weird|funny|true)|its (?:so|ok|fine|all)|this is (?!my)|what a|how|so|very|not|maybe|yes|yeah|no|ok|okay|thanks|thank|please|let's|tell|give|show|sorry|sounds|looks|feels|exactly|true|right|well|wow|nice|good|great|cool|haha|lol)\b/i.test(
        plain,
      )) &&
    (specific ||
      !/^(?:I|I'm) (?:think|guess|mean|suppose|don't know|do not know|know|see|hope|wonder|don't think|don't care|don't get|agree|understand|not sure|sure|just|bet|doubt)\b(?! (?:got|went|finished|started|came|bought|moved|had|saw|heard|found|lost|won|passed))/i.test(
        text,
      ))
  )
}

/** Something that was said. What is not whole tells nothing without what stands beside it. */
export interface Part {
  readonly text: string
  readonly isWhole: boolean
  /** A fact holds it already: it stays only beside words that need it. */
  readonly isKnown?: true
}

const longest = 180

/** “Got a dog with me. Gus. Border terrier”: words that tell only together are kept together, and what is too long in pieces. */
export function joinedParts(parts: readonly Part[]): string[] {
  const joined: { text: string; isWhole: boolean }[] = []
  const needed = parts.filter(
    ({ isKnown }, i) => isKnown !== true || leansOnOthers(parts[i - 1]) || leansOnOthers(parts[i + 1]),
  )
  for (const { text, isWhole } of needed.flatMap(pieces)) {
    const last = joined.at(-1)
    if (last !== undefined && !(isWhole && last.isWhole) && last.text.length + text.length < longest) {
      last.text = `${last.text}. ${text}`
      last.isWhole ||= isWhole
    } else joined.push({ text, isWhole })
  }
  return joined.map(({ text }) => text)
}

function leansOnOthers(part: Part | undefined): boolean {
  return part !== undefined && !part.isWhole && part.isKnown !== true
}

function pieces({ text, isWhole }: Part): Part[] {
  if (text.length <= longest) return [{ text, isWhole }]
  const found: string[] = []
  for (const piece of text.split(/(?<=[,;]) |\s+(?=(?:and|but|because|so|then|which|who|when)\s)/u)) {
    const last = found.at(-1)
    if (last !== undefined && last.length + piece.length < longest)
      found[found.length - 1] = `${last} ${piece}`
    else found.push(piece)
  }
  return found.map((piece) => ({ text: piece.replace(/[,;]$/, ''), isWhole }))
}

/** The words that a memory was made of, as long as it still says the same: a person may have changed it. */
export function saidOf({ data, text }: Pick<NewMemory, 'data' | 'text'>): string | undefined {
  if (typeof data !== 'object' || data === null || !('said' in data)) return undefined
  const { said } = data
  return typeof said === 'string' && typeset(asMemory(said)) === text ? said : undefined
}

/** Where in the message it stood: what was told in one breath is said back in that order. */
export function withPlace(memory: NewMemory, stems: readonly string[]): NewMemory {
  const own = new Set(stemsOf(memory.text))
  const places = stems.flatMap((stem, i) => (own.has(stem) ? [i] : []))
  if (places.length === 0) return memory
  const place = Math.round(places.reduce((sum, one) => sum + one, 0) / places.length)
  return { ...memory, data: { ...(typeof memory.data === 'object' ? memory.data : {}), place } }
}

export function placeOf({ data }: Pick<NewMemory, 'data'>): number {
  return typeof data === 'object' && data !== null && 'place' in data && typeof data.place === 'number'
    ? data.place
    : 0
}

/** When that was told which it changed, as it seemed when it was said. */
export function withAmends(memory: NewMemory, amends: number | undefined): NewMemory {
  return amends === undefined
    ? memory
    : { ...memory, data: { ...(typeof memory.data === 'object' ? memory.data : {}), amends } }
}

export function amendsOf({ data }: Pick<NewMemory, 'data'>): number | undefined {
  return typeof data === 'object' && data !== null && 'amends' in data && typeof data.amends === 'number'
    ? data.amends
    : undefined
}

export function keyOfTold(text: string): string {
  return `told.${hash(text).toString(36)}`
}

/** With a key of its own, so that what is put right later takes its place. */
export function episodeOf(said: string): NewMemory {
  const told = typeset(asMemory(said))
  const short = told.length > 200 ? `${told.slice(0, told.lastIndexOf(' ', 198))}…` : told
  // Names, numbers and days are what people ask back for; such a memory outlasts the small talk around it.
  const lasts =
    /^(?:Their|Is|Has|Was|Lives|Works|Comes|Grew|Got)\b/.test(short) && /\S \p{Lu}\p{Ll}|\d/u.test(short)
  // As it was said, for saying it back: “they” in the memory may be the person or somebody else.
  const data = short === told ? { said } : null
  return { kind: lasts ? 'FACT' : 'EPISODE', key: keyOfTold(short), data, text: short }
}
