import type { Persona } from '#minds/mind.ts'
import { withArticle } from '../facts/values.ts'
import { meets } from '../facts/same-words.ts'
import { stemsOf } from '../hear/words.ts'
import { family, familyNoun, keys, kinIn, sameKin, work } from './own-keys.ts'
import type { SelfQuestion } from './questions.ts'
import { ownLines, type OwnLine } from './texts.ts'

/** What an angel's own texts say to a question. */
export interface SelfAnswer {
  /** Always the same for the same question, however it is put. */
  readonly core: string
  /** The same in fewer words, for the next time. */
  readonly short: string
  /** Further lines that belong to it, for a second and third time. */
  readonly more: readonly string[]
  /** It touches the question without answering it plainly. */
  readonly isNear: boolean
}

/** How alike a question and a line of hers are, where that is known. */
export type Likeness = ReadonlyMap<string, number> | undefined

/** How alike a line has to be, and by how much more than her lines usually are. */
const alike = 0.4
const standsOut = 0.14
/** When it is certain that she is meant. */
const somewhatAlike = { alike: 0.28, standsOut: 0.1 }

export function answerAbout(
  persona: Persona,
  question: SelfQuestion,
  topicWords: readonly string[],
  likeness?: Likeness,
): SelfAnswer | undefined {
  const lines = ownLines(persona)
  const { subject } = question
  if (question.asks === 'long' && subject !== 'job') {
    const years = matching(lines, [
      /\b(?:years?|winters?|months?|decades?|since (?:I was|before|\d{4})|at (?:nineteen|fifteen|twenty|eighteen))\b/i,
    ])
    if (years.length > 0) return fromList(years)
  }
  return (
    fromRules(persona, lines, question, topicWords) ??
    byMeaning(lines, likeness) ??
    // A word for the same thing, and it is about her: better than to shrug.
    (subject === 'other' ? byLikeWords(lines, question.object) : undefined) ??
    (mayBeNear.has(subject) ? byMeaning(lines, likeness, somewhatAlike) : undefined)
  )
}

const mayBeNear: ReadonlySet<string> = new Set(['other', 'past', 'job', 'home', 'habits'])

function byLikeWords(lines: readonly OwnLine[], object: string): SelfAnswer | undefined {
  const wanted = stemsOf(object).filter((stem) => stem.length > 2)
  if (wanted.length === 0) return undefined
  const found = lines
    .filter(({ from }) => from !== 'opinion')
    .map((line) => ({ line, hits: wanted.reduce((sum, stem) => sum + meets(stem, line.stems), 0) }))
    .filter(({ hits }) => hits >= 0.6)
    .toSorted((a, b) => b.hits - a.hits)
  const answer = fromList(found.map(({ line }) => line))
  return answer === undefined ? undefined : { ...answer, isNear: true }
}

/** No rule and no word finds it, but a line means much the same. */
function byMeaning(
  lines: readonly OwnLine[],
  likeness: Likeness,
  least = { alike, standsOut },
): SelfAnswer | undefined {
  if (likeness === undefined || likeness.size === 0) return undefined
  const usual = [...likeness.values()].reduce((sum, one) => sum + one, 0) / likeness.size
  const found = lines
    .map((line) => ({ line, share: likeness.get(line.text) ?? 0 }))
    .filter(({ share }) => share >= least.alike && share - usual >= least.standsOut)
    .toSorted((a, b) => b.share - a.share)
  const answer = fromList(found.map(({ line }) => line))
  return answer === undefined ? undefined : { ...answer, isNear: true }
}

