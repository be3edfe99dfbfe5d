import type { Line } from '../bank/bank.ts'
import { actById } from '../bank/whole.ts'
import { polarityOf } from '../hear/feeling.ts'
import { graveNewsIn, isLongAgo, type GraveNews } from '../hear/grave-rules.ts'
import type { Heard } from '../hear/hear.ts'
import {
  graveAdvice,
  graveAhead,
  graveAsks,
  graveBurdens,
  graveFirst,
  graveFirstAsks,
  graveMoments,
  graveMomentAsks,
  graveNames,
  graveNods,
  graveStays,
  graveThanks,
} from '../lines/mood-lines.ts'
import { answersThePerson, joined, type Reply, type Scene } from './moves.ts'
import { tellsAtLength } from './on-story.ts'

/** Replies that stay quiet after grave news, each unless the person leads away from it. */
const afterNews = 4
/** After any other sorrow, and after one of long ago. */
const afterSorrow = 1
/** Whoever comes back hours later may have other things in mind. */
const sitting = 6 * 60 * 60 * 1000

/** Somebody died, is gravely ill or has lost their work: sympathy that fits, and no thought beside it. */
export function onGraveNews(scene: Scene): Reply | undefined {
  const news = newsIn(scene.heard)
  if (news === undefined) return undefined
  const { heard, voice } = scene
  const lines = isKnown(scene, news) ? graveAhead : graveFirst[isLongAgo(heard.plain) ? 'long ago' : news]
  const first =
    voice.pick(lines, { question: false }) ??
    voice.pick(actById.get(actOf(news))?.lines ?? [], { question: false })
  const asks = lines === graveAhead ? graveAsks : graveFirstAsks[news === 'death' ? 'death' : 'other']
  return first === undefined ? undefined : quietly(scene, first, actOf(news), asks)
}

/** What is told right after grave news belongs to it, whatever word comes up in it. */
export function onGravity(scene: Scene): Reply | undefined {
  const { heard, voice, noticed, state } = scene
  if (!isHeld(scene)) return undefined
  const act = heard.act ?? ''
  if (act === 'thanks') {
    const thanks = voice.pick(graveThanks)
    return thanks === undefined ? undefined : said(scene, thanks)
  }
  if (act === 'wants-advice') {
    const advice = voice.pick(graveAdvice)
    return advice === undefined ? undefined : said(scene, advice)
  }
  const name = noticed.facts.find(({ key }) => key.endsWith('.name'))?.value
  const lines = linesFor(heard)
  const line =
    (name === undefined ? undefined : voice.pick(graveNames, { slots: { thing: name }, question: false })) ??
    (act !== '' && heard.isActOnly ? voice.pick(graveNods) : undefined) ??
    voice.pick(lines) ??
    voice.pick(graveStays)
  if (line === undefined) return undefined
  // Who answers in a word is left in peace; and one question is enough for two replies.
  const isAsked = act === '' && !state.questions.endsWith('1') && voice.chance() < 0.5
  const asks = name === undefined && remembers.test(heard.plain) ? graveMomentAsks : graveAsks
  return isAsked ? quietly(scene, line, 'mood-sad', asks) : said(scene, line)
}

/** Where somebody is to go on by herself, or another angel has spoken: no banter over it. */
export function onSilence(scene: Scene): Reply | undefined {
  const line = scene.state.gravity > 0 ? scene.voice.pick(graveStays, { question: false }) : undefined
  return line === undefined ? undefined : said(scene, line)
}

/** How many replies stay quiet after this one. */
export function gravityAfter(scene: Scene, { trace, isPlay }: Reply): number {
  const { heard, state, request } = scene
  // In a game nobody dies, and what another angel says is no news of the person’s.
  if (isPlay === true || !answersThePerson(request)) return state.gravity
  const isNews = newsIn(heard) !== undefined && trace.act !== 'correction'
  if (isNews && !isLongAgo(heard.plain)) return afterNews
  const isSorrow =
    isNews ||
    /^(?:sad|bad-news|grief-loss)$/.test(heard.act ?? '') ||
    (heard.mood === 'sad' && trace.act === 'mood-sad')
  const left = isGraveStill(scene) && !leadsAway(scene) ? state.gravity - 1 : 0
  // Who says thanks has said what there was to say.
  if (heard.act === 'thanks' && heard.isActOnly) return Math.min(left, 1)
  return isSorrow ? Math.max(left, afterSorrow) : left
}

/** Whether grave news still is in the room, whatever else is talked of. */
export function isGraveStill(scene: Scene): boolean {
  return scene.state.gravity > 0 && !isLater(scene.request) && !lightens(scene)
}

function newsIn({ clauses, plain, recall, self }: Heard): GraveNews | undefined {
  if (recall.length > 0 || self !== null) return undefined
  const told = clauses.filter(({ isQuestion }) => !isQuestion)
  for (const clause of told) {
    const news = graveNewsIn(clause.plain)
    if (news !== undefined) return news
  }
  return told.length === clauses.length ? graveNewsIn(plain) : undefined
}

