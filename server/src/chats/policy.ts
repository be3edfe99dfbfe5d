import { limits } from '@aureole/contract/chats'
import type { Gender } from '@aureole/contract/avatars'

interface Named {
  id: string
  name: string
}

/** What PostgreSQL cannot keep is taken out: the null character and halves of surrogate pairs. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** Those who are addressed by @name, in the order of the chat; else the first. */
export function whoAnswers<T extends Named>(text: string, avatars: readonly T[]): T[] {
  const said = fold(text)
  const addressed = avatars.filter((avatar) => {
    const name = fold(avatar.name).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    return new RegExp(`(?<![\\p{L}\\p{N}])@${name}(?![\\p{L}\\p{N}])`, 'u').test(said)
  })
  return addressed.length > 0 ? addressed : avatars.slice(0, 1)
}

/** So that @tomas calls Tomáš. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
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
