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
  deleteBlocksOf,
  type AvatarRow,
  type AvatarWithCard,
} from './store.ts'

type Parts = Pick<AvatarsParts, 'accounts' | 'clock' | 'database' | 'portraits'>

/** Own angels, the person's persona, generator states and blocks: docs/decisions/2026-11-15-angels-of-the-gone.md. */
export function personalData(parts: Parts): PersonalData {
  return {
    exportFor: (userId) => exportFor(parts, userId),
    async eraseFor(tx, userId) {
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
    const picture = await portraits.read(portraits.picture(row.portrait).imageUrl)
    if (picture) yield { path: `pictures/angels/${row.id}.${picture.ending}`, content: picture.bytes }
  }
  const states = await statesOf(db, userId)
  if (states.length > 0)
    yield json(
      'angels-begun.json',
      states.map(({ userId: _userId, ...state }) => state),
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
function presentForOwner({ ownerId: _owner, portrait: _portrait, rank: _rank, ...row }: AvatarWithCard) {
  return row
}

/**
 * An angel of the catalogue becomes the house's: others talk with it. All others are emptied of every word. Their rows stay:
 * to find out whether a chat of somebody else's points at one would mean to look through everything ever said.
 */
async function letGo({ clock, portraits }: Parts, tx: Tx, row: AvatarRow): Promise<void> {
  const stays = row.visibility === 'PUBLIC' && row.deletedAt === null
  const left = { ownerId: null, card: null, refusal: null } as const
  if (stays && row.pictureSource !== 'UPLOADED') {
    await changeAvatar(tx, row.id, left)
    return
  }
  await portraits.forget(tx, row.portrait)
  const look = stays ? row.look : { seed: 'gone' }
  await changeAvatar(tx, row.id, {
    ...left,
    ...(stays ? {} : { ...nobody, deletedAt: row.deletedAt ?? clock.now() }),
    look,
    portrait: await portraits.keepDrawn(tx, look),
    palette: portraits.paletteOf(look),
    pictureSource: 'DRAWN',
  })
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
