import { createHash } from 'node:crypto'
import { allExemplars } from './all-exemplars.ts'

/** Tells whether what was learned is of these exemplars. */
export function exemplarHash(): string {
  return createHash('sha256').update(JSON.stringify(allExemplars)).digest('hex')
}
