import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../ids.ts'
import type { MailCarrier, MailMessage } from './message.ts'

export interface OutboxMail extends MailMessage {
  readonly id: string
  readonly at: string
}

export interface Outbox extends MailCarrier {
  /** Newest first. */
  list(): Promise<OutboxMail[]>
  read(id: string): Promise<OutboxMail | undefined>
}

const kept = 500

/** Where mails go when no mail server is configured: one file each, for the person at this machine to read. */
export function createOutbox(folder: string): Outbox {
  async function names(): Promise<string[]> {
    try {
      const all = await readdir(folder)
      return all.filter((name) => /^[\da-f-]{36}\.json$/.test(name)).toSorted((a, b) => (a < b ? 1 : -1))
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }

  async function open(name: string): Promise<OutboxMail | undefined> {
    try {
      return JSON.parse(await readFile(join(folder, name), 'utf8')) as OutboxMail
    } catch (error) {
      // Cleared away between the listing and the reading.
      if (isMissing(error)) return undefined
      throw error
    }
  }

  return {
    async deliver(message) {
      const id = newId()
      const mail: OutboxMail = { id, at: new Date().toISOString(), ...message }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Written beside and renamed, so that nobody reads half a mail.
      const part = join(folder, `${id}.part`)
      await writeFile(part, JSON.stringify(mail, undefined, 2), { mode: 0o600 })
      await rename(part, join(folder, `${id}.json`))
      const old = (await names()).slice(kept)
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
    },
    async list() {
      const mails = await Promise.all((await names()).map(open))
      return mails.filter((mail) => mail !== undefined)
    },
    read: async (id) => (/^[\da-f-]{36}$/.test(id) ? open(`${id}.json`) : undefined),
    close: () => undefined,
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
