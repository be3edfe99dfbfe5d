import type { DemoCase } from '../moderation/index.ts'
import type { SeededPerson } from './demo-people.ts'
import type { SeedParts } from './parts.ts'

const email = 'premium@aureole.test'

/** By the title of the chat: what waits for an agent. */
const cases: readonly (Omit<DemoCase, 'chatHash'> & { title: string })[] = [
  {
    title: 'Ilse',
    kind: 'REPORT',
    line: 'Then leave it open',
    reportReason: 'OTHER',
    said: 'She repeats herself a lot in the evenings. Is that a fault?',
    minutesAgo: 47,
  },
  {
    title: 'Sunday kitchen',
    kind: 'CALL',
    said: 'I would like to know how to give Tomas his old voice back.',
    minutesAgo: 19,
  },
  {
    title: 'Noor',
    kind: 'REPORT',
    line: 'So your little sister',
    reportReason: 'PERSONAL_DATA',
    said: 'This is about my sister. Who can read it?',
    minutesAgo: 8,
  },
]

export async function demoCases(
  { chats, moderation }: Pick<SeedParts, 'chats' | 'moderation'>,
  person: SeededPerson,
): Promise<void> {
  if (person.email !== email) return
  const { items } = await chats.list({ userId: person.userId, page: 1, pageSize: 50, archived: false })
  const filed = cases.flatMap(({ title, ...one }) => {
    const chat = items.find((item) => item.title === title)
    return chat === undefined ? [] : [{ ...one, chatHash: chat.chatHash }]
  })
  await moderation.seedDemo(filed)
}
