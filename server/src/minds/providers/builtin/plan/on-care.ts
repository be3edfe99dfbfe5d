import { actById } from '../bank/whole.ts'
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

/** The next replies: present, and still no chatter. What was asked is answered first by whoever calls this. */
export function afterCare({ voice, state, heard }: Scene, answer: string | undefined): Reply {
  const gentle = voice.pick(actById.get('crisis-follow-up')?.lines ?? [], {
    ...(answer === undefined ? {} : { question: false }),
    anyway: true,
  })
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
