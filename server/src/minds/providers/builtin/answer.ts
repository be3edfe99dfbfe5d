import type { MindRequest, NewMemory } from '../../mind.ts'
import { encodeWithin, similarity, type Encoder } from '#platform/encoder/index.ts'
import { asEncoded } from './bank/whole.ts'
import { clausesAsMeant } from './facts/as-meant.ts'
import { notice, type Noticed } from './facts/notice.ts'
import { clausesOf } from './hear/clauses.ts'
import { askingRead, type AskingRead } from './hear/asking.ts'
import { hear } from './hear/hear.ts'
import type { Meanings } from './hear/meanings.ts'
import type { Learnt } from './learnt/file.ts'
import { narrowed } from './learnt/narrow.ts'
import { answersThePerson, joined, type Scene } from './plan/moves.ts'
import { mayAsk, nextState } from './plan/next-state.ts'
import { replyTo } from './plan/reply.ts'
import { inStyle, styleOf, withOneQuestion, type Style } from './plan/style.ts'
import { createVoice } from './plan/voice.ts'
import { amendedBy, mayPutRight, type Amends } from './recall/amended.ts'
import { questionToRead, readAgain, type ReadAgain } from './recall/likeness.ts'
import { tellingToRead } from './recall/messages.ts'
import { ownLines } from './self/texts.ts'
import { withoutEcho } from './plan/echo.ts'
import { chances, markOf, marksIn, readState, type State } from './state.ts'

export interface Reading {
  readonly encoder: Encoder
  /** Milliseconds. Longer than this, nobody waits for meanings: words alone have to do. */
  readonly patience: number
}

export interface Answer {
  readonly text: string
  readonly state: State
  readonly memories: readonly NewMemory[]
}

const mostClauses = 3
/** What is less likely than this to ask back is not compared with what was told. */
const mayAskBack = 0.15

/** One reply, from what was said to what is kept. The same request gets the same answer, as long as the encoder is in time. */
export async function answer(
  request: MindRequest,
  { encoder, patience }: Reading,
  learnt: Learnt | undefined,
): Promise<Answer> {
  const said = lastSaid(request)
  const meanings =
    learnt === undefined || said === '' ? undefined : await encodeWithin(encoder, textsOf(said), patience)
  const [asking, ownLikeness] =
    meanings === undefined
      ? []
      : await Promise.all([
          askingIn(said, { encoder, patience }),
          ownLikenessOf(request, said, { encoder, patience }),
        ])
  const again =
    meanings === undefined ? undefined : await toldAgain(request, said, asking, { encoder, patience })
  const amends =
    (asking?.whole.amend ?? 0) < mayPutRight || request.memories.length === 0
      ? undefined
      : await amendedBy(
          said,
          request.memories,
          (texts) => encodeWithin(encoder, texts, patience, 'answers'),
          readState(request.state).recalled ?? undefined,
        )
  const made = compose(request, said, learnt, meanings, { ...again, ownLikeness, asking, amends })
  // The meaning of what is kept now is at hand when it is asked for later.
  if (learnt !== undefined && made.memories.length > 0)
    void encoder.encode([tellingToRead(made.memories)], 'answers').catch(() => undefined)
  return made
}

/** How alike a question and each line of the angel's own are. The lines are read once, with the first message, so that questions find them ready. */
async function ownLikenessOf(
  { persona }: MindRequest,
  said: string,
  { encoder, patience }: Reading,
): Promise<Likenesses['ownLikeness']> {
  const lines = ownLines(persona).map(({ text }) => text)
  const asked = clausesOf(said).find((clause) => clause.isQuestion)
  if (asked === undefined) {
    void encoder.encode(lines.map(asEncoded)).catch(() => undefined)
    return undefined
  }
  const [question, ...others] =
    (await encodeWithin(encoder, [asEncoded(asked.plain), ...lines.map(asEncoded)], patience)) ?? []
  return question === undefined
    ? undefined
    : new Map(lines.map((line, i) => [line, similarity(question, others[i]!)]))
}

