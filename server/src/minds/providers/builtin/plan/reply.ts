import { actById } from '../bank/whole.ts'
import { onGame } from '../play/on-game.ts'
import type { Reply, Scene } from './moves.ts'
import { answersThePerson, joined } from './moves.ts'
import { afterCare, onCare, onConcern } from './on-care.ts'
import { onCorrection, onFact } from './on-fact.ts'
import { gravityAfter, isGraveStill, onGraveNews, onGravity, onSilence } from './on-grave.ts'
import { nodToOther, onNewcomer, onOther } from './on-group.ts'
import { onFeeling, onMood } from './on-mood.ts'
import { onReturn } from './on-return.ts'
import { onStory } from './on-story.ts'
import { onPerhapsTold, onRecall } from './on-recall.ts'
import { onComment, onOwnThings, onSelf } from './on-self.ts'
import { onAct, onAnswer, onChoice, onGoingOn, onNothing, onTopic, onWorld } from './on-talk.ts'
import { livened } from './style.ts'

/** Acts that come before anything else that was said. */
const first =
  /^(?:age-under-18|are-you|which-model|has-feelings|declares-love|explicit-request|asks-for|can-you-see-me|requests-it|other-language|nonsense|too-many|slow-down|silence-ok|wants-joke|wants-story|wants-game|would-you-rather|fun-fact|grief-loss|bad-news|good-night|goodbye|insult|flirting)/
/** What to say, by what a good listener would not pass over. */
export function replyTo(scene: Scene): Reply {
  const reply = replied(scene)
  const gravity = gravityAfter(scene, reply)
  const isCalm =
    reply.isPlay === true || scene.heard.polarity === 'sorry' || gravity > 0 || isGraveStill(scene)
  return {
    ...reply,
    gravity,
    text: isCalm ? reply.text : livened(reply.text, scene.style, scene.voice.chance),
  }
}

function replied(scene: Scene): Reply {
  const { heard, request, state } = scene
  if (request.care || heard.act === 'crisis-care') return onCare(scene)
  if (request.goOn) return onSilence(scene) ?? onGoingOn(scene)
  if (request.concern === true) return onConcern(scene)
  if (state.care > 0) {
    const answer = answerTo(scene)
    return afterCare(
      scene,
      answer === undefined || answer.trace.act.endsWith('unknown') ? undefined : answer.text,
    )
  }
  if (!answersThePerson(request) && request.turns.at(-1)?.from === 'other')
    return onSilence(scene) ?? onOther(scene) ?? onNothing(scene)
  const reply = (request.present.length > 0 ? onNewcomer(scene) : undefined) ?? directly(scene)
  if (request.present.length === 0) return reply
  const nod = nodToOther(scene, reply)
  return nod === undefined || nod === '' ? reply : { ...reply, text: joined(nod, reply.text) }
}

function directly(scene: Scene): Reply {
  const played = onGame(scene)
  if (played !== undefined) return played
  const { heard } = scene
  const act = heard.act ?? ''
  const corrected = onCorrection(scene)
  if (corrected !== undefined) return corrected
  const news = onGraveNews(scene)
  if (news !== undefined) return news
  if (
    first.test(act) &&
    // “How do you cope with bad news?” tells none.
    !(
      /^(?:grief-loss|bad-news)$/.test(act) &&
      heard.isQuestion &&
      (heard.self ?? heard.recall[0]) !== undefined
    ) &&
    !(
      heard.recall.some((one) => one.about === 'everything' || one.isSure) &&
      !/^(?:are-you|which)/.test(act) &&
      !(/^good(?:bye|-night)$/.test(act) && !heard.text.includes('?'))
    )
  ) {
    const reply = onAct(scene)
    if (reply !== undefined) return reply
  }
  const answer = answerTo(scene)
  const held = answer === undefined ? onGravity(scene) : undefined
  if (held !== undefined) return held
  const told = onFact(scene)
  // A greeting or a thank-you in front of something else gets its word, and then the rest its due.
  if (answer !== undefined) return greeted(scene, answer)
  if (told !== undefined) return greeted(scene, told)
  const chosen = onChoice(scene) ?? (heard.isQuestion && act === '' ? onPerhapsTold(scene) : undefined)
  if (chosen !== undefined) return chosen
  if (
    heard.act === 'wants-advice' &&
    heard.topic !== null &&
    (heard.isTopicNamed || heard.plain.split(' ').length < 4)
  )
    return onTopic(scene) ?? onAct(scene) ?? onNothing(scene)
  // “That was bad”, right after a joke, is said of the joke.
  if (
    scene.state.trace.act === 'wants-joke' &&
    heard.polarity !== 'plain' &&
    heard.plain.split(' ').length < 7 &&
    act === ''
  ) {
    const reply = onAct({
      ...scene,
      heard: {
        ...heard,
        act: heard.polarity === 'glad' ? 'laughter' : 'tease-angel',
        isActOnly: true,
        topic: null,
      },
    })
    if (reply !== undefined) return reply
  }
  if (heard.self?.subject === 'opinion' && act === '') {
    const reply = onAct({ ...scene, heard: { ...heard, act: 'wants-advice', isActOnly: true } })
    if (reply !== undefined) return reply
  }
  const back = onReturn(scene)
  if (back !== undefined) return back
  // A greeting with something behind it is only the door.
  const isDoor = !heard.isActOnly && (act.startsWith('greeting') || (passing.test(act) && tells(scene)))
  if (!isDoor && act !== '') {
    const reply = onAct(scene)
    if (reply !== undefined) return reply
  }
  const reply =
    onComment(scene) ??
    onOwnThings(scene) ??
    onFeeling(scene) ??
    onTopic(scene) ??
    onAnswer(scene) ??
    onWorld(scene) ??
    onStory(scene) ??
    onMood(scene) ??
    onNothing(scene)
  return isDoor ? greeted(scene, reply) : reply
}

/** Short words in front of something longer: “ok, truth is, …”. */
const passing =
  /^(?:affirmation|agreement|denial|disagreement|laughter|surprise|dont-know|thanks|praise|apology)/

/** Whether something is told in it, in more than a few words. */
function tells({ heard }: Scene): boolean {
  return heard.clauses.some(({ isQuestion, plain }) => !isQuestion && plain.split(' ').length > 5)
}

/** What was asked of her memory or of herself. */
function answerTo(scene: Scene): Reply | undefined {
  const { act } = scene.heard
  const recalled = scene.heard.recall.length > 0 ? onRecall(scene) : undefined
  // “What drained me today: forty books” tells; it only looks like a question that nothing answers.
  const isTold =
    recalled?.trace.act.endsWith('unknown') === true && !/\?\s*$/.test(scene.heard.text) && tells(scene)
  if (recalled !== undefined && !isTold) return recalled
  if (act === 'how-are-you' || act === 'what-are-you-doing' || act === 'wants-advice') return undefined
  return onSelf(scene)
}

function greeted(scene: Scene, reply: Reply): Reply {
  const { heard, voice, state } = scene
  if (
    heard.act === null ||
    !/^(?:greeting|how-are-you)/.test(heard.act) ||
    (state.turn > 0 && heard.act === 'how-are-you')
  )
    return reply
  const line = voice.pick(
    (actById.get(heard.act)?.lines ?? []).filter((one) => one.length < 60),
    { question: false },
  )
  return { ...reply, text: joined(line, reply.text) }
}
