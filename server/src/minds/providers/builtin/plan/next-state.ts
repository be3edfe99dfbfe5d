import { topicById } from '../bank/whole.ts'
import { withMarks, type State } from '../state.ts'
import { asksSomething, type Reply } from './moves.ts'

const repliesKept = 60

/** About every second reply ends in a question, never three in a row, and none while the person has had enough of them. */
export function mayAsk({ quiet, questions }: State, chance: () => number): boolean {
  if (quiet > 0 || questions.endsWith('11')) return false
  return chance() < (questions.endsWith('1') ? 0.55 : 0.85)
}

export function nextState(
  state: State,
  reply: Reply,
  text: string,
  lines: readonly string[],
  isNewTopic: boolean,
): State {
  const topic = reply.topic === undefined ? state.topic : reply.topic
  const count =
    reply.asked === undefined ? {} : { [reply.asked]: Math.min((state.asked[reply.asked] ?? 0) + 1, 99) }
  return {
    v: 1,
    turn: state.turn + 1,
    topic: topicById.has(topic ?? '') ? topic : null,
    topicAge: isNewTopic || topic !== state.topic ? 0 : Math.min(state.topicAge + 1, 9),
    pending: reply.pending ?? null,
    used: withMarks(state.used, lines),
    said: withMarks(state.said, [text], repliesKept),
    asked: { ...state.asked, ...count },
    quiet: reply.quiet ?? Math.max(0, state.quiet - 1),
    care: reply.care ?? state.care,
    gravity: reply.gravity ?? Math.max(0, state.gravity - 1),
    recalled: reply.recalled ?? null,
    questions: (
      state.questions + (asksSomething(text.slice(-160)) && /\?[”"]?\s*$/.test(text) ? '1' : '0')
    ).slice(-6),
    trace: reply.trace,
    // Whoever talks of something else is not held to the game; it waits.
    game:
      reply.game === undefined ? (state.game === null ? null : { ...state.game, isOn: false }) : reply.game,
  }
}
