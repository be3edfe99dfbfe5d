import { createHash } from 'node:crypto'
import type { LookChoice as AskedLook } from '@aureole/contract/looks'
import { completeLook, lookOptions, type Look, type LookChoice } from '@aureole/portrait-drawing'

/** What can be drawn of what was asked for: a word that the drawing does not know leaves that to the seed. */
export function drawable(asked: AskedLook): LookChoice {
  const choice: Record<string, unknown> = { seed: asked.seed }
  if (asked.age !== undefined) choice['age'] = asked.age
  for (const [field, values] of Object.entries(lookOptions)) {
    const value: unknown = asked[field as keyof AskedLook]
    if ((values as readonly unknown[]).includes(value)) choice[field] = value
  }
  return choice as unknown as LookChoice
}

/** The whole person. Kept instead of the choice, so that a new rule for what is left open changes nobody who is there. */
export function wholeLook(asked: AskedLook): Look {
  return completeLook(drawable(asked))
}

/** The same for the same person, however the choice was written down. */
export function hashOfLook(look: Look): string {
  const fields = Object.entries(look).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
