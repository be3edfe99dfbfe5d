import { expect, it } from 'vitest'
import { drawingVersion, drawPortrait, lookOptions, type LookChoice } from './index.ts'
import { hash } from './random.ts'

/**
 * Rendered portraits are kept under this version. Whoever changes a drawing raises `drawingVersion` in index.ts and writes the new
 * pair here; without that, people would see old pictures until the cache runs out.
 */
const pinned = { version: '1', drawings: 1921920128 }

it('has a new version when a drawing has changed', () => {
  const everyValue: LookChoice[] = Object.entries(lookOptions).flatMap(([name, values]) =>
    values.map((value) => ({ seed: `pinned ${name}`, [name]: value })),
  )
  const some = Array.from({ length: 40 }, (_, i): LookChoice => ({ seed: `pinned ${i}` }))
  const drawings = hash(
    [...everyValue, ...some]
      .map((choice) => drawPortrait(choice) + drawPortrait(choice, { crop: 'SQUARE' }))
      .join(''),
  )
  expect({ version: drawingVersion, drawings }).toEqual(pinned)
}, 60_000)
