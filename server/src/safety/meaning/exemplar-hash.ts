import { createHash } from 'node:crypto'
import * as others from './exemplars-others.ts'
import * as signs from './exemplars-signs.ts'
import * as talk from './exemplars-talk.ts'
import * as exemplars from './exemplars.ts'

/** Tells whether what was learned is of these exemplars. */
export function exemplarHash(): string {
  const lists = Object.entries({ ...exemplars, ...others, ...signs, ...talk }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return createHash('sha256').update(JSON.stringify(lists)).digest('hex')
}
