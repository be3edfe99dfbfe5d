import type { Answering } from './answering.ts'
import { bareChatWithId } from './known-chat.ts'
import type { ChatsParts } from './parts.ts'
import { presentMessage } from './present.ts'
import { messageOf } from './store-messages.ts'
import { claimAbandoned, expireAll, type Claimed } from './store-replies.ts'

export interface ReplyReaper {
  /** Once now, then again and again. */
  start(): void
  stop(): Promise<void>
}

/** Claimed together: few enough to be taken up before their lease runs out again. */
const atOnce = 50

/** Takes over the replies of processes that died, and ends those that have had enough attempts. */
export function createReplyReaper(parts: ChatsParts, answering: Answering): ReplyReaper {
  const { bus, database, log, owner, timing } = parts
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<unknown> = Promise.resolve()
  let stopped = false

  async function takeOver(claimed: Claimed): Promise<void> {
    const chat = await bareChatWithId(parts, claimed.chat_id)
    const row = chat && (await messageOf(database.db, claimed.chat_id, claimed.id))
    if (chat === undefined || row === undefined) return
    if (claimed.stop_asked) {
      await answering.endUnwritten(chat, row, 'STOPPED', owner)
    } else if (claimed.attempts > timing.attempts) {
      log.error({ messageId: row.id, attempts: claimed.attempts }, 'a reply has outlived too many processes')
      await answering.endUnwritten(chat, row, 'FAILED', owner)
    } else {
      log.info({ messageId: row.id, attempt: claimed.attempts }, 'takes over a reply')
      bus.publish(`user:${chat.userId}`, 'message.changed', {
        chatHash: chat.hash,
        message: presentMessage(row),
      })
      answering.begin(chat, row)
    }
  }

  async function sweep(): Promise<void> {
    const options = { lease: timing.lease, attempts: timing.attempts, limit: atOnce }
    let claimed: Claimed[]
    do {
      claimed = await claimAbandoned(database.db, owner, options)
      // One that cannot be taken over must not keep the others waiting.
      for (const reply of claimed) {
        await takeOver(reply).catch((error: unknown) =>
          log.error({ err: error, messageId: reply.id }, 'a reply could not be taken over'),
        )
      }
    } while (claimed.length === atOnce && !stopped)
  }

  /** Where only one process can exist, every lease found at start is that of a dead one. */
  async function firstSweep(): Promise<void> {
    if (database.kind === 'embedded') await expireAll(database.db)
    await sweep()
  }

  function run(work: () => Promise<unknown>): void {
    sweeping = work()
      .catch((error: unknown) => log.error({ err: error }, 'abandoned replies could not be looked for'))
      .finally(() => {
        if (!stopped) timer = setTimeout(() => run(sweep), timing.sweep)
      })
  }

  return {
    start: () => run(firstSweep),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await sweeping
    },
  }
}
