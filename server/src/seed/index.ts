import { catalogueEntry } from './angel.ts'
import { angels } from './angels/index.ts'
import { demoAngels } from './demo-angels.ts'
import { demoCases } from './demo-cases.ts'
import { demoChats } from './demo-chats.ts'
import { demoMemories } from './demo-memories.ts'
import { demoPeople } from './demo-people.ts'
import type { SeedParts } from './parts.ts'

/** The angels that every installation begins with. Each start writes them as they are in the code. */
export async function seedCatalogue({
  avatars,
  database,
}: Pick<SeedParts, 'avatars' | 'database'>): Promise<void> {
  await avatars.publish(
    database.db,
    angels.map((angel, rank) => catalogueEntry(angel, rank)),
  )
}

/** The demo people, their chats, what is remembered of them and an angel of their own, on every brand. Those who are there already are left as they are. */
export async function seedDemoWorld(parts: SeedParts): Promise<void> {
  const fresh = (await demoPeople(parts)).filter((person) => person.created)
  const now = parts.clock.now()
  await parts.payments.seedDemo(fresh)
  if (fresh.length === 0) return
  for (const angel of fresh.flatMap(demoAngels)) await parts.avatars.createOwn(angel)
  await parts.chats.import(fresh.flatMap((person) => demoChats(person, now)))
  for (const person of fresh) await demoMemories(parts, person, now)
  for (const person of fresh) await demoCases(parts, person)
}