/** Whoever is mourned already is not condoled on again because of the funeral, nor for the next round of treatment. */
function isKnown({ heard, state, request }: Scene, news: GraveNews): boolean {
  const rest = heard.plain.replace(/\b(?:funeral|chemo(?:therapy)?|radiotherapy|treatment|hospice)\b/g, '')
  if (graveNewsIn(rest) !== undefined) return false
  return state.gravity > 0 || request.memories.some(({ text }) => graveNewsIn(text.toLowerCase()) === news)
}

function actOf(news: GraveNews): string {
  return news === 'death' || news === 'pet' ? 'grief-loss' : 'bad-news'
}

/** Acts that go on with it, rather than do something else. */
const within =
  /^(?:affirmation-short|denial-short|agreement|disagreement|dont-know|surprise|thanks|wants-advice)$/

function isHeld(scene: Scene): boolean {
  const { heard } = scene
  const act = heard.act ?? ''
  return (
    isGraveStill(scene) &&
    // Who says their name is greeted by it.
    !scene.noticed.facts.some(({ kind }) => kind === 'name') &&
    (act === '' || within.test(act)) &&
    (act === 'wants-advice' || !heard.isQuestion) &&
    // A feeling that is put into words gets its own.
    !(
      /^(?:worried|cross)$/.test(heard.mood) ||
      (heard.mood === 'sad' && polarityOf(heard.text) === 'sorry')
    ) &&
    !leadsAway(scene)
  )
}

const joking = /\b(?:(?:ha){2,}h?|lol|lmao|rofl|(?:he){2,}|just kidding)\b|[😂🤣😄😁🎉🥳]/u
const relieved =
  /\b(?:good news|great news|all[- ]clear|relieved|what a relief|thrilled|over the moon|(?:i'm|i am|we're|so) (?:so )?(?:happy|glad|excited|proud))\b/
/** “She loved that garden” is no good news. */
const remembers =
  /\b(?:he|she|they|we|it)(?:'d)? (?:always |never |just |still |really )?(?:was|were|had|used to|would|loved|liked|said|made|\p{L}+ed)\b/u

/** The person is merry, or has good news: she may follow. */
function lightens({ heard: { act, mood, plain }, request }: Scene): boolean {
  // Laughter at the end of a message is cut off before it is heard.
  const written = request.turns.findLast(({ from }) => from === 'person')?.text ?? ''
  return (
    /^(?:laughter|good-news|in-love|wants-joke|wants-game|wants-story|would-you-rather|fun-fact|tease-angel|flirting|change-subject|boredom)$/.test(
      act ?? '',
    ) ||
    joking.test(written.toLowerCase()) ||
    relieved.test(plain) ||
    (mood === 'glad' && !remembers.test(plain))
  )
}

const elsewhere =
  /^(?:(?:so|but|well|ok|okay|right)[, ]+)?(?:any ?ways?|on (?:a|an|another) (?:\p{L}+ )?note|enough (?:of|about) (?:that|this|it|me)|in other news|something else|let's talk about|by the way|btw|moving on|never mind|new subject)\b/u

/** “I think I'll make soup tonight”: a small thing of their own. */
const plans =
  /^(?:(?:so|well|ok|okay|right|and|now|tonight|later)[, ]+)*(?:i (?:think|guess) )?(?:i'll|i will|i'm going to|i'm gonna|i am going to|gonna|i might|i'm (?:making|baking|cooking|off to|trying))\b/

/** The person talks of something of their own. At first that takes saying so; later a word of it is enough, and at last any new subject. */
function leadsAway(scene: Scene): boolean {
  const { heard, state } = scene
  if (elsewhere.test(heard.plain)) return true
  if (plans.test(heard.plain) && heard.polarity !== 'sorry' && !isOfOthers.test(heard.plain)) return true
  if (state.gravity >= afterNews - 1 || heard.polarity === 'sorry' || isOfOthers.test(heard.plain))
    return false
  const isNew = heard.isNewTopic && heard.isTopicNamed
  if (state.gravity === 1) return isNew || tellsAtLength(scene)
  return isNew && heard.plain.split(' ').length < 10 && /\b(?:i|i'm|i've|my|we|our)\b/.test(heard.plain)
}

/** By what it is: something hard, somebody’s way of being in it, or a road and an hour. */
function linesFor({ plain, polarity }: Heard): readonly Line[] {
  if (remembers.test(plain)) return graveMoments
  if (polarity === 'sorry' || /\b(?:still|alone|without|empty|can't)\b/.test(plain)) return graveBurdens
  return isOfOthers.test(plain) ? graveMoments : graveStays
}

const isOfOthers =
  /\b(?:he|she|him|her|his|hers|they|them|their|he's|she's|they're|mum|mom|mam|mother|dad|father|wife|husband|partner|son|daughter|brother|sister|gran\w*|nan)\b/

function isLater({ turns, now }: Scene['request']): boolean {
  return now - (turns.at(-2)?.at ?? now) > sitting
}

function said({ heard }: Scene, text: string, act = 'mood-sad'): Reply {
  return { text, topic: heard.topic, pending: null, trace: { act, topic: heard.topic, fallback: false } }
}

/** With a gentle question, where one may be asked. */
function quietly(scene: Scene, line: string, act: string, asks: readonly Line[]): Reply {
  const ask = scene.mayAsk ? scene.voice.pick(asks) : undefined
  const reply = said(scene, joined(line, ask), act)
  return ask === undefined ? reply : { ...reply, pending: { topic: null, expects: null, about: null } }
}