/** Whether a message asks back, asks something else, tells, or changes something. */
async function askingIn(said: string, { encoder, patience }: Reading): Promise<AskingRead | undefined> {
  const sentences = said.split(/(?<=[.!?…])\s+|\n+/u).slice(-mostClauses)
  const texts = sentences.length > 1 ? [said, ...sentences] : [said]
  return askingRead((await encodeWithin(encoder, texts, patience, 'answers')) ?? [])
}

/** What was told, read again when the person asks back. */
async function toldAgain(
  { memories }: MindRequest,
  said: string,
  asking: AskingRead | undefined,
  { encoder, patience }: Reading,
): Promise<ReadAgain | undefined> {
  const question = questionToRead(said) ?? ((asking?.most.back ?? 0) > mayAskBack ? said : undefined)
  if (question === undefined || memories.length === 0) return undefined
  return readAgain(question, memories, (texts) => encodeWithin(encoder, texts, patience, 'answers'))
}

/** Acts that tell nothing about whoever does them. */
const phatic =
  /^(?:greeting|goodbye|good-night|thanks|apology|laughter|surprise|agreement|disagreement|affirmation|denial|dont-know|wants-joke|wants-story|wants-game|would-you|fun-fact|how-are|what-|are-you|which-model|repeat|too-many|slow-down|change-subject|praise|compliment|tease|insult|requests)/
const nothingNew: Noticed = { facts: [], memories: [] }
type Likenesses = Pick<Scene, 'likeness' | 'ownLikeness' | 'amended'>
/** All that the encoder makes of a message, beside its meaning. */
type Read = Partial<Likenesses> & {
  readonly asking?: AskingRead | undefined
  readonly amends?: Amends | undefined
}

/** Without waiting for anything. What was said before word for word is said otherwise. */
export function compose(
  request: MindRequest,
  said: string,
  learnt: Learnt | undefined,
  meanings: Meanings,
  read: Read = {},
): Answer {
  const before = marksIn(readState(request.state).said)
  const own = new Set(request.turns.flatMap(({ from, text }) => (from === 'self' ? [text.trim()] : [])))
  let made = composed(request, said, learnt, meanings, read, 0)
  for (let salt = 1; salt <= 6 && (before.has(markOf(made.text)) || own.has(made.text)); salt++)
    made = composed(request, said, learnt, meanings, read, salt)
  return made
}

