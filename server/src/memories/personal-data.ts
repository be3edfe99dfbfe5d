import type { PersonalData } from '../accounts/index.ts'
import type { ZipFile } from '../platform/zip.ts'
import type { MemoriesParts } from './parts.ts'
import { allMemoriesOf, deleteAllOf, settingsOfPerson } from './store-personal.ts'

type Parts = Pick<MemoriesParts, 'avatars' | 'database'>

export function personalData(parts: Parts): PersonalData {
  return { exportFor: (userId) => exportFor(parts, userId), eraseFor: deleteAllOf }
}

/** One list of what all angels remember; an angel whose memory is off is named with that. */
async function* exportFor({ avatars, database: { db } }: Parts, userId: string): AsyncGenerator<ZipFile> {
  const rows = await allMemoriesOf(db, userId)
  const settings = await settingsOfPerson(db, userId)
  const ids = [...new Set([...rows, ...settings].map((row) => row.avatarId))]
  if (ids.length === 0) return
  const names = new Map((await avatars.byIds(ids)).map(({ id, name }) => [id, name]))
  const content = ids.map((id) => {
    const setting = settings.find((one) => one.avatarId === id)
    return {
      angel: names.get(id) ?? id,
      memory: setting?.enabled === false ? 'off' : 'on',
      forgottenBefore: setting?.forgottenBefore ?? null,
      remembers: rows
        .filter((row) => row.avatarId === id)
        .map(({ kind, text, key, data, pinned, edited, toldAt, updatedAt }) => ({
          kind,
          text,
          key,
          data,
          pinned,
          edited,
          toldAt,
          updatedAt,
        })),
    }
  })
  yield { path: 'memories.json', content: `${JSON.stringify(content, undefined, 2)}\n` }
}
