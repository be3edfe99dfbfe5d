import { topicById } from '../bank/whole.ts'
import {
  doingNow,
  ofHers,
  selfAgain,
  selfNear,
  selfSaid,
  selfUnknown,
  tossBack,
} from '../lines/talk-lines.ts'
import { answerAbout, answerFromTexts } from '../self/answer.ts'
import { objectOf } from '../self/questions.ts'
import { joined, type Reply, type Scene } from './moves.ts'

/** In the middle of a sentence: names and “I” keep their capital. */
function afterColon(text: string): string {
  return text.replace(
    /^(?:My|Off|At|In|The|A|An|By|On|For|People|It|If|When|There|Every|Between|Since|Half|What|Before|Nobody|Most|Everyone|Some|You|They|This|Now|Then|First|So|Both|By|From|Six|Two|Three|Here|Ask|Tell|Talk|Bring|Give|Wrestlers|Mostly)\b/,
    (word) => word.toLowerCase(),
  )
}

/** A question that nobody else than her own texts could answer: what the kiln is called, how the ship gets into the bottle. */
export function onOwnThings({ heard, request, voice, ownLikeness }: Scene): Reply | undefined {
  const question = heard.clauses.find(
    ({ isQuestion, plain }) => isQuestion && !/\b(?:i|my|me|we)\b/.test(plain),
  )
  const answer =
    question === undefined
      ? undefined
      : answerFromTexts(request.persona, question.plain, objectOf(question.plain), ownLikeness)
  if (answer === undefined) return undefined
  const line = [answer.core, ...answer.more].find((one) => voice.isFresh(one)) ?? answer.short
  voice.note(line)
  return {
    text: line,
    topic: heard.topic,
    pending: null,
    trace: { act: 'self-own', topic: heard.topic, fallback: false },
  }
}

/** What one may well ask back. */
const returnable: ReadonlySet<string> = new Set(
  'home origin family pets hobbies habits favourite likes joys dislikes fear wish beliefs opinion'.split(' '),
)

/** The person asks the angel about herself: her own texts answer, or she says that they do not. */
export function onSelf({
  heard,
  request,
  voice,
  state,
  mayAsk,
  style,
  ownLikeness,
}: Scene): Reply | undefined {
  const { self } = heard
  if (self === null) return undefined
  const { persona } = request
  const topic = heard.topic === null ? undefined : topicById.get(heard.topic)
  const words =
    topic === undefined ||
    (self.subject !== 'likes' &&
      self.subject !== 'opinion' &&
      self.subject !== 'favourite' &&
      self.subject !== 'about')
      ? []
      : [topic.label, ...topic.words]
  // “What do you think?” asks about what was just said, not about her.
  const isOpen = self.subject === 'opinion' && self.object === '' && topic !== undefined
  const known = isOpen ? undefined : answerAbout(persona, self, words, ownLikeness)
  // What only touches the question is said once; after that it would be a dodge.
  const answer = known?.isNear === true && !voice.isFresh(known.core) ? undefined : known
  const times = state.asked[self.subject] ?? 0
  const trace = { act: `self-${self.subject}`, topic: heard.topic, fallback: false }
  // Nothing is there to think about: what to do is for the moves that know more.
  if (self.subject === 'opinion' && self.object === '' && topic === undefined) return undefined
  const common = { trace, asked: self.subject, topic: heard.topic, pending: null }
  if (answer === undefined) {
    // What any angel could say to it is better than a shrug.
    const general =
      heard.isTopicNamed && self.subject === 'opinion'
        ? voice.pick(topic?.answers ?? [], { question: false })
        : undefined
    if (general !== undefined)
      return {
        ...common,
        text: joined(general, mayAsk && voice.chance() < 0.5 ? voice.pick(topic?.asks ?? []) : undefined),
      }
    // Whoever asks “do you like cats?” mostly has something to say about them.
    const back =
      mayAsk && heard.isTopicNamed && self.subject === 'likes' ? voice.pick(topic?.asks ?? []) : undefined
    return {
      ...common,
      trace: { ...trace, act: 'self-unknown' },
      text: joined(
        voice.pick(selfUnknown, mayAsk && back === undefined ? {} : { question: false }) ??
          voice.pick(selfUnknown, { anyway: true }),
        back,
      ),
    }
  }
  const more =
    style.sentences > 2 || times > 0 || answer.core.length < 60
      ? answer.more.find((line) => voice.isFresh(line))
      : undefined
  if (more !== undefined) voice.note(more)
  const isSaid = !voice.isFresh(answer.core)
  voice.note(answer.core)
  const own = isSaid ? answer.short : answer.core
  // That it was asked before is only said when it was; the same line may have answered something else.
  const again = times > 0 && self.subject !== 'other' && self.subject !== 'likes' ? selfAgain : selfSaid
  const frame = self.subject === 'doing' ? doingNow : isSaid ? again : answer.isNear ? selfNear : undefined
  const said =
    frame === undefined ? own : (voice.pick(frame, { slots: { own: afterColon(own) }, anyway: true }) ?? own)
  const back =
    mayAsk && returnable.has(self.subject) && voice.chance() < 0.45 ? voice.pick(tossBack) : undefined
  return { ...common, text: joined(said, more, back) }
}

/** “Sounds peaceful”, said of what she has just told of herself. */
export function onComment({ heard, state, voice }: Scene): Reply | undefined {
  const isComment =
    /^self-(?!unknown)/.test(state.trace.act) &&
    !heard.isQuestion &&
    heard.plain.split(' ').length <= 7 &&
    !/\b(?:i|i'm|my|she|he|they|we)\b/.test(heard.plain) &&
    /^(?:oh |ah |wow |ha |haha |well |that |it |this )*(?:sounds|seems|must be|that's|thats|lucky|poor)\b/.test(
      heard.plain,
    )
  const text = isComment ? voice.pick(ofHers, { question: false }) : undefined
  return text === undefined
    ? undefined
    : { text, pending: null, trace: { act: 'comment', topic: heard.topic, fallback: false } }
}
