import { afterEach } from 'vitest'
import { newId } from '../platform/ids.ts'
import { angelId, type ChatWorld, type TestNode } from './chat-world.ts'

/** Processes in which people ask; those that still run after a test are drained. */
export function askedIn(world: () => ChatWorld) {
  const nodes: TestNode[] = []
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.chats.drain()
  })
  function start(timing: Parameters<ChatWorld['node']>[0] = {}): TestNode {
    const node = world().node(timing)
    nodes.push(node)
    return node
  }
  return {
    nodes,
    start,
    asked: (node: TestNode, text?: string) => ask(world(), node, text),
  }
}

/** Somebody new says this to an angel, and has a reply to wait for. */
async function ask(world: ChatWorld, node: TestNode, text = 'Hello') {
  const person = await world.person()
  const { chatHash } = await node.chats.create({
    userId: person.userId,
    type: 'DIRECT',
    avatarIds: [angelId('ilse')],
  })
  const send = (words: string, on = node) =>
    on.chats.send({ userId: person.userId, brandId: 'aureole', chatHash, text: words, key: newId() })
  const sent = await send(text)
  const id = sent.replies[0]?.id ?? ''
  const read = async (on = node, messageId = id) =>
    (await on.chats.messages({ userId: person.userId, chatHash, limit: 50 })).items.find(
      (message) => message.id === messageId,
    )
  const stop = (on = node, messageId = id) =>
    on.chats.stop({ userId: person.userId, chatHash, id: messageId })
  return { ...person, chatHash, id, send, read, stop }
}
