import { randomBytes } from 'node:crypto'
import { createAnswering } from './answering.ts'
import { memoriesForgotten, type MemoriesForgotten } from '../memories/index.ts'
import { chatVerbs } from './chat-verbs.ts'
import { chatsDesk } from './desk.ts'
import { digestChats } from './digest-chats.ts'
import { importChats, type ImportChat } from './import-chat.ts'
import { messageVerbs } from './messages.ts'
import { defaultTiming, type ChatsParts, type Timing } from './parts.ts'
import { eraseChats, exportChats } from './personal-data.ts'
import { createReplyReaper } from './reply-reaper.ts'
import { createSaidLately } from './said-lately.ts'
import { forgetDigests } from './store-summaries.ts'
import { whereSaid } from './where-said.ts'

export type Chats = ReturnType<typeof createChats>

type Given = Omit<ChatsParts, 'owner' | 'saidLately' | 'timing'> & {
  nodeId: string
  timing?: Partial<Timing>
}

export function createChats({ nodeId, timing, ...given }: Given) {
  // A restarted node is somebody else: its leases of before are those of a dead process.
  const owner = `${nodeId}:${randomBytes(6).toString('base64url')}`
  const saidLately = createSaidLately(given.clock)
  const parts: ChatsParts = { ...given, owner, saidLately, timing: { ...defaultTiming, ...timing } }
  const answering = createAnswering(parts)
  const reaper = createReplyReaper(parts, answering)
  const verbs = chatVerbs(parts, answering)
  parts.jobs.every('chats.erase-deleted', '*/5 * * * *', async () => void (await verbs.eraseDeleted()))
  const leaving = new AbortController()
  const digest = (): Promise<number> => digestChats(parts, leaving.signal)
  parts.jobs.every('chats.digest', '* * * * *', async () => void (await digest()))
  parts.jobs.work<MemoriesForgotten>(memoriesForgotten, {}, ({ userId, avatarId }) =>
    parts.database.transaction((tx) => forgetDigests(tx, userId, avatarId)),
  )
  parts.jobs.every('chats.index-words', '*/10 * * * *', async () => void (await verbs.indexWords()))
  return {
    ...verbs,
    ...messageVerbs(parts, answering),
    import: (imports: readonly ImportChat[]): Promise<void> => importChats(parts, imports),
    /** Lets minds read over what was said lately; answers in how many chats. */
    digest,
    whereSaid: whereSaid(parts),
    /** For moderation. */
    desk: chatsDesk(parts, answering),
    /** What is kept here about a person, for their rights to it. */
    personalData: {
      exportFor: (userId: string) => exportChats(parts, userId),
      eraseFor: eraseChats,
    },
    /** From now on this process takes over what dead ones left. */
    start: (): void => reaper.start(),
    /** Hands what is being written here to the other processes, or to the next start. */
    async drain(): Promise<void> {
      leaving.abort()
      await reaper.stop()
      await answering.drain()
    },
  }
}
