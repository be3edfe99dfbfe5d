import { topicById } from '../bank/whole.ts'
import { general } from '../lines/talk-lines.ts'
import { moodLines } from '../lines/mood-lines.ts'
import { joined, type Reply, type Scene } from './moves.ts'

type Felt = keyof typeof moodLines

function feltIn({ heard }: Scene): Felt | undefined {
  return heard.mood === 'plain' || heard.mood === 'leaving' ? undefined : heard.mood
}

/** First words to news, good or bad, before anything else is said of them. */
export function firstWords(scene: Scene): string | undefined {
  const felt = feltIn(scene)
  return felt === undefined ? undefined : scene.voice.pick(moodLines[felt].first, { question: false })
}

/** A question that goes with the mood, and with whatever was told. */
export function moodAsk(scene: Scene): string | undefined {
  const felt = feltIn(scene)
  const { state, request, mayAsk } = scene
  // News and worries are asked about, unless the last reply asked already or the person has had enough of it.
  const isOwed = request.present.length === 0 && state.quiet === 0 && !state.questions.endsWith('1')
  return felt === undefined || !(mayAsk || isOwed) ? undefined : scene.voice.pick(moodLines[felt].asks)
}

/** Something is told that one cannot pass over with a remark: gladness, sorrow, worry, anger. */
export function onFeeling(scene: Scene): Reply | undefined {
  const { heard, voice, style } = scene
  const felt = feltIn(scene)
  const isTold = heard.clauses.some(({ isQuestion }) => !isQuestion) && !heard.isQuestion
  if (felt === undefined || !isTold || (heard.plain.split(' ').length < 4 && !heard.text.includes('!')))
    return undefined
  const first = firstWords(scene)
  if (first === undefined) return undefined
  const topic = heard.isTopicNamed ? topicById.get(heard.topic ?? '') : undefined
  const ask = moodAsk(scene)
  // Sorrow wants no witty thought beside it.
  const remark =
    ask === undefined && style.sentences > 2 && felt === 'glad'
      ? voice.pick(topic?.glad ?? [], { question: false })
      : undefined
  return {
    text: joined(first, remark, ask),
    topic: heard.topic,
    pending: ask === undefined ? null : { topic: heard.topic, expects: null, about: null },
    trace: { act: `mood-${felt}`, topic: heard.topic, fallback: false },
  }
}

/** No subject and no act, but a mood: that much is certain. */
export function onMood(scene: Scene): Reply | undefined {
  const { heard, voice, mayAsk } = scene
  if (heard.isQuestion || heard.plain === '') return undefined
  const line = voice.pick(general[heard.polarity], { question: false })
  if (line === undefined) return undefined
  const ask = mayAsk ? (moodAsk(scene) ?? voice.pick(general.asks)) : undefined
  return {
    text: joined(line, ask),
    topic: null,
    pending: ask === undefined ? null : { topic: null, expects: null, about: null },
    trace: { act: `mood-${heard.polarity}`, topic: null, fallback: false },
  }
}
