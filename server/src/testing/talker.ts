import type { Feedback, Message } from '@aureole/contract/messages'
import { newId } from '../platform/ids.ts'
import { angelId, type ChatWorld, type TestNode } from './chat-world.ts'

export type Talker = Awaited<ReturnType<typeof createTalker>>

/** A person in a chat of their own, who does what a page can do, on this process or on another one. */
export async function createTalker(
  world: ChatWorld,
  node: TestNode,
  options: { tokens?: number; avatarIds?: string[] } = {},
) {
  const { tokens = 50, avatarIds = [angelId('noor')] } = options
  const person = await world.person(tokens)
  const { userId } = person
  const type = avatarIds.length > 1 ? 'GROUP' : 'DIRECT'
  const { chatHash } = await node.chats.create({ userId, type, avatarIds })
  const whose = { userId, brandId: 'aureole', chatHash }

  const talker = {
    ...person,
    chatHash,
    send: (text: string, key = newId(), on = node) => on.chats.send({ ...whose, text, key }),
    edit: (id: string, text: string, key = newId(), on = node) => on.chats.edit({ ...whose, id, text, key }),
    regenerate: (id: string, key = newId(), on = node) => on.chats.regenerate({ ...whose, id, key }),
    goOn: (id: string, key = newId(), on = node) => on.chats.continue({ ...whose, id, key }),
    choose: (id: string, version: number, on = node) => on.chats.chooseVersion({ ...whose, id, version }),
    remove: (id: string) => node.chats.deleteMessage({ ...whose, id }),
    stop: (id: string, on = node) => on.chats.stop({ ...whose, id }),
    like: (id: string, value: Feedback | null) => node.chats.giveFeedback({ ...whose, id, value }),
    chat: () => node.chats.read(whose),
    read: (seq: number) => node.chats.markRead({ ...whose, seq }),
    history: (asked: { before?: number; after?: number; around?: number; limit?: number }, on = node) =>
      on.chats.messages({ ...whose, limit: 50, ...asked }),
    /** What was said, without the notice and the greeting. */
    async said(on = node): Promise<Message[]> {
      const { items } = await on.chats.messages({ ...whose, limit: 200 })
      return items.filter((message) => message.seq > 2)
    },
    async words(): Promise<string[]> {
      return (await talker.said()).map((message) => message.text)
    },
    async one(id: string, on = node): Promise<Message | undefined> {
      return (await talker.said(on)).find((message) => message.id === id)
    },
    /** The mind says this and ends; resolves when the reply is over. */
    async finish(id: string, words = 'Yes.', on = node): Promise<void> {
      const before = person.all('reply.done').filter(({ message }) => message.id === id).length
      on.mind.say(words)
      on.mind.end()
      await talker.over(id, before + 1)
    },
    /** Resolves when this reply has come to its end, or has done so this many times. */
    async over(id: string, times = 1, how: 'reply.done' | 'reply.failed' = 'reply.done'): Promise<void> {
      const ends = () => person.all(how).filter(({ message }) => message.id === id).length
      await person.heard(how, () => ends() >= times)
    },
    /** A message and its answer, both finished. */
    async exchange(text: string, answer: string): Promise<{ asked: string; reply: string }> {
      const { message, replies } = await talker.send(text)
      const reply = replies[0]?.id ?? ''
      await talker.finish(reply, answer)
      return { asked: message.id, reply }
    },
    balance: () => world.balance(userId),
    sum: () => world.sum(userId),
  }
  return talker
}
