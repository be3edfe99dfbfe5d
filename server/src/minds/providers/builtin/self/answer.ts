import type { Persona } from '#minds/mind.ts'
import { withArticle } from '../facts/values.ts'
import { stemsOf } from '../hear/words.ts'
import { family, familyNoun, keys, sameKin, withoutOrigins, work, years } from './own-keys.ts'
import type { SelfQuestion } from './questions.ts'
import { rankedFor, type Likeness } from './rank.ts'
import { shortened } from './shorten.ts'
import { asMine, lowerFirst as lower, ownLines, type OwnLine } from './texts.ts'

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

/** How well a line has to answer before it is said at all, and before it is said plainly. */
const answers = 0.55
const answersPlainly = 0.85
/** When nothing says that she is meant. */
const answersUnasked = 0.7

/** Questions whose words, rather than their kind, say what is wanted. */
const specific: ReadonlySet<string> = new Set(['other', 'likes', 'beliefs', 'habits'])

export function answerAbout(
  persona: Persona,
  question: SelfQuestion,
  topicWords: readonly string[],
  likeness?: Likeness,
): SelfAnswer | undefined {
  const lines = ownLines(persona)
  const { subject } = question
  const isSpecific = specific.has(subject) || question.asks !== undefined
  const found = isSpecific ? ranked(lines, question, likeness, answers) : undefined
  // What she is asked for by its very name comes before what her texts say of such things in general.
  if (
    found !== undefined &&
    (subject === 'other' || (found.isNamed && !(subject === 'likes' && found.isHobby)))
  )
    return found.answer
  if (question.asks === 'long' && subject !== 'job')
    return found?.answer ?? fromList(matching(lines, [years]))
  return fromRules(persona, lines, question, topicWords) ?? found?.answer
}

function ranked(
  lines: readonly OwnLine[],
  { plain = '', object }: Pick<SelfQuestion, 'plain' | 'object'>,
  likeness: Likeness,
  least: number,
): { answer: SelfAnswer; isNamed: boolean; isHobby: boolean } | undefined {
  const all = rankedFor(lines, plain, object, likeness)
  const [best] = all
  if (best === undefined || best.score < least) return undefined
  const more = all.slice(1).filter(({ score, line }) => score >= answersPlainly && line.from !== 'opinion')
  return {
    answer: {
      ...made(
        best.line.text,
        more.map(({ line }) => line.text),
      ),
      isNear: best.score < answersPlainly,
    },
    isNamed: best.isNamed,
    isHobby: best.line.from === 'hobby',
  }
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
            `${capital(listed(persona.hobbies.map((one) => lower(asMine(one)))))}.`,
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
    case 'other':
      return undefined
    case 'likes': {
      // “Can you cook?”, to a cook.
      const isTrade =
        /\b(?:can|do) you\b|\bof you\b/.test(question.plain ?? '') &&
        stemsOf(question.object).some((stem) => stemsOf(persona.occupation).includes(stem))
      return isTrade
        ? made(`I’m ${occupation(persona)}, so yes.`, [])
        : byObject(persona, lines, question, topicWords)
    }
    case 'favourite':
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
      const found = matching(lines, keys[subject] ?? [], subject === 'home' ? withoutOrigins : undefined)
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
    const more = direct.filter(({ from }) => from !== 'hobby').map(({ text }) => text)
    return {
      ...made(`${subject === 'likes' ? 'Yes. ' : ''}${capital(lower(asMine(hobby)))} is one of mine.`, more),
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
  const [near, ...further] =
    subject === 'about' ? scored(lines, new Set(topicWords.flatMap((word) => stemsOf(word)))) : []
  return near === undefined
    ? undefined
    : { core: near.text, short: shortened(near.text), more: further.map(({ text }) => text), isNear: true }
}

/** Lines with most of the wanted words, opinions before what others noticed. */
function scored(lines: readonly OwnLine[], wanted: ReadonlySet<string>): OwnLine[] {
  if (wanted.size === 0) return []
  return lines
    .filter(({ from }) => from !== 'trade')
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
  plain: string,
  object: string,
  likeness?: Likeness,
): SelfAnswer | undefined {
  const lines = ownLines(persona).filter(({ from }) => from !== 'opinion' && from !== 'trade')
  // “What time does a baker get up?”, to a baker, is put to him.
  const trade = stemsOf(persona.occupation)
  const isOfTrade = stemsOf(plain).some((stem) => trade.includes(stem))
  return ranked(lines, { plain, object }, likeness, isOfTrade ? answers : answersUnasked)?.answer
}

/** For the mind's own use: what she has to say on a subject, by its words. */
export function related(lines: readonly OwnLine[], words: string, least = 1): OwnLine[] {
  const wanted = new Set(stemsOf(words))
  return scored(lines, wanted).filter(
    ({ stems }) => [...stems].filter((stem) => wanted.has(stem)).length >= least,
  )
}

/** Each pattern in turn: the first one that finds anything decides what comes first. */
function matching(
  lines: readonly OwnLine[],
  patterns: readonly RegExp[],
  read = (text: string) => text,
): OwnLine[] {
  const found = patterns.flatMap((pattern) =>
    lines.filter(({ text, from }) => from !== 'opinion' && from !== 'aside' && pattern.test(read(text))),
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

function bio(lines: readonly OwnLine[]): string[] {
  return lines.filter(({ from }) => from === 'biography').map(({ text }) => text)
}

function occupation({ occupation: job }: Persona): string {
  return withArticle(lower(job))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
