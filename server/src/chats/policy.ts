import { limits } from '@aureole/contract/chats'
import type { Gender } from '@aureole/contract/avatars'
import type { Verdict } from '../safety/index.ts'

interface Named {
  id: string
  name: string
}

/** What PostgreSQL cannot keep is taken out: the null character and halves of surrogate pairs. */
export function cleanText(text: string): string {
  return (text.includes('\u0000') ? text.replaceAll('\u0000', '') : text).toWellFormed()
}

/** Nothing when the number of angels fits the type of chat, else what is wrong with it. */
export function wrongNumberOfAngels(
  type: 'DIRECT' | 'GROUP',
  avatarIds: readonly string[],
): string | undefined {
  if (new Set(avatarIds).size !== avatarIds.length) return 'Each angel can be in the chat once'
  if (type === 'DIRECT' && avatarIds.length !== 1) return 'A one-to-one chat has one angel'
  if (type === 'GROUP' && (avatarIds.length < limits.groupMin || avatarIds.length > limits.groupMax)) {
    return `A group has ${limits.groupMin} to ${limits.groupMax} angels`
  }
  return undefined
}

export function titleOf(avatars: readonly Named[]): string {
  return Array.from(listed(avatars.map((avatar) => avatar.name)))
    .slice(0, limits.titleMax)
    .join('')
}

/** The first line of every chat. */
export function aiNotice(avatars: readonly { name: string; gender: Gender }[]): string {
  const [first] = avatars
  if (avatars.length === 1 && first !== undefined) {
    return `${first.name} is an AI, not a person. ${first.gender === 'FEMALE' ? 'She' : 'He'} answers in words that a machine makes.`
  }
  return `${listed(avatars.map((avatar) => avatar.name))} are AI, not people. They answer in words that a machine makes.`
}

/** After hours of talk, `{hours}` of them. */
export function breakReminder(avatars: readonly { name: string }[]): string {
  const who =
    avatars.length === 1 ? `${avatars[0]?.name} is an AI, not a person` : 'These angels are AI, not people'
  return `You have been talking for {hours} hours now. ${who}, and everything you said will still be here after a break. How about one?`
}

/** What the card with crisis lines says; the lines themselves are the page's, for the region that the person is in. */
export const crisisWords =
  'What you wrote sounds like a lot to carry. You don’t have to do that alone. People who are trained for this are there right now, free of charge, and this message costs nothing.'

/** What it says to somebody who worries about another. */
export const concernWords =
  'It sounds as if you are worried about somebody. If they may be in danger right now, call the emergency number and stay with them, or on the phone. Otherwise ask them directly whether they are thinking of ending their life: asking does not put it into anybody’s head. These lines also advise people who worry about somebody else.'

/** The card behind a message, and whether its replies answer with care: that is for whoever is in danger, not for whoever worries. */
export function cardFor({ kind }: Pick<Verdict, 'kind'>): { words: string; care: boolean } | null {
  if (kind === 'crisis') return { words: crisisWords, care: true }
  return kind === 'concern' ? { words: concernWords, care: false } : null
}

export function careCame(avatars: readonly { name: string }[]): string {
  return `Customer care has joined: a person, not an AI. ${listed(avatars.map((avatar) => avatar.name))} ${avatars.length === 1 ? 'is' : 'are'} silent until they are done, and nothing costs tokens.`
}

export function careLeft(avatars: readonly { name: string }[]): string {
  return `Customer care has left. ${listed(avatars.map((avatar) => avatar.name))} ${avatars.length === 1 ? 'answers' : 'answer'} again.`
}

/** Where a conversation came from that took place elsewhere. */
export function broughtNotice(lines: number, leftOut: number): string {
  const brought = `${lines === 1 ? 'One message was' : `${lines.toLocaleString('en')} messages were`} brought along from a file.`
  if (leftOut === 0) return brought
  const rest = leftOut === 1 ? 'One more breaks' : `${leftOut.toLocaleString('en')} more break`
  return `${brought} ${rest} our rules and stayed behind.`
}

/** Who came to a group and who went. */
export function comeAndGone(come: readonly string[], gone: readonly string[]): string {
  const sentences = [
    ...(come.length > 0 ? [`${listed(come)} joined.`] : []),
    ...(gone.length > 0 ? [`${listed(gone)} left.`] : []),
  ]
  return sentences.join(' ')
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const lineMax = 140

/** What the list of chats shows of the last thing said; `from` is nothing where it goes without saying. */
export function lineOf(text: string, from?: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat === '') return ''
  const points = Array.from(from === undefined ? flat : `${from}: ${flat}`)
  return points.length <= lineMax ? points.join('') : `${points.slice(0, lineMax - 1).join('')}…`
}
