import { ethnicities, type AvatarFilter } from '@aureole/contract/avatars'

/** A place in the catalogue's order. */
export interface Place {
  readonly rank: number
  readonly id: string
}

/** What is read of a list: so many, after a place or from the beginning, without the first few. */
export interface Stretch {
  readonly after?: Place | undefined
  readonly skip: number
  readonly take: number
}

export interface ListPlan {
  /** How many angels may be passed in the catalogue's order before that is given up; 0 where it is not tried. */
  readonly walk: number
  /** Whether, should that not be enough, each kind that is looked for is probed for. */
  readonly probe: boolean
}

/** With so few kinds, probing costs less than finding out that they are rare. */
const fewKinds = 40
/** Where more than this is wanted at once, all kinds together would be more to sort than the catalogue is to read. */
const mostProbed = 2000

/**
 * How to find what fits. To walk the catalogue is best where many fit, to probe for each kind (an ethnicity at an age) where
 * few do. Which it is, only trying tells, so the walk may cost about as much as the probes would and no more.
 */
export function listPlan(filter: AvatarFilter, { skip, take }: Stretch): ListPlan {
  const wanted = skip + take
  const kinds = (filter.ethnicity.length || ethnicities.length) * (filter.maxAge - filter.minAge + 1)
  if (wanted > mostProbed) return { walk: 2 ** 31 - 1, probe: false }
  if (kinds <= fewKinds && wanted <= fewKinds) return { walk: 0, probe: true }
  return { walk: kinds * (10 + wanted), probe: true }
}
