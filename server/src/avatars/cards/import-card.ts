import type { CardPreview } from '@aureole/contract/cards'
import type { OwnAvatar } from '@aureole/contract/own-avatars'
import { isProblem, problem } from '../../platform/errors.ts'
import type { Upload } from '../../portraits/index.ts'
import { createOwn } from '../own/create-own.ts'
import type { AvatarsParts } from '../parts.ts'
import type { CardReader } from './card-reader.ts'
import type { CardFile } from './read-card-file.ts'

export interface CardParts extends AvatarsParts {
  readonly cards: CardReader
}

/** What would become of a card. Nothing of it is kept. */
export async function previewCard(parts: CardParts, file: Buffer): Promise<CardPreview> {
  const card = await readScreened(parts, file)
  const picture = await pictureOf(parts, card)
  const { kept, draft, loreEntries, alternateGreetings, creator, remarks } = card
  const thumb = picture && (await parts.portraits.thumb(picture))
  return {
    spec: kept.spec,
    container: kept.container,
    draft,
    picture: thumb === undefined ? null : `data:image/webp;base64,${thumb.toString('base64')}`,
    loreEntries,
    alternateGreetings,
    creator,
    remarks: [
      ...remarks,
      ...(card.picture !== undefined && picture === undefined
        ? [`The card’s picture could not be read, so ${draft.name} gets one of ours.`]
        : []),
    ],
  }
}

export async function importCard(parts: CardParts, userId: string, file: Buffer): Promise<OwnAvatar> {
  const card = await readScreened(parts, file)
  const picture = await pictureOf(parts, card)
  return createOwn(parts, { userId, draft: card.draft, card: card.kept, picture })
}

async function readScreened(parts: CardParts, file: Buffer): Promise<CardFile> {
  const card = await parts.cards.read(file)
  for (const text of pieces(card.texts.join('\n\n'))) {
    const verdict = await parts.safety.screen(text, { surface: 'card' })
    if (verdict.kind === 'block') throw problem('card-refused', verdict.reason)
  }
  return card
}

const pieceLength = 16_000

/** Cut where they overlap a little, so that nothing hides in a seam. */
function pieces(text: string): string[] {
  const found: string[] = []
  for (let at = 0; at < text.length; at += pieceLength - 200) found.push(text.slice(at, at + pieceLength))
  return found
}

/** A picture that is broken is no reason to lose the card. */
async function pictureOf({ portraits }: CardParts, { picture }: CardFile): Promise<Upload | undefined> {
  if (picture === undefined) return undefined
  try {
    return await portraits.readUpload(picture)
  } catch (error) {
    if (isProblem(error, 'invalid-fields')) return undefined
    throw error
  }
}
