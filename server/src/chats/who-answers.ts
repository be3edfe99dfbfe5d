import { limits } from '@aureole/contract/chats'
import { addressed } from '@aureole/contract/mentions'
import { muchToSay, relevanceOf, type Speaker } from './relevance.ts'
import { seeded } from './seeded.ts'

/** What was said last in a group, newest first: enough to know whose turn it is. */
export interface Heard {
  seq: number
  author: string
  avatarId: string | null
  answersSeq: number | null
}

interface Asked<S extends Speaker> {
  text: string
  /** Who is there, in the order of the chat. */
  present: readonly S[]
  lately: readonly Heard[]
  /** Decides what is left to chance. */
  seed: string
}

export interface Answerers<S> {
  /** They answer the message, in this order. */
  answers: S[]
  /** One more who says something to that, if anybody does. */
  reaction: S | undefined
}

/** What having been spoken to counts, in the measure of relevance: more than a trait in common, less than a hobby. */
const continuity = 3
const chanceOfReaction = 0.3

/**
 * Those who are called by @name answer. Else it is the one with most to say, and perhaps another reacts. The same question at the same
 * point of the same chat has the same answerers.
 */
export function whoAnswers<S extends Speaker>({ text, present, lately, seed }: Asked<S>): Answerers<S> {
  if (present.length < 2) return { answers: [...present], reaction: undefined }
  const names = present.map((speaker) => speaker.name)
  const called = addressed(text, names).flatMap((i) => present[i] ?? [])
  if (called.length > 0) return { answers: called.slice(0, limits.groupRepliesMax), reaction: undefined }

  const relevance = relevanceOf(text, present)
  const last = spokenTo(lately)
  const silence = silenceOf(present, lately)
  const ranked = (bonus: number) =>
    present.toSorted(
      (a, b) =>
        score(b, relevance, last, bonus) - score(a, relevance, last, bonus) ||
        (silence.get(b.id) ?? 0) - (silence.get(a.id) ?? 0),
    )
  const [first] = ranked(continuity)
  if (first === undefined) return { answers: [], reaction: undefined }
  const other = ranked(0).find((speaker) => speaker.id !== first.id)
  const speaksUp =
    other !== undefined && ((relevance.get(other.id) ?? 0) >= muchToSay || seeded(seed)() < chanceOfReaction)
  return { answers: [first], reaction: speaksUp ? other : undefined }
}

function score(
  speaker: Speaker,
  relevance: ReadonlyMap<string, number>,
  last: string | undefined,
  bonus: number,
): number {
  return (relevance.get(speaker.id) ?? 0) + (speaker.id === last ? bonus : 0)
}

/** The angel who answered the person’s last message first: a short “and then?” is meant for them. */
function spokenTo(lately: readonly Heard[]): string | undefined {
  const turn = lately.find((said) => said.author === 'AVATAR')?.answersSeq
  if (turn === undefined || turn === null) return undefined
  return lately.findLast((said) => said.answersSeq === turn)?.avatarId ?? undefined
}

/** Higher is longer. Who has not spoken at all has been silent longest, the first of the chat before the others. */
function silenceOf(present: readonly Speaker[], lately: readonly Heard[]): Map<string, number> {
  return new Map(
    present.map((speaker, place) => {
      const ago = lately.findIndex((said) => said.avatarId === speaker.id)
      return [speaker.id, ago === -1 ? lately.length + present.length - place : ago]
    }),
  )
}