function fromRules(
  persona: Persona,
  lines: readonly OwnLine[],
  question: SelfQuestion,
  topicWords: readonly string[],
): SelfAnswer | undefined {
  const { subject } = question
  switch (subject) {
    case 'name':
      return made(`I’m ${persona.name}.`, [`My work? ${occupation(persona)}.`, ...bio(lines).slice(0, 2)])
    case 'age':
      return made(
        `I’m ${persona.age}.`,
        matching(lines, [/\byears?\b/i, /\bold\b/i]).map(({ text }) => text),
      )
    case 'job':
      // “Now” and “all day” are the same work, seen from the clock.
      if (question.asksWhere === true && matching(lines, keys.home ?? []).length > 0)
        return fromList(matching(lines, keys.home ?? []))
      return made(
        `I’m ${occupation(persona)}.`,
        [...bio(lines).filter((text) => work.test(text)), ...bio(lines)].slice(0, 6),
      )
    case 'hobbies':
      return persona.hobbies.length === 0
        ? undefined
        : made(
            `${capital(listed(persona.hobbies.map(lower)))}.`,
            related(lines, persona.hobbies.join(' ')).map(({ text }) => text),
          )
    case 'habits':
      return fromList(lines.filter(({ from }) => from === 'quirk'))
    case 'beliefs':
      return /^(?:motto|philosophy|outlook|opinions?|rule|advice life|saying|strong opinions)?$/.test(
        question.object,
      )
        ? fromList(lines.filter(({ from }) => from === 'opinion'))
        : byObject(persona, lines, question, [])
    case 'character':
      return persona.traits.length === 0
        ? undefined
        : made(
            `${capital(listed(persona.traits.map(lower)))}. At least that is what people say.`,
            lines.filter(({ from }) => from === 'quirk').map(({ text }) => text),
          )
    case 'about':
      if (topicWords.length > 0)
        return (
          byObject(persona, lines, { ...question, object: topicWords.join(' ') }, []) ??
          general(persona, lines)
        )
      return general(persona, lines)
    case 'doing':
      return fromList(
        lines
          .filter(({ from, text }) => from === 'biography' && work.test(text))
          .concat(lines.filter(({ from }) => from === 'quirk')),
      )
    case 'other': {
      const timely =
        question.asks === 'long'
          ? matching(lines, [/\byears?\b/i])
          : question.asks === 'time'
            ? matching(lines, [
                /\b(?:at|until|before|between|from) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|dawn)\b/i,
                /\b(?:mornings?|night)\b/i,
              ])
            : []
      return timely.length > 0 ? fromList(timely) : byObject(persona, lines, question, topicWords)
    }
    case 'favourite':
    case 'likes':
    case 'opinion':
      return byObject(persona, lines, question, topicWords)
    case 'family': {
      const named = familyNoun.exec(question.object)?.[0]
      const found = matching(lines, [family]).filter(
        ({ text }) => named === undefined || sameKin(named).test(text),
      )
      return found.length > 0 ? fromList(found) : undefined
    }
    default: {
      const found = matching(lines, keys[subject] ?? [])
      if (found.length > 0) return fromList(found)
      return subject === 'origin'
        ? fromList(matching(lines, keys.home ?? []))
        : subject === 'partner' ||
            subject === 'pets' ||
            subject === 'home' ||
            subject === 'joys' ||
            subject === 'dislikes'
          ? undefined
          : byObject(persona, lines, question, [])
    }
  }
}

function general(persona: Persona, lines: readonly OwnLine[]): SelfAnswer {
  return made(`I’m ${occupation(persona)}. ${bio(lines)[0] ?? ''}`.trim(), [
    ...lines.filter(({ from }) => from === 'opinion' || from === 'quirk').map(({ text }) => text),
    ...bio(lines).slice(1),
  ])
}