function composed(
  request: MindRequest,
  said: string,
  learnt: Learnt | undefined,
  meanings: Meanings,
  { likeness, ownLikeness, amended, asking, amends }: Read,
  salt: number,
): Answer {
  const state = readState(request.state)
  const { persona, turns } = request
  const chance = chances(
    [
      persona.name,
      turns.length,
      state.turn,
      said,
      request.version,
      request.goOn ? turns.at(-1)?.text : '',
      salt,
    ].join('\n'),
  )
  const heard = hear(request, said, state, learnt, meanings, asking)
  const isPersons = answersThePerson(request)
  const isListening =
    isPersons &&
    !request.care &&
    !/^(?:crisis-care|other-language|nonsense|age-under-18|explicit)/.test(heard.act ?? '')
  const isPhatic =
    heard.isActOnly &&
    phatic.test(heard.act ?? '') &&
    heard.plain.split(' ').length < 9 &&
    !/\b(?:my|our|i'm|i've|we're) \p{L}{3,}/u.test(heard.plain)
  const heardOf = isListening
    ? notice({
        text: said,
        clauses: clausesAsMeant(said, heard.clauses),
        before: turns.flatMap(({ from, text }) => (from === 'person' ? [text] : [])).slice(0, -1),
        pending:
          heard.act !== null || (state.pending === null && !hasAsked(request))
            ? undefined
            : {
                ask: lastQuestion(request),
                ...((state.pending?.expects ?? null) === null
                  ? {}
                  : { expects: state.pending?.expects ?? '' }),
                ...((state.pending?.about ?? null) === null ? {} : { about: state.pending?.about ?? '' }),
              },
        memories: request.memories,
        now: request.now,
        amends,
      })
    : nothingNew
  // “Sorry, Thursday” is no apology.
  const noticed = isPhatic && heardOf.corrected === undefined ? nothingNew : heardOf
  const style = styleOf(persona)
  const vector = meanings?.[0]
  const meaning = vector === undefined ? undefined : narrowed(vector)
  const lines = learnt?.lines
  const voice = createVoice({
    chance,
    used: marksIn(state.used),
    recent: turns.slice(-24).map(({ text }) => text),
    beside: turns.slice(-12).flatMap(({ from, text }) => (from === 'other' ? [text] : [])),
    slots: {
      name: nameOf(request),
      thing: heard.thing?.replaceAll("'", '’'),
      self: persona.name,
      other: turns.findLast(({ from }) => from === 'other')?.name,
    },
    neverSays: persona.neverSays,
    ...(meaning === undefined || lines === undefined
      ? {}
      : { fits: (line: string) => (lines.has(line) ? similarity(meaning, lines.get(line)!) : 0) }),
  })
  const reply = replyTo({
    request,
    heard,
    noticed,
    state,
    voice,
    style,
    mayAsk: mayAsk(state, chance) && !isAskedByOther(request),
    likeness,
    ownLikeness,
    amended,
  })
  const opener = salt > 2 ? style.openers[salt % style.openers.length] : undefined
  const whole = /^(?:recall|correction|crisis)/.test(reply.trace.act)
    ? reply.text
    : withOneQuestion(reply.text)
  const text = withoutEcho(
    inStyle(
      joined(opener, whole),
      reply.isPlay === true || heard.polarity === 'sorry' ? calm(style) : style,
      chance,
    ),
    said,
  )
  return {
    text,
    memories: reply.isPlay === true ? [] : noticed.memories,
    state: nextState(state, reply, text, voice.said, heard.isNewTopic),
  }
}

export function lastSaid(request: MindRequest): string {
  const { turns, goOn } = request
  if (goOn) return turns.findLast(({ from }) => from !== 'self')?.text ?? ''
  const isPersons = answersThePerson(request) || turns.at(-1)?.from === 'self'
  const said = (isPersons ? turns.findLast(({ from }) => from === 'person') : turns.at(-1))?.text ?? ''
  return isPersons ? withoutNames(said, [request.persona.name, ...request.present]) : said
}

/** “Hiroshi, what have I made?” asks the same without the name. */
function withoutNames(said: string, names: readonly string[]): string {
  const any = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const bare = said
    .replace(
      new RegExp(
        `^(?:${any})(?:[,:!]+\\s+|\\s+(?=(?:what|who|when|where|which|how|why|do|did|can|are|is|have|you|tell|i|my)\\b))`,
        'iu',
      ),
      '',
    )
    .replace(new RegExp(`,\\s+(?:${any})(?=[?.!,]|$)`, 'iu'), '')
  return bare.trim() === '' ? said : bare
}

/** One question at a time is enough for the person, whoever of several asks it. */
function isAskedByOther({ turns }: MindRequest): boolean {
  const since = turns.slice(turns.findLastIndex(({ from }) => from === 'person') + 1)
  return since.some(({ from, text }) => from === 'other' && text.includes('?'))
}

/** “It’s a no!” sounds cross, and “I’m sorry!” cheerful. */
function calm(style: Style): Style {
  return { ...style, isLively: false, address: null }
}

/** The whole, and its parts where there are several. */
function textsOf(said: string): string[] {
  const whole = asEncoded(said).slice(0, 300)
  const clauses = clausesOf(said)
    .map(({ plain }) => plain)
    .filter((text) => text.split(' ').length > 2)
  return clauses.length < 2 ? [whole] : [whole, ...clauses.slice(0, mostClauses)]
}

function lastQuestion({ turns }: MindRequest): string {
  const own = turns.findLast(({ from }) => from === 'self')?.text ?? ''
  return (
    own
      .match(/[^.!?…]+\?/g)
      ?.at(-1)
      ?.trim() ?? own.slice(-120)
  )
}

/** A greeting may ask something, too. */
function hasAsked({ turns }: MindRequest): boolean {
  return /\?[”"]?\s*$/.test(turns.findLast(({ from }) => from === 'self')?.text ?? '')
}

function nameOf({ person, memories }: MindRequest): string | undefined {
  const told = memories.find(({ key }) => key === 'name')
  return /^Is called (.+)$/.exec(told?.text ?? '')?.[1] ?? person.name ?? undefined
}
