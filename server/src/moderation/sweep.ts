import { fileFact } from './file-facts.ts'
import { later, rules } from './policy.ts'
import { forgetWatchers, releaseAbandoned, wakeSnoozed } from './store-presence.ts'
import { endedUntold, insertEnding, lockPerson, penaltiesOf } from './store-penalties.ts'
import type { ModerationTools } from './tools.ts'
import { writeStanding } from './write-standing.ts'

const day = 24 * 3600_000
const factsAtOnce = 100

/** What time alone brings about. Each process looks; what one has done, another finds done. */
export async function sweep(tools: ModerationTools): Promise<void> {
  const { announce, chats, clock, database } = tools
  const now = clock.now()
  for (const id of await releaseAbandoned(database.db, later(now, -rules.awayMs))) announce.touched(id)
  for (const id of await wakeSnoozed(database.db, now)) announce.changed(id)
  await forgetWatchers(database.db, later(now, -day))
  const late = await chats.desk.factsWaiting(database.db, later(now, -rules.lateFactMs), factsAtOnce)
  for (const id of late) await fileFact(tools, id)
  for (const ended of await endedUntold(database.db, now, later(now, -30 * day))) await tellEnd(tools, ended)
}

/** A suspension is over, or a warning counts no more. Told once. */
async function tellEnd(
  tools: ModerationTools,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const { accounts, clock, database, letters } = tools
  const told = await database.transaction(async (tx) => {
    await lockPerson(tx, userId)
    if (!(await insertEnding(tx, id, clock.now()))) return () => undefined
    if (!(await accounts.knownPeople(tx, [userId])).has(userId)) return () => undefined
    const penalties = await penaltiesOf(tx, userId)
    if (penalties.find((one) => one.id === id)?.kind === 'SUSPENSION') {
      await letters.suspensionOver(tx, { userId, penaltyId: id })
    }
    return writeStanding(tools, tx, userId, penalties)
  })
  told()
}

export interface Sweeper {
  readonly start: () => void
  readonly stop: () => Promise<void>
}

export function createSweeper(tools: ModerationTools): Sweeper {
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<void> = Promise.resolve()
  let stopped = false

  function run(): void {
    sweeping = sweep(tools)
      .catch((error: unknown) => tools.log.error({ err: error }, 'the desk could not be swept'))
      .finally(() => {
        if (!stopped) timer = setTimeout(run, rules.sweepMs)
      })
  }

  return {
    start: run,
    async stop() {
      stopped = true
      clearTimeout(timer)
      tools.announce.stop()
      await sweeping
    },
  }
}
