import type { GeneratorState } from '@aureole/contract/generator'
import { notFound } from '../../platform/errors.ts'
import { addressKey } from '../../platform/http/address.ts'
import type { AvatarsParts } from '../parts.ts'
import { stateTaken } from './claim-state.ts'
import type { SavedState } from './own-state.ts'
import { presentState } from './present-state.ts'
import { changeGuestState, deleteStatesBefore, insertState, stateById } from './store-states.ts'

/** Begun angels per address: enough for a family, too few to fill a disk. */
const begun = { limit: 30, seconds: 3600 }
const keptDays = 30

/** Whoever knows the uuid may read it, until it is somebody's. */
export async function readGuestState(
  { database }: Pick<AvatarsParts, 'database'>,
  uuid: string,
): Promise<GeneratorState> {
  const row = await stateById(database.db, uuid)
  if (row === undefined || row.userId !== null) throw notFound('This angel')
  return presentState(row)
}

export async function saveGuestState(
  parts: Pick<AvatarsParts, 'clock' | 'config' | 'database' | 'limits'>,
  saved: SavedState,
  address: string,
): Promise<GeneratorState> {
  const { uuid, kind, step, answers, finishAsked } = saved
  const { clock, database } = parts
  const updatedAt = clock.now()
  const change = { kind, step, answers, finishAsked, updatedAt }
  const changed = await changeGuestState(database.db, uuid, change)
  if (changed !== undefined) return presentState(changed)
  if ((await stateById(database.db, uuid)) !== undefined) throw stateTaken()
  await limitBegun(parts, address)
  const row = { ...change, uuid, userId: null, avatarId: null, createdAt: updatedAt }
  // Two saves of a new state may race: the later one finds it there.
  const made = (await insertState(database.db, row)) ?? (await changeGuestState(database.db, uuid, change))
  if (made === undefined) throw stateTaken()
  return presentState(made)
}

async function limitBegun(
  { config, limits }: Pick<AvatarsParts, 'config' | 'limits'>,
  address: string,
): Promise<void> {
  const limit = Math.max(1, Math.round(begun.limit * config.addressLimitScale))
  await limits.take(`address:${addressKey(address)}:generator-states.begun`, { ...begun, limit })
}

/** Forgets what guests left behind, and finished states, which only guard against making an angel twice. */
export async function sweepStates({
  clock,
  database,
}: Pick<AvatarsParts, 'clock' | 'database'>): Promise<void> {
  await deleteStatesBefore(database.db, new Date(clock.now().getTime() - keptDays * 24 * 3600_000))
}
