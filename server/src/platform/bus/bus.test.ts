import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { describeOnBothBuses } from '../../testing/buses.ts'
import { recorder } from '../../testing/recorder.ts'

await describeOnBothBuses('the bus', (world) => {
  test('everyone who listens gets every event in order, on any node', async () => {
    const [one, other] = [world.node(), world.node()]
    const topic = randomUUID()
    const [near, far] = [recorder(), recorder()]
    await one.listen(topic, 'now', near.sink)
    await other.listen(topic, 'now', far.sink)
    for (let number = 1; number <= 500; number += 1) one.publish(topic, 'counted', { number })
    await vi.waitFor(() => expect(far.numbers()).toHaveLength(500))
    await vi.waitFor(() => expect(near.numbers()).toEqual(far.numbers()))
    expect(far.numbers()).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
    expect([near.resyncs, far.resyncs]).toEqual([[], []])
  })

  test('a listener gets nothing of other topics, nor of the time before it', async () => {
    const bus = world.node()
    const topic = randomUUID()
    const early = recorder()
    await bus.listen(topic, 'now', early.sink)
    bus.publish(topic, 'counted', { number: 1 })
    await vi.waitFor(() => expect(early.numbers()).toEqual([1]))
    const late = recorder()
    await bus.listen(topic, 'now', late.sink)
    bus.publish(randomUUID(), 'counted', { number: 2 })
    bus.publish(topic, 'counted', { number: 3 })
    await vi.waitFor(() => expect(late.numbers()).toEqual([3]))
  })

  test('who comes back with an id gets what it missed, and then what follows, once each', async () => {
    const [one, other] = [world.node(), world.node()]
    const topic = randomUUID()
    const first = recorder()
    const listening = await one.listen(topic, 'now', first.sink)
    one.publish(topic, 'counted', { number: 1 })
    await vi.waitFor(() => expect(first.numbers()).toEqual([1]))
    listening.stop()
    for (let number = 2; number <= 200; number += 1) one.publish(topic, 'counted', { number })
    const again = recorder()
    const resumed = other.listen(topic, first.events[0]!.id, again.sink)
    for (let number = 201; number <= 400; number += 1) one.publish(topic, 'counted', { number })
    expect((await resumed).position).toBe(first.events[0]!.id)
    await vi.waitFor(() => expect(again.numbers().at(-1)).toBe(400))
    expect(again.numbers()).toEqual(Array.from({ length: 399 }, (_, index) => index + 2))
    expect(again.resyncs).toEqual([])
    expect(first.numbers()).toEqual([1])
  })

  test('the position of a listener that got nothing is good to go on from', async () => {
    const bus = world.node()
    const topic = randomUUID()
    const idle = await bus.listen(topic, 'now', recorder().sink)
    idle.stop()
    bus.publish(topic, 'counted', { number: 1 })
    const again = recorder()
    await bus.listen(topic, idle.position, again.sink)
    await vi.waitFor(() => expect(again.numbers()).toEqual([1]))
    expect(again.resyncs).toEqual([])
  })

  test('who is up to date is not told to read again', async () => {
    const bus = world.node()
    const topic = randomUUID()
    const first = await bus.listen(topic, 'now', recorder().sink)
    const again = recorder()
    const second = await bus.listen(topic, first.position, again.sink)
    expect(second.position).toBe(first.position)
    expect(again.resyncs).toEqual([])
  })

  for (const [what, id] of [
    ['an id of another epoch', 'abcdef012345-3'],
    ['an id from the future', 'future'],
    ['no id at all', 'what?'],
    ['an empty id', ''],
  ] as const)
    test(`${what} leads to a resync with a position that holds`, async () => {
      const bus = world.node()
      const topic = randomUUID()
      const now = await bus.listen(topic, 'now', recorder().sink)
      const after = id === 'future' ? `${now.position.split('-')[0]}-7` : id
      const lost = recorder()
      const listening = await bus.listen(topic, after, lost.sink)
      expect(lost.resyncs).toEqual([listening.position])
      bus.publish(topic, 'counted', { number: 1 })
      await vi.waitFor(() => expect(lost.numbers()).toEqual([1]))
    })

  test('more than the backlog missed leads to a resync, not to a part of it', async () => {
    const bus = world.node()
    const topic = randomUUID()
    const before = await bus.listen(topic, 'now', recorder().sink)
    before.stop()
    for (let number = 1; number <= 2100; number += 1) bus.publish(topic, 'counted', { number })
    const present = recorder()
    await vi.waitFor(async () => {
      const probe = await bus.listen(topic, 'now', present.sink)
      probe.stop()
      expect(probe.position.endsWith('-2100')).toBe(true)
    })
    const late = recorder()
    const listening = await bus.listen(topic, before.position, late.sink)
    expect(late.events).toEqual([])
    expect(late.resyncs).toEqual([listening.position])
  })

  test('a listener that throws, and data that cannot be written down, trouble nobody else', async () => {
    const bus = world.node()
    const topic = randomUUID()
    const well = recorder()
    await bus.listen(topic, 'now', {
      event: () => {
        throw new Error('broken')
      },
      resync: () => undefined,
    })
    await bus.listen(topic, 'now', well.sink)
    const circle: { self?: unknown } = {}
    circle.self = circle
    bus.publish(topic, 'broken', circle)
    bus.publish(topic, 'counted', { number: 1 })
    await vi.waitFor(() => expect(well.numbers()).toEqual([1]))
  })

  test('a listener that publishes does not change the order that others see', async () => {
    const bus = world.node()
    const topic = randomUUID()
    const quiet = recorder()
    await bus.listen(topic, 'now', {
      event: (event) => {
        const { number } = event.data as { number: number }
        if (number < 10) bus.publish(topic, 'counted', { number: number + 10 })
      },
      resync: () => undefined,
    })
    await bus.listen(topic, 'now', quiet.sink)
    bus.publish(topic, 'counted', { number: 1 })
    bus.publish(topic, 'counted', { number: 2 })
    await vi.waitFor(() => expect(quiet.numbers()).toEqual([1, 2, 11, 12]))
  })

  test('what was published is what arrives, though the publisher changes it afterwards', async () => {
    const bus = world.node()
    const topic = randomUUID()
    const seen = recorder()
    await bus.listen(topic, 'now', seen.sink)
    const data = { number: 1, text: 'line\nbreak "quotes" \u2028 émoji 🌟 ' }
    bus.publish(topic, 'counted', data)
    const { text } = data
    data.text = 'changed'
    await vi.waitFor(() => expect(seen.events[0]?.data).toEqual({ number: 1, text }))
  })

  test('it answers to ping', async () => {
    const bus = world.node()
    await vi.waitFor(() => bus.ping())
  })
})