/** What the texts say of the very thing that was asked for. */
function byObject(
  persona: Persona,
  lines: readonly OwnLine[],
  { subject, object, asksWhere }: SelfQuestion,
  topicWords: readonly string[],
): SelfAnswer | undefined {
  const wanted = new Set(stemsOf(object))
  if (asksWhere === true) {
    const [place, ...rest] = scored(lines, wanted)
      .filter(({ text }) => /\b(?:in|above|on|near|at|by) (?:a |the )?[\p{L} ]*\p{Lu}|\babove\b/u.test(text))
      .concat(matching(lines, keys.home ?? []))
    if (place !== undefined)
      return made(
        place.text,
        rest.map(({ text }) => text),
      )
  }
  const hobby = persona.hobbies.find((one) => stemsOf(one).some((stem) => wanted.has(stem)))
  const direct = scored(lines, wanted)
  if (hobby !== undefined && subject !== 'opinion') {
    const more = direct.map(({ text }) => text)
    return {
      ...made(`${subject === 'likes' ? 'Yes. ' : ''}${capital(lower(hobby))} is one of mine.`, more),
      isNear: false,
    }
  }
  const [best, ...others] = direct
  if (best !== undefined)
    return {
      core: best.text,
      short: shortened(best.text),
      more: others.map(({ text }) => text),
      isNear: subject !== 'opinion',
    }
  // Whether she likes coffee does not follow from an opinion on tea; what she thinks of a subject may.
  const loose =
    subject === 'opinion' || subject === 'about' ? scored(lines, new Set(topicWords.flatMap(stemsOf))) : []
  const [near, ...further] = loose
  return near === undefined || (wanted.size > 0 && subject === 'favourite')
    ? undefined
    : { core: near.text, short: shortened(near.text), more: further.map(({ text }) => text), isNear: true }
}

/** Lines with most of the wanted words, opinions before what others noticed. */
function scored(lines: readonly OwnLine[], wanted: ReadonlySet<string>): OwnLine[] {
  if (wanted.size === 0) return []
  return lines
    .map((line) => ({
      line,
      hits: [...line.stems].filter((stem) => wanted.has(stem)).length + (line.from === 'opinion' ? 0.2 : 0),
    }))
    .filter(({ hits }) => hits >= 1)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ line }) => line)
}

/** A question about anything that stands in her texts, whoever it seems to be put to: “what is the kiln called?”. */
export function answerFromTexts(
  persona: Persona,
  object: string,
  likeness?: Likeness,
): SelfAnswer | undefined {
  const lines = ownLines(persona).filter(({ from }) => from !== 'opinion')
  const wanted = stemsOf(object).filter((stem) => stem.length > 2)
  const found = lines.filter(({ stems }) => wanted.some((stem) => stems.has(stem)))
  const byWords =
    wanted.length === 0 || wanted.length > 6 ? undefined : fromList(scored(found, new Set(wanted)))
  return byWords ?? byMeaning(lines, likeness)
}

/** For the mind's own use: what she has to say on a subject, by its words. */
export function related(lines: readonly OwnLine[], words: string): OwnLine[] {
  return scored(lines, new Set(stemsOf(words)))
}

/** Each pattern in turn: the first one that finds anything decides what comes first. */
function matching(lines: readonly OwnLine[], patterns: readonly RegExp[]): OwnLine[] {
  const found = patterns.flatMap((pattern) =>
    lines.filter(({ text, from }) => from !== 'opinion' && from !== 'aside' && pattern.test(text)),
  )
  return [...new Set(found)]
}

function fromList(lines: readonly OwnLine[]): SelfAnswer | undefined {
  const [first, ...others] = lines
  return first === undefined
    ? undefined
    : made(
        first.text,
        others.map(({ text }) => text),
      )
}

function made(core: string, more: readonly string[]): SelfAnswer {
  return {
    core,
    short: shortened(core),
    more: [...new Set(more)].filter((text) => !text.includes(core) && !core.includes(text)),
    isNear: false,
  }
}

/** Up to the first pause, if that is a sentence. */
function shortened(text: string): string {
  const cut = /^(?:[^\s,:;]+ ){3,}[^\s,:;.]+(?=[,:;])/u.exec(text)?.[0]
  // Names of places and people are what was asked for.
  const names = (part: string) => part.match(/(?<=\s)\p{Lu}\p{Ll}+/gu)?.length ?? 0
  return cut === undefined || /“[^”]*$/.test(cut) || names(cut) < names(text) || kinIn(text) !== kinIn(cut)
    ? text
    : `${cut}.`
}

function bio(lines: readonly OwnLine[]): string[] {
  return lines.filter(({ from }) => from === 'biography').map(({ text }) => text)
}

function occupation({ occupation: job }: Persona): string {
  return withArticle(lower(job))
}

function lower(text: string): string {
  return /^\p{Lu}\p{Ll}|^\p{Lu} /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
