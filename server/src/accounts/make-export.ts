import { createZip } from '../platform/zip.ts'
import { later, rules } from './policy.ts'
import { exportOf, finishExport } from './store-exports.ts'
import type { AccountsTools } from './tools.ts'

export const exportQueue = 'accounts.export'
const retries = 4

interface ExportJob {
  readonly userId: string
  readonly exportId: string
}

/** Who gathers what is asked for; before the jobs start. */
export function workOnExports(tools: AccountsTools): void {
  tools.jobs.work<ExportJob>(exportQueue, { retries }, async (job, { attempt }) => {
    try {
      await makeExport(tools, job)
    } catch (error) {
      if (attempt > retries) await giveUp(tools, job)
      throw error
    }
  })
}

async function makeExport(tools: AccountsTools, { userId, exportId }: ExportJob): Promise<void> {
  const asked = await exportOf(tools.database.db, userId)
  if (asked?.id !== exportId || asked.state !== 'MAKING') return
  const zip = createZip(tools.clock.now())
  await zip.add({ path: 'README.txt', content: readme })
  for (const data of tools.personalData) {
    for await (const file of data.exportFor(userId)) await zip.add(file)
  }
  const content = zip.end()
  const madeAt = tools.clock.now()
  const end = { state: 'READY', madeAt, expiresAt: later(madeAt, rules.exportSeconds), content } as const
  await tools.database.transaction(async (tx) => {
    if (await finishExport(tx, exportId, end)) await tools.letters.exportReady(tx, { userId, exportId })
  })
}

async function giveUp(tools: AccountsTools, { exportId }: ExportJob): Promise<void> {
  await tools.database.transaction((tx) =>
    finishExport(tx, exportId, { state: 'FAILED', madeAt: tools.clock.now() }),
  )
}

const readme = `Everything that is kept about you, as it was when you asked.

The files are JSON: any text editor shows them, and programs can read them.
Times are in UTC. Pictures lie in the folder "pictures".
`
