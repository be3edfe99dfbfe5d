import type { Tx } from '../../platform/database/index.ts'
import type { AvatarsParts } from '../parts.ts'
import { changeAvatar, lockAvatar, rowsById, type AvatarRow } from '../store.ts'
import { isSameLook } from './policy.ts'

const paintQueue = 'avatars.paint'

interface PaintJob {
  readonly avatarId: string
}

/** With an image model, the drawn picture is the first one and not the last. */
export async function askForPainting(
  { jobs, portraits }: Pick<AvatarsParts, 'jobs' | 'portraits'>,
  tx: Tx,
  row: AvatarRow,
): Promise<void> {
  if (!portraits.paints || row.pictureSource !== 'DRAWN') return
  await jobs.enqueue(tx, paintQueue, { avatarId: row.id } satisfies PaintJob, { key: row.id })
}

/** Who paints; before the jobs start. */
export function workOnPaintings(parts: AvatarsParts): void {
  parts.jobs.work<PaintJob>(paintQueue, { retries: 3 }, ({ avatarId }) => paintOwn(parts, avatarId))
}

async function paintOwn({ database, portraits }: AvatarsParts, avatarId: string): Promise<void> {
  const [row] = await rowsById(database.db, [avatarId])
  if (row === undefined || row.deletedAt !== null || row.pictureSource !== 'DRAWN') return
  const painted = await portraits.paint(database.db, { look: row.look, description: describe(row) })
  if (painted.source === 'DRAWN') return
  await database.transaction(async (tx) => {
    const now = await lockAvatar(tx, avatarId)
    // Painting takes a while: whoever has chosen another look meanwhile waits for the picture of that one.
    const isWanted = now?.pictureSource === 'DRAWN' && isSameLook(now.look, row.look)
    if (isWanted) await changeAvatar(tx, avatarId, { portrait: painted.name, pictureSource: painted.source })
    else await portraits.forget(tx, painted.name)
  })
}

/** What an image model has to know beside the look. */
function describe({ age, gender, occupation, traits }: AvatarRow): string {
  return `${gender === 'FEMALE' ? 'A woman' : 'A man'} of ${age}, ${occupation.toLowerCase()}; ${traits.join(', ').toLowerCase()}.`
}
