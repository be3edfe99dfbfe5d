import { ages, type AvatarFilter } from '@aureole/contract/avatars'
import { ethnicityLabels } from './ethnicity-labels.ts'

const plural = { FEMALE: 'women', MALE: 'men' } as const

export function ageText({ minAge, maxAge }: Pick<AvatarFilter, 'minAge' | 'maxAge'>): string {
  return minAge === maxAge ? `Age ${minAge}` : `Age ${minAge} to ${maxAge}`
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`
}

/** What nobody matched: `There are no African or Pacific women from 90 to 99 in the catalogue.` */
export function emptySentence(filter: AvatarFilter): string {
  const who = [listed(filter.ethnicity.map((e) => ethnicityLabels[e])), plural[filter.gender]]
    .filter(Boolean)
    .join(' ')
  const wide = filter.minAge === ages.min && filter.maxAge === ages.max
  const aged =
    filter.minAge === filter.maxAge ? ` of ${filter.minAge}` : ` from ${filter.minAge} to ${filter.maxAge}`
  return `There are no ${who}${wide ? '' : aged} in the catalogue.`
}

/** What a screen reader hears when the list has changed. */
export function countText(count: number, finished: boolean): string {
  const angels = count === 0 ? 'No angels' : count === 1 ? '1 angel' : `${count} angels`
  return finished ? angels : `${angels} so far`
}
