import type { PersonalData } from '../accounts/index.ts'
import type { Tx } from '../platform/database/index.ts'
import type { ZipFile } from '../platform/zip.ts'
import { deleteStatesOf, statesOf } from './generator/store-states.ts'
import type { AvatarsParts } from './parts.ts'
import { deletePersona, personaOf } from './persona/store-personas.ts'
import {
  allOf,
  blockedBy,
  changeAvatar,
  deleteAvatarIfUnused,
  deleteBlocksOf,
  type AvatarRow,
} from './store.ts'

type Parts = Pick<AvatarsParts, 'accounts' | 'clock' | 'database' | 'portraits'>

/** Own angels, the person's persona, generator states and blocks: docs/decisions/2026-11-15-angels-of-the-gone.md. */
export function personalData(parts: Parts): PersonalData {
  return {
    exportFor: (userId) => exportFor(parts, userId),
    async eraseFor(tx, userId) {
      // Before the angels: a state whose angel is gone would be open again.
      await deleteStatesOf(tx, userId)
      await deleteBlocksOf(tx, userId)
      await deletePersona(tx, userId)
      for (const row of await allOf(tx, userId)) await letGo(parts, tx, row)
    },
  }
}

async function* exportFor(
  { accounts, database: { db }, portraits }: Parts,
  userId: string,
): AsyncGenerator<ZipFile> {
  const person = await accounts.userById(db, userId)
  const persona = await personaOf(db, userId)
  if (person?.avatar) {
    yield json('persona.json', { ...person.avatar, about: persona?.about ?? '', look: persona?.look ?? null })
    const picture = await portraits.read(person.avatar.imageUrl)
    if (picture) yield { path: `pictures/persona.${picture.ending}`, content: picture.bytes }
  }
  for (const row of await allOf(db, userId)) {
    yield json(`angels/${row.id}.json`, presentForOwner(row))
    const picture = await portraits.png(row.portrait)
    if (picture) yield { path: `pictures/angels/${row.id}.png`, content: picture }
  }
  const states = await statesOf(db, userId)
  if (states.length > 0)
    yield json(
      'angels-begun.json',
      states.map(({ userId: _, ...state }) => state),
    )
  const blocked = await blockedBy(db, userId)
  if (blocked.length > 0) {
    yield json(
      'angels-blocked.json',
      blocked.map(({ row, since }) => ({ id: row.id, name: row.name, since })),
    )
  }
}

/** All of it but what belongs to the house: the picture's name and the place in the catalogue. */
function presentForOwner({ ownerId: _owner, portrait: _portrait, rank: _rank, ...row }: AvatarRow) {
  return row
}

/**
 * An angel of the catalogue becomes the house's: others talk with it. What came along with a card goes. All other angels are
 * gone with their maker; where somebody has talked with one before it was withdrawn, an empty place stays.
 */
async function letGo({ clock, portraits }: Parts, tx: Tx, row: AvatarRow): Promise<void> {
  const isPublic = row.visibility === 'PUBLIC' && row.deletedAt === null
  if (!isPublic && (await deleteAvatarIfUnused(tx, row.id))) {
    if (row.pictureSource !== 'DRAWN') await portraits.forget(tx, row.portrait)
    return
  }
  const isBroughtAlong = row.pictureSource === 'UPLOADED'
  const redrawn = isBroughtAlong || !isPublic
  if (redrawn && row.pictureSource !== 'DRAWN') await portraits.forget(tx, row.portrait)
  const look = isPublic ? row.look : { seed: 'gone' }
  const picture = redrawn
    ? {
        look,
        portrait: await portraits.keepDrawn(tx, look),
        palette: portraits.paletteOf(look),
        pictureSource: 'DRAWN' as const,
      }
    : {}
  const emptied = isPublic ? {} : { ...nobody, deletedAt: row.deletedAt ?? clock.now() }
  await changeAvatar(tx, row.id, { ownerId: null, card: null, refusal: null, ...picture, ...emptied })
}

const nobody = {
  visibility: 'PRIVATE',
  name: 'An angel who has left',
  hook: '',
  occupation: '',
  traits: [],
  hobbies: [],
  biography: '',
  greeting: '',
  speakingStyle: '',
  starters: [],
  relation: null,
  opinions: [],
  quirks: [],
  neverSays: [],
} satisfies Partial<AvatarRow>

function json(path: string, content: unknown): ZipFile {
  return { path, content: `${JSON.stringify(content, undefined, 2)}\n` }
}
