import type { Topic } from '../bank/bank.ts'
import { moodOfAct } from '../bank/moods.ts'
import { actById, topicById } from '../bank/whole.ts'
import { answered, chosen, general, howTo, thoughts, worldUnknown } from '../lines/talk-lines.ts'
import { related } from '../self/answer.ts'
import { ownLines } from '../self/texts.ts'
import { asksSomething, joined, type Reply, type Scene } from './moves.ts'
import { moodAsk } from './on-mood.ts'
import { callBack } from './on-return.ts'
import { onStory, tellsAtLength } from './on-story.ts'

/** Acts after which the subject at hand goes on. */
const passing =
  /^(?:laughter|surprise|agreement|disagreement|affirmation-short|denial-short|dont-know|praise-of-reply|thanks|apology)$/
/** Acts that want all of the reply. */
const whole =
  /^(?:are-you|which-model|has-feelings|declares-love|explicit|asks-for|can-you-see|requests|other-language|nonsense|age-under|wants-joke|wants-story|wants-game|would-you-rather|fun-fact|good-night|goodbye|repeat|what-do-you-mean|too-many|slow-down|silence|insult|flirting|do-you-remember)/

/** The person does something with words: greets, thanks, teases, asks for a joke. */
export function onAct(scene: Scene): Reply | undefined {
  const { heard, voice, mayAsk, state } = scene
  // Of all games this one needs no turns to be counted, so several can play it.
  const isPlayOfMany = heard.act === 'wants-game' && scene.request.present.length > 0
  const act = actById.get(isPlayOfMany ? 'would-you-rather' : (heard.act ?? ''))
  if (act === undefined) return undefined
  const trace = { act: act.id, topic: heard.topic, fallback: false }
  if (state.pending?.expects === 'choice' && /^(?:affirmation|denial|dont-know|agreement)/.test(act.id))
    return onChoice(scene)
  const isWhole = whole.test(act.id)
  const asksBack = act.id === 'would-you-rather' || act.id === 'wants-game'
  const wanted = mayAsk || asksBack || isWhole ? {} : { question: false }
  // “Any tips?” is no choice between two things.
  const isHowTo =
    act.id === 'wants-advice' &&
    /\b(?:tips|what helps|how (?:do|can|should) i|what (?:should|do|shall) i (?:bring|wear|cook|make|buy|take|give|write|play|read|bake))\b/.test(
      heard.plain,
    )
  const line =
    (isHowTo ? voice.pick(howTo, wanted) : undefined) ??
    voice.pick(act.lines, wanted) ??
    (isWhole ? voice.pick(act.lines, { anyway: true }) : undefined)
  if (line === undefined) return undefined
  const quiet = act.id === 'too-many-questions' ? 6 : undefined
  const base = { trace, ...(quiet === undefined ? {} : { quiet }) }
  if (isWhole)
    return {
      ...base,
      text: line,
      topic: act.id === 'change-subject' ? null : state.topic,
      pending: asksSomething(line)
        ? { topic: null, expects: act.id === 'would-you-rather' ? 'choice' : null, about: null }
        : null,
    }
  if (act.id === 'change-subject' || act.id === 'boredom') {
    const back = asksSomething(line) ? undefined : (callBack(scene) ?? undefined)
    return {
      ...base,
      text: joined(line, back),
      topic: null,
      pending: asksSomething(line) || back !== undefined ? { topic: null, expects: null, about: null } : null,
    }
  }
  if (passing.test(act.id)) return { ...base, ...goneOn(scene, line) }
  if (act.id.startsWith('greeting')) {
    const back = asksSomething(line) ? undefined : callBack(scene)
    return { ...base, text: joined(line, back), pending: null }
  }
  // A feeling or news: the line for it, and what the subject adds.
  const topic = heard.topic === null ? undefined : topicById.get(heard.topic)
  const remark =
    asksSomething(line) || scene.style.sentences < 3 || moodOfAct[act.id] !== 'glad'
      ? undefined
      : voice.pick(topic?.[heard.polarity] ?? [], { question: false })
  const felt = act.id === 'grief-loss' ? undefined : moodOfAct[act.id]
  const ask =
    !mayAsk || asksSomething(line) || felt === undefined
      ? undefined
      : (moodAsk({ ...scene, heard: { ...heard, mood: felt } }) ?? voice.pick(general.asks))
  return {
    ...base,
    text: joined(line, remark, ask),
    topic: heard.topic,
    pending:
      ask === undefined && !asksSomething(line) ? null : { topic: heard.topic, expects: null, about: null },
  }
}

