import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/index.ts'
import { createJobs } from '../platform/jobs.ts'
import type { DeadJob, Jobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { explainFailure } from '../start-failure.ts'

const usage = `Jobs that failed for the last time, and what to do with them.

  npm run jobs -- dead          lists them, oldest first
  npm run jobs -- retry <id>    puts one back into its queue
  npm run jobs -- retry all     puts all of them back

On the embedded database the app has to be stopped first.`

async function main([command, id]: readonly string[]): Promise<string> {
  if (command === 'dead') return withJobs(async (jobs) => listDead(await jobs.dead()))
  if (command === 'retry' && id !== undefined && (id === 'all' || isUuid(id))) {
    return withJobs(async (jobs) => {
      const count = await jobs.retryDead(id === 'all' ? undefined : id)
      return count === 0 ? 'There is no such job.' : `Put back: ${count}`
    })
  }
  return usage
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

async function withJobs(use: (jobs: Jobs) => Promise<string>): Promise<string> {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'warn' })
  const log = createLog(config)
  const database = await openDatabase(config, log)
  const jobs = createJobs({ database, log, isOperator: true })
  try {
    await jobs.start()
    return await use(jobs)
  } finally {
    await jobs.drain()
    await database.close()
  }
}

function listDead(dead: readonly DeadJob[]): string {
  if (dead.length === 0) return 'No job is laid aside.'
  return dead
    .map((job) => {
      const head = `${job.id}  ${job.queue}  ${job.failedAt.toISOString()}  after ${job.attempts} attempts`
      return `${head}\n  ${job.reason}\n  ${JSON.stringify(job.data)}`
    })
    .join('\n')
}

try {
  console.log(await main(process.argv.slice(2)))
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}
