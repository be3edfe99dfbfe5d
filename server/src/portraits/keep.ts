import { createHash, randomBytes } from 'node:crypto'
import type { LookChoice } from '@aureole/contract/looks'
import type { Db, Tx } from '../platform/database/index.ts'
import { nameOf } from './addresses.ts'
import { hashOfLook, wholeLook } from './looks.ts'
import { keepBroughtAlong, keepDrawnRows, type PictureSource } from './store.ts'
import type { TakenIn } from './studio/index.ts'

export function drawnPortrait(choice: LookChoice) {
  const look = wholeLook(choice)
  return { name: nameOf('DRAWN', hashOfLook(look)), look }
}

export async function keepAllDrawn(db: Db | Tx, choices: readonly LookChoice[]): Promise<string[]> {
  const drawn = choices.map(drawnPortrait)
  await keepDrawnRows(db, [...new Map(drawn.map((one) => [one.name, one])).values()])
  return drawn.map(({ name }) => name)
}

export async function keepDrawn(db: Db | Tx, choice: LookChoice): Promise<string> {
  const { name, look } = drawnPortrait(choice)
  await keepDrawnRows(db, [{ name, look }])
  return name
}

export async function keepTakenIn(
  db: Db | Tx,
  { hash, master }: TakenIn,
  source: Exclude<PictureSource, 'DRAWN'>,
): Promise<string> {
  // Each time another name: so one who takes a picture back takes it from nobody else, and nobody can find out by a
  // picture that they have whether it is here.
  const name = nameOf(source, createHash('sha256').update(hash).update(randomBytes(16)).digest('hex'))
  await keepBroughtAlong(db, { name, source, master })
  return name
}
