import { isDeepStrictEqual } from 'node:util'
import { avatarLimits } from '@aureole/contract/avatar-limits'
import type { LookChoice } from '@aureole/contract/looks'
import type { AvatarDraft } from '@aureole/contract/own-avatars'
import { lookOptions } from '@aureole/portrait-drawing'
import { problem, type Problem } from '../../platform/errors.ts'

export function ownLimit(isPremium: boolean): number {
  return isPremium ? avatarLimits.ownPremium : avatarLimits.ownFree
}

export function limitReached(count: number, isPremium: boolean): Problem {
  const limit = ownLimit(isPremium)
  const have = `You have ${count} ${count === 1 ? 'angel' : 'angels'}`
  return problem(
    'avatar-limit-reached',
    isPremium
      ? `${have}, and there is room for ${limit}. Delete one to make another.`
      : `${have}, and a free account has room for ${limit}. With premium you keep up to ${avatarLimits.ownPremium}; or delete one to make another.`,
  )
}

/** Of an angel that never was in the catalogue. */
export const unranked = 2 ** 31 - 1

const newestRank = 2_000_000_000
const firstSecond = Date.UTC(2026, 0, 1) / 1000

/**
 * Where a newly published angel stands: after those of the house, the newest first. Whoever was there before comes back to
 * the same place, so that nobody gains by going and coming.
 */
export function rankOf(published: Date, before: number): number {
  if (before !== unranked) return before
  return newestRank - (Math.floor(published.getTime() / 1000) - firstSecond)
}

/** A look as it is drawn and stored: the person's own gender, ethnicity and age count, whatever else it says. */
export function lookOf({ look, gender, ethnicity, age }: AvatarDraft): LookChoice {
  return { ...look, gender, ethnicity, age }
}

/** Names the options that do not exist, as paths into the look. */
export function unknownOptions(look: LookChoice): string[] {
  return Object.entries(look).flatMap(([option, value]) => {
    const offered: readonly unknown[] | undefined = lookOptions[option as keyof typeof lookOptions]
    return offered === undefined || value === undefined || offered.includes(value) ? [] : [option]
  })
}

export function isSameLook(a: LookChoice, b: LookChoice): boolean {
  return isDeepStrictEqual(withoutGaps(a), withoutGaps(b))
}

function withoutGaps(look: LookChoice): object {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
}
