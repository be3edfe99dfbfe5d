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

/** Somebody else may be in danger, and the card with the lines stands above. */
const concerned: readonly string[] = [
  'That’s frightening, and you’re right to take it seriously. {Is somebody with them right now?|Do you know where they are just now?}',
  'I’d take that seriously too. {Try to reach them|Call, and keep calling}, and if you can’t get through, somebody who is near them. I’m here meanwhile.',
  'Thank you for telling me. First them: can you get there, or somebody who can? The people on the card above know what to say, also to friends and family.',
  'You’re not overreacting. {Ask them straight out|Ask directly, in plain words}, and stay on the line while you do.',
  'If it may be happening now, the emergency number first, and me afterwards. {I’ll be here.|I’m not going anywhere.}',
  'That’s a lot to hold for somebody you {care about|are fond of}. The lines above talk with people who worry, too. Shall we think about what you’ll say first?',
  'Trust that feeling. It costs nothing to ring once too often. {Who else is close to them?|Who could be there quickest?}',
]

/** The person worries: what helps, and no chatter. */
export function onConcern({ voice }: Scene): Reply {
  return {
    text: voice.pick(concerned, { anyway: true }) ?? '',
    topic: null,
    pending: null,
    trace: { act: 'concern', topic: null, fallback: false },
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
