import { beforeAll, expect, it } from 'vitest'
import { isProblem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { angelId, createChatWorld, type ChatWorld } from '../testing/chat-world.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'

const angels = ['noor', 'ilse', 'amara', 'priya', 'greta'].map(angelId)

describeOnBothDatabases('fifty senders', (open) => {
  let world: ChatWorld
  beforeAll(async () => {
    world = await createChatWorld(await open())
  })

  it('W3, W4: spend the twenty tokens that there are, and not one more', async () => {
    const { userId } = await world.person(20)
    // Two processes, as two devices may well be on two.
    const nodes = [world.node(), world.node()]
    const chats: string[] = []
    for (const avatarId of angels)
      chats.push((await nodes[0]!.chats.create({ userId, type: 'DIRECT', avatarIds: [avatarId] })).chatHash)
    const sent = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        nodes[n % 2]!.chats.send({
          userId,
          brandId: 'aureole',
          chatHash: chats[n % chats.length]!,
          text: `Number ${n}`,
          key: newId(),
        }),
      ),
    )
    const refused = sent.filter((one) => one.status === 'rejected')
    expect(refused.every(({ reason }) => isProblem(reason, 'not-enough-tokens'))).toBe(true)
    expect([sent.length - refused.length, refused.length]).toEqual([20, 30])
    expect([await world.balance(userId), await world.sum(userId)]).toEqual([0, 0])
    expect((await world.wallet.audit()).faults).toEqual([])
  })
})
