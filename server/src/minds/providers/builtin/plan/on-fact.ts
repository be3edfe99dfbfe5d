import type { Fact } from '../facts/fact.ts'
import { recalledInWords } from '../facts/recalled.ts'
import { topicById } from '../bank/whole.ts'
import { polarityOf } from '../hear/feeling.ts'
import { changed, corrected, factLines, nameAsks, whenAsks } from '../lines/fact-lines.ts'
import { joined, type Reply, type Scene } from './moves.ts'
import { firstWords, moodAsk } from './on-mood.ts'
import { onStory } from './on-story.ts'

/** The person took something back. */
export function onCorrection({ noticed, request, voice }: Scene): Reply | undefined {
  if (noticed.corrected === undefined) return undefined
  const fact = recalledInWords({ ...noticed.corrected, at: request.now }, request.now)
  return {
    text: voice.pick(corrected, { slots: { fact }, anyway: true }) ?? `${fact}.`,
    pending: null,
    trace: { act: 'correction', topic: null, fallback: false },
  }
}

const bare = /^(?:age|home|origin|job|studies|birthday|favourite|pet|skill)$/

/** Something new about the person: that is taken up before the subject is. */
export function onFact(scene: Scene): Reply | undefined {
  const { noticed, heard, voice, mayAsk, style, request } = scene
  const fact = weightiest(noticed.facts, request.person.name)
  if (fact === undefined) return undefined
  // A name that comes up in a story is kept, but it is the story that wants an answer.
  if (/^(?:family|relation|doing|likes|dislikes)$/.test(fact.kind) && heard.mood === 'plain') {
    const story = onStory(scene)
    if (story !== undefined) return story
  }
  const { told, asks } = factLines[fact.kind]
  const slots = { thing: saidBack(fact), about: fact.about === undefined ? undefined : `your ${fact.about}` }
  const before = request.memories.find(
    ({ key, text }) => key === fact.key && text.toLowerCase() !== fact.text.toLowerCase(),
  )
  const isChange =
    before !== undefined && fact.kind !== 'event' && fact.kind !== 'doing' && fact.kind !== 'likes'
  // Where somebody works is no news to be moved by, unless their words say so.
  const isBare = bare.test(fact.kind) && polarityOf(heard.text) === 'plain'
  const felt = fact.kind === 'name' || isBare ? undefined : firstWords(scene)
  const reaction =
    felt ??
    (isChange ? voice.pick(changed, { question: false }) : undefined) ??
    voice.pick(told, { slots, question: false, named: fact.key.endsWith('.name') })
  const topic = heard.topic === null ? undefined : topicById.get(heard.topic)
  const pool =
    topic === undefined || !heard.isTopicNamed
      ? []
      : fact.kind === 'loss'
        ? topic.sorry
        : topic[heard.polarity]
  const remark =
    felt !== undefined
      ? // What is ahead is kept in mind; for the rest the first words are enough.
        fact.kind === 'event'
        ? voice.pick(told, { slots, question: false })
        : undefined
      : style.sentences > 2 || reaction === undefined
        ? voice.pick(pool, { slots: { thing: slots.thing }, question: false })
        : undefined
  const moody = felt === undefined ? undefined : moodAsk(scene)
  const ask =
    moody !== undefined
      ? { text: moody, expects: null }
      : mayAsk && felt === undefined
        ? question(scene, fact, asks, slots)
        : undefined
  if (reaction === undefined && remark === undefined) return undefined
  return {
    text: joined(reaction, fact.kind === 'loss' ? undefined : remark, ask?.text),
    topic: heard.topic,
    pending:
      ask === undefined ? null : { topic: heard.topic, expects: ask.expects, about: fact.about ?? null },
    trace: { act: `fact-${fact.kind}`, topic: heard.topic, fallback: false },
  }
}

function question(
  { voice, heard, request }: Scene,
  fact: Fact,
  asks: readonly string[],
  slots: { thing: string | undefined; about: string | undefined },
): { text: string; expects: string | null } | undefined {
  const nameKey = `${fact.key.replace(/^has\./, '')}.name`
  if (
    fact.key.startsWith('has.') &&
    fact.kind === 'pet' &&
    fact.about !== undefined &&
    !fact.about.endsWith('s') &&
    !request.memories.some(({ key }) => key === nameKey)
  ) {
    const text = voice.pick(nameAsks, { slots })
    if (text !== undefined) return { text, expects: nameKey }
  }
  if (fact.kind === 'event' && fact.when === undefined) {
    const text = voice.pick(whenAsks, { slots })
    if (text !== undefined) return { text, expects: fact.key }
  }
  // Whom one lives with, one has seen.
  const isNear = /\b(?:wife|husband|partner|son|daughter|child|girlfriend|boyfriend|twins?)\b/.test(
    fact.about ?? '',
  )
  const own = voice.pick(isNear ? asks.filter((ask) => !ask.includes('last see')) : asks, { slots })
  const text =
    own ?? voice.pick(topicById.get(heard.topic ?? '')?.asks ?? [], { slots: { thing: slots.thing } })
  return text === undefined ? undefined : { text, expects: null }
}

const weights: Partial<Record<Fact['kind'], number>> = {
  loss: 10,
  health: 9,
  name: 7,
  event: 6,
  pet: 6,
  family: 5,
  job: 5,
  home: 4,
  birthday: 4,
  favourite: 4,
  wish: 2,
  likes: 2,
  dislikes: 2,
  doing: 3,
}

/** Among several, what a listener would take up first. A name that is known anyway is no news. */
function weightiest(facts: readonly Fact[], known: string | null): Fact | undefined {
  return (
    facts
      // “My boss moved the deadline” is a story about work, not news of there being a boss.
      .filter(
        (fact) =>
          !/^(?:family|relation|belonging|pet)$/.test(fact.kind) || /\.name$|^has\.|\.is$/.test(fact.key),
      )
      .filter(
        (fact) =>
          !(fact.kind === 'name' && known !== null && fact.value.toLowerCase() === known.toLowerCase()),
      )
      .toSorted((a, b) => (weights[b.kind] ?? 3) - (weights[a.kind] ?? 3))[0]
  )
}

/** What was named, if it can be said back in a few words. */
function saidBack({ value, kind, about, key }: Fact): string | undefined {
  if ((kind === 'family' || kind === 'relation') && !key.endsWith('.name')) return undefined
  if (kind === 'pet' && !key.endsWith('.name')) return about === undefined ? undefined : `your ${about}`
  if (kind === 'event' || kind === 'wish' || kind === 'loss')
    return about === undefined ? undefined : `your ${about}`
  const words = value.replace(/\bmy\b/gi, 'your').replace(/\btheir\b/gi, 'your')
  return words.split(' ').length <= 5 && !/\b(?:I|me|we|it|they|them)\b/i.test(words)
    ? words.replaceAll("'", '’')
    : undefined
}