/** A short word in passing: a line for it, and on with the subject. */
function goneOn(
  { voice, mayAsk, state, heard }: Scene,
  line: string,
): Pick<Reply, 'text' | 'topic' | 'pending'> {
  const topic = state.topic === null ? undefined : topicById.get(state.topic)
  if (asksSomething(line) || topic === undefined)
    return {
      text: line,
      topic: state.topic,
      pending: asksSomething(line) ? { topic: state.topic, expects: null, about: null } : null,
    }
  // Who says no, or thanks, is not asked on; nor is anybody in sorrow.
  const goesOn =
    /^(?:agreement|affirmation|laughter|surprise)/.test(heard.act ?? '') &&
    !/^(?:grief|bad-news|mood-sad|sad)/.test(state.trace.act)
  const more = mayAsk && goesOn ? voice.pick(topic.asks) : undefined
  return {
    text: joined(line, more),
    topic: state.topic,
    pending:
      more !== undefined && asksSomething(more) ? { topic: topic.id, expects: null, about: null } : null,
  }
}

/** An answer to “would you rather”. */
export function onChoice({ voice, heard, state, mayAsk }: Scene): Reply | undefined {
  if (state.pending?.expects !== 'choice' || heard.clauses.length > 3 || heard.self !== null) return undefined
  const line = voice.pick(chosen, { question: false })
  const next = mayAsk
    ? voice.pick(actById.get('would-you-rather')?.lines ?? [], { question: true })
    : undefined
  return {
    text: joined(line, next),
    pending: next === undefined ? null : { topic: null, expects: 'choice', about: null },
    trace: { act: 'game', topic: null, fallback: false },
  }
}

/** How well a thought on the subject has to go with what was said. */
const goesWith = 0.33

/** The subject: taken up by how the person feels about it, answered when they ask, and kept going. */
export function onTopic(scene: Scene): Reply | undefined {
  const { heard, voice, mayAsk, style } = scene
  const topic = heard.topic === null ? undefined : topicById.get(heard.topic)
  if (topic === undefined) return undefined
  const wantsAnswer = heard.isQuestion || heard.act === 'wants-advice'
  // A guess at the subject is good enough for a thought, not for an answer.
  if (heard.isQuestion && !heard.isTopicNamed && heard.act !== 'wants-advice') return undefined
  const taken = heard.isAnswer
    ? voice.pick(answered, { slots: { thing: shortThing(scene) }, question: false })
    : undefined
  // A story is no occasion for a thought on one of its words.
  if (!wantsAnswer && taken === undefined && tellsAtLength(scene)) return onStory(scene)
  // A thought that has little to do with the words could stand anywhere.
  const near = wantsAnswer ? {} : { least: goesWith }
  const pool = wantsAnswer ? [...topic.answers] : [...topic[heard.polarity]]
  const line =
    voice.pick(pool, { named: true, question: false, ...near }) ??
    voice.pick(topic.plain, { question: false, ...near }) ??
    (wantsAnswer ? voice.pick(topic.answers, { question: false }) : undefined)
  const own = style.sentences > 2 || line === undefined ? ownWord(scene, topic) : undefined
  const ask = mayAsk
    ? (voice.pick(topic.asks, { named: true, ...near }) ?? voice.pick(general.asks))
    : undefined
  if (line === undefined && own === undefined && ask === undefined) return undefined
  const isShort = taken !== undefined && line !== undefined && ask !== undefined && style.sentences < 4
  const text = joined(taken, isShort ? undefined : line, ask === undefined ? own : undefined, ask)
  return {
    text,
    topic: topic.id,
    pending: ask === undefined ? null : { topic: topic.id, expects: null, about: null },
    trace: { act: wantsAnswer ? 'answer' : 'talk', topic: topic.id, fallback: false },
  }
}

