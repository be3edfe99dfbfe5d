import { general, toldAtLength } from '../lines/talk-lines.ts'
import { joined, type Reply, type Scene } from './moves.ts'

export function tellsAtLength({ heard }: Scene): boolean {
  const told = heard.clauses.filter(({ isQuestion }) => !isQuestion)
  return told.length === heard.clauses.length && heard.plain.split(' ').length > 13
}

/** Something told at length: heard, and asked on. */
export function onStory(scene: Scene): Reply | undefined {
  const { heard, voice, mayAsk, state } = scene
  if (!tellsAtLength(scene)) return undefined
  const line = voice.pick(toldAtLength, { question: false })
  // Two stories in a row without a question would be a wall.
  const ask = mayAsk || !state.questions.endsWith('1') ? voice.pick(general.asks) : undefined
  if (line === undefined && ask === undefined) return undefined
  return {
    text: joined(line, ask),
    topic: heard.topic,
    pending: ask === undefined ? null : { topic: heard.topic, expects: null, about: null },
    trace: { act: 'story', topic: heard.topic, fallback: false },
  }
}
