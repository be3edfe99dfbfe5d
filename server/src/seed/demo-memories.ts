import { fixedId } from './angel.ts'
import { demoChats } from './demo-chats.ts'
import type { SeededPerson } from './demo-people.ts'
import type { SeedParts } from './parts.ts'

interface DemoMemory {
  text: string
  kind: 'FACT' | 'EPISODE'
  /** Which line of the chat it came from. */
  line: number
  pinned?: true
}

const email = 'premium@aureole.test'
const title = 'Noor'
const avatarId = fixedId('avatar noor')

const memories: readonly DemoMemory[] = [
  { text: 'Has a little sister called Jana, who is getting married', kind: 'FACT', line: 1, pinned: true },
  { text: 'Said yes to a speech at the wedding', kind: 'EPISODE', line: 1 },
  { text: 'Sleeps badly before big days', kind: 'FACT', line: 1 },
  { text: 'Is afraid of crying in front of people', kind: 'FACT', line: 3 },
]

/** What angels remember of a demo person by now. */
export async function demoMemories(
  parts: Pick<SeedParts, 'memories'>,
  person: SeededPerson,
  now: Date,
): Promise<void> {
  const chat = demoChats(person, now).find((one) => person.email === email && one.title === title)
  if (chat === undefined) return
  const pair = { userId: person.userId, avatarId }
  for (const { text, kind, line } of memories) {
    const { id: messageId, at } = chat.lines[line] ?? {}
    if (messageId === undefined || at === undefined) throw new Error(`“${text}” was never said`)
    const said = { ...pair, chatId: chat.id, messageId, seq: line, at }
    await parts.memories.keep(said, [{ kind, text, key: null, data: null }])
  }
  const pinned = memories.filter((one) => one.pinned).map(({ text }) => text)
  for (const { id: memoryId, text } of (await parts.memories.list({ ...pair, page: 1, pageSize: 12 }))
    .items) {
    if (pinned.includes(text)) await parts.memories.change({ ...pair, memoryId, pinned: true })
  }
}
