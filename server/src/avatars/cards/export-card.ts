import { notFound } from '../../platform/errors.ts'
import type { FileAnswer } from '../../platform/http/index.ts'
import type { AvatarsParts } from '../parts.ts'
import { avatarWithCard } from '../store.ts'
import { isVisibleTo } from '../visibility.ts'
import { cardOf, cardPng, type CardVersion } from './write-card.ts'

export interface AskedCard {
  readonly id: string
  readonly format: 'json' | 'png'
  readonly version: CardVersion
  readonly readerId: string | undefined
}

/** An angel as a card, for whoever may know of it. */
export async function exportCard(
  { database, portraits }: Pick<AvatarsParts, 'database' | 'portraits'>,
  { id, format, version, readerId }: AskedCard,
): Promise<FileAnswer> {
  const row = await avatarWithCard(database.db, id)
  if (row === undefined || !isVisibleTo(row, readerId)) throw notFound('This angel')
  const name = `${row.name}.${format}`
  if (format === 'json') {
    const bytes = Buffer.from(`${JSON.stringify(cardOf(row, version), null, 2)}\n`)
    return { bytes, name, type: 'application/json' }
  }
  const picture = await portraits.png(row.portrait)
  if (picture === undefined) throw new Error(`the portrait ${row.portrait} is missing`)
  return { bytes: cardPng(row, version, picture), name, type: 'image/png' }
}
