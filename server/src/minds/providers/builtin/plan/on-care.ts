import { actById } from '../bank/whole.ts'
import { whomToCall } from '../lines/talk-lines.ts'
import { joined, type Reply, type Scene } from './moves.ts'

/** Replies that stay gentle after a crisis. */
const afterwards = 4

/** Somebody is in danger: the words for that, and nothing else. */
export function onCare({ voice }: Scene): Reply {
  const text = voice.pick(actById.get('crisis-care')?.lines ?? [], { anyway: true }) ?? ''
  return {
    text,
    care: afterwards,
    topic: null,
    pending: null,
    trace: { act: 'crisis-care', topic: null, fallback: false },
  }
}

const asksWhom =
  /\bwho(?:m)? (?:to|do i|should i|can i|could i|would i|else) (?:even |do i |can i |could i )?(?:call|ring|phone|text|talk to|turn to|tell|speak to)\b|\b(?:what|which|the) (?:number|line)s?\b|\b(?:help ?line|hotline|crisis line)\b|\bno(?:body| one|-one) (?:i can |to )(?:call|ring|phone|talk to|turn to|tell)\b|\bwhere (?:do i|can i|should i) (?:call|go|turn)\b/

/** The next replies: present, and still no chatter. What was asked is answered first by whoever calls this. */
export function afterCare({ voice, state, heard }: Scene, answer: string | undefined): Reply {
  const lines = asksWhom.test(heard.plain) ? whomToCall : (actById.get('crisis-follow-up')?.lines ?? [])
  const gentle = voice.pick(lines, { ...(answer === undefined ? {} : { question: false }), anyway: true })
  // Whoever says goodbye or good night is not held back with questions.
  const leaves = heard.act === 'good-night' || heard.act === 'goodbye'
  const text = leaves
    ? joined(
        voice.pick(actById.get('crisis-follow-up')?.lines ?? [], { question: false }),
        voice.pick(actById.get(heard.act ?? '')?.lines ?? [], { question: false }),
      )
    : joined(answer, gentle)
  return {
    text,
    care: state.care - 1,
    topic: null,
    pending: null,
    trace: { act: 'crisis-follow-up', topic: null, fallback: false },
  }
}
