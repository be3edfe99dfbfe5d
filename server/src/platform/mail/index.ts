import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Tx } from '../database/index.ts'
import type { Http } from '../http/index.ts'
import type { Jobs } from '../jobs.ts'
import type { Log } from '../log.ts'
import type { MailCarrier, MailMessage } from './message.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { outboxRoutes } from './outbox-routes.ts'
import { createSmtpCarrier, MailRefused } from './smtp.ts'

export type { MailMessage } from './message.ts'
export type { OutboxMail } from './outbox.ts'
export { renderLetter, type Letter, type LetterColours, type LetterLook } from './letter.ts'

/** Puts a mail into the queue; it leaves when the transaction has been committed. */
export type Post<T extends object> = (tx: Tx, data: T) => Promise<void>

/** Writes a mail when it is about to leave, or nothing when it has become pointless meanwhile. */
export type Write<T extends object> = (data: T) => Promise<MailMessage | undefined>

export interface Mail {
  /** Where mails go, in a word for the operator. */
  readonly via: 'smtp' | 'outbox'
  /**
   * Names a kind of mail; called before the jobs start. Only `data` waits in the queue, and the mail is written when
   * it is sent, so that no text and no secret of a link lies in the database.
   */
  kind<T extends object>(name: string, write: Write<T>): Post<T>
  /** The outbox for people and for programs, where there is one to read. */
  routes(http: Http): void
  close(): void
}

interface MailJob {
  readonly kind: string
  readonly data: object
}

const queue = 'mail'

export function createMail(parts: {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailOutbox' | 'dataDir'>
  jobs: Jobs
  log: Log
}): Mail {
  const { config, jobs, log } = parts
  const outbox: Outbox = createOutbox(join(config.dataDir, 'outbox'))
  const carrier: MailCarrier =
    config.smtpUrl === undefined ? outbox : createSmtpCarrier({ url: config.smtpUrl, from: config.mailFrom })
  const writers = new Map<string, (data: object) => Promise<MailMessage | undefined>>()

  jobs.work<MailJob>(queue, { retries: 10, concurrency: 2 }, async (job, { id }) => {
    const write = writers.get(job.kind)
    if (write === undefined) throw new Error(`no writer for mails of the kind ${job.kind}`)
    const message = await write(job.data)
    if (message === undefined) return
    try {
      await carrier.deliver(message, id)
      log.info({ kind: job.kind }, 'a mail has left')
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      log.warn({ kind: job.kind, err: error }, 'a mail was refused by its receiver')
    }
  })

  return {
    via: config.smtpUrl === undefined ? 'outbox' : 'smtp',
    kind<T extends object>(name: string, write: Write<T>): Post<T> {
      if (writers.has(name)) throw new Error(`two kinds of mail are called ${name}`)
      writers.set(name, (data) => write(data as T))
      return (tx, data) => jobs.enqueue(tx, queue, { kind: name, data } satisfies MailJob)
    },
    routes(http) {
      if (config.mailOutbox) outboxRoutes(http, outbox)
    },
    close: () => carrier.close(),
  }
}