/** Now and then she says something of her own that belongs to the subject. */
function ownWord({ request, voice, heard }: Scene, topic: Topic): string | undefined {
  if (heard.polarity === 'sorry' || voice.chance() > 0.5) return undefined
  const found = related(ownLines(request.persona), `${topic.label} ${topic.words.join(' ')}`, 2).find(
    ({ text, from }) => from !== 'biography' && text.length < 140 && voice.isFresh(text),
  )
  if (found === undefined) return undefined
  voice.note(found.text)
  return found.text
}

function shortThing({ heard }: Scene): string | undefined {
  const { thing } = heard
  if (thing === null || thing.split(' ').length > 4) return undefined
  return thing.charAt(0).toUpperCase() + thing.slice(1)
}

/** A short answer to a question that had no subject. */
export function onAnswer({ heard, voice, mayAsk }: Scene): Reply | undefined {
  if (!heard.isAnswer) return undefined
  const thing =
    heard.thing === null || heard.thing.split(' ').length > 5
      ? undefined
      : heard.thing.charAt(0).toUpperCase() + heard.thing.slice(1)
  const line = voice.pick(answered, { slots: { thing }, question: false })
  const ask = mayAsk ? voice.pick(general.asks) : undefined
  return line === undefined
    ? undefined
    : {
        text: joined(line, ask),
        pending: null,
        trace: { act: 'answered', topic: heard.topic, fallback: false },
      }
}

/** A question that is about neither of them, and of which no subject is certain. */
export function onWorld({ heard, voice, mayAsk, request, ownLikeness }: Scene): Reply | undefined {
  const asks = heard.clauses.some(
    ({ isQuestion, plain }) =>
      isQuestion &&
      /^(?:\p{L}+ )?(?:what|what's|who|who's|when|where|which|how (?:many|much|far|long|old|big)|why|is|are|does|do|did|was|were|can)\b/u.test(
        plain,
      ),
  )
  if (!asks || heard.isTopicNamed) return undefined
  // What nobody can look up, one may have a thought on: “what makes a good evening?”.
  const isOpen =
    /\bwhat (?:makes|counts|matters)\b|\bwhat(?:'s| is) an? (?:good|real|proper|perfect)\b|\bwhy do people\b/.test(
      heard.plain,
    )
  const thought = isOpen
    ? ownLines(request.persona)
        .filter(({ from, text }) => from === 'opinion' && voice.isFresh(text))
        .toSorted((a, b) => (ownLikeness?.get(b.text) ?? 0) - (ownLikeness?.get(a.text) ?? 0))[0]?.text
    : undefined
  if (thought !== undefined) {
    voice.note(thought)
    const text = joined(voice.pick(thoughts, { question: false }), thought)
    return { text, pending: null, trace: { act: 'thought', topic: heard.topic, fallback: false } }
  }
  const text = voice.pick(worldUnknown, mayAsk ? {} : { question: false })
  return text === undefined
    ? undefined
    : { text, pending: null, trace: { act: 'world', topic: heard.topic, fallback: false } }
}

/** Nothing was understood, and that is said. */
export function onNothing(scene: Scene): Reply {
  const { voice, mayAsk, heard } = scene
  const text =
    voice.pick(actById.get('fallback-unsure')?.lines ?? [], mayAsk ? {} : { question: false }) ??
    voice.pick(actById.get('fallback-unsure')?.lines ?? [], { anyway: true }) ??
    ''
  return {
    text,
    topic: heard.topic,
    pending: null,
    trace: { act: 'unsure', topic: heard.topic, fallback: true },
  }
}

/** Goes on by itself: another thought on the same subject. */
export function onGoingOn(scene: Scene): Reply {
  const { voice, state, heard } = scene
  const topic = topicById.get(state.topic ?? heard.topic ?? '')
  const line =
    voice.pick([...(topic?.plain ?? []), ...(topic?.answers ?? [])], { question: false }) ??
    voice.pick(
      ownLines(scene.request.persona).map(({ text }) => text),
      { question: false },
    ) ??
    voice.pick(general.plain, { anyway: true }) ??
    ''
  const ask = scene.mayAsk ? voice.pick(topic?.asks ?? general.asks) : undefined
  return {
    text: joined(line, ask),
    pending: ask === undefined ? null : { topic: topic?.id ?? null, expects: null, about: null },
    trace: { act: 'go-on', topic: topic?.id ?? null, fallback: false },
  }
}
