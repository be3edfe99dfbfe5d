import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Connection } from './connection.ts'
import type { LinkParts } from './link.ts'
import { electByLock, openChannel } from './open-tab.ts'
import { createTab, type Tab, type TabParts } from './tab.ts'

/** Tabs of one browser on real locks and channels; the links are held in hand. */
function browser() {
  const name = `test-${Math.random()}`
  const links: (LinkParts & { closed: boolean; tries: number })[] = []
  const tabs: Tab[] = []
  let ids = 0

  function open(options: Partial<TabParts> = {}) {
    const seen: unknown[] = []
    const states: Connection[] = []
    let resyncs = 0
    const tab = createTab({
      hub: {
        deliver: (_name, data) => seen.push(data),
        resync: () => (resyncs += 1),
        connection: (state) => states.push(state),
      },
      openChannel: (receive) => openChannel(name, receive),
      elect: electByLock(name),
      openLink: (parts) => {
        const link = { ...parts, closed: false, tries: 0 }
        links.push(link)
        // As the real one does, before it is in anyone's hands.
        parts.state({ status: 'connecting' })
        return {
          tryNow: () => (link.tries += 1),
          wake: () => undefined,
          lose: () => undefined,
          close: () => {
            link.closed = true
          },
        }
      },
      parse: (event, json) =>
        event === 'unknown' ? null : event === 'broken' ? undefined : JSON.parse(json),
      newId: () => `tab-${++ids}`,
      silenceMs: 60_000,
      answerMs: 30_000,
      isVisible: () => true,
      ...options,
    })
    tabs.push(tab)
    return { ...tab, seen, states, resyncs: () => resyncs }
  }

  /** What the server says to the tab that holds the link. */
  function say(number: number, event = 'counted') {
    links.at(-1)!.event(event, String(number), `id-${number}`)
  }
  function connect() {
    links.at(-1)!.event('ready', '{}', 'id-0')
    links.at(-1)!.state({ status: 'connected' })
  }
  const close = () => tabs.forEach((tab) => tab.close())
  return { open, links, say, connect, close }
}

describe('tabs that share a connection', () => {
  let world: ReturnType<typeof browser>
  afterEach(() => world.close())

  async function twoTabs() {
    world = browser()
    const first = world.open()
    await vi.waitFor(() => expect(world.links).toHaveLength(1))
    world.connect()
    const second = world.open()
    await vi.waitFor(() => expect(second.states.at(-1)).toEqual({ status: 'connected' }))
    return { first, second }
  }

  test('one of them holds it, all of them hear everything, in order', async () => {
    const { first, second } = await twoTabs()
    for (let number = 1; number <= 50; number += 1) world.say(number)
    await vi.waitFor(() => expect(second.seen).toHaveLength(50))
    expect(second.seen).toEqual(first.seen)
    expect(world.links).toHaveLength(1)
  })

  test('a tab that joins is told to read again what it read before, once', async () => {
    const { first, second } = await twoTabs()
    world.say(1)
    await vi.waitFor(() => expect(second.seen).toEqual([1]))
    expect([first.resyncs(), second.resyncs()]).toEqual([1, 1])
  })

  test('when the leader closes, another goes on from the last id that it heard', async () => {
    const { first, second } = await twoTabs()
    world.say(7)
    await vi.waitFor(() => expect(second.seen).toEqual([7]))
    first.close()
    await vi.waitFor(() => expect(world.links).toHaveLength(2))
    expect(world.links[0]!.closed).toBe(true)
    expect(world.links[1]!.lastId).toBe('id-7')
    world.connect()
    world.say(8)
    expect(second.seen).toEqual([7, 8])
    expect(second.resyncs()).toBe(1)
  })

  test('a follower that heard nothing yet goes on from the position of the leader', async () => {
    const { first } = await twoTabs()
    first.close()
    await vi.waitFor(() => expect(world.links[1]?.lastId).toBe('id-0'))
  })

  test('a gap that the server tells of reaches all tabs', async () => {
    const { first, second } = await twoTabs()
    world.say(0, 'resync')
    await vi.waitFor(() => expect(second.resyncs()).toBe(2))
    expect(first.resyncs()).toBe(2)
  })

  test('what a page cannot read counts as missed; what it does not know does not', async () => {
    const { first } = await twoTabs()
    world.say(1, 'unknown')
    expect(first.resyncs()).toBe(1)
    world.say(2, 'broken')
    expect(first.resyncs()).toBe(2)
    expect(first.seen).toEqual([])
  })

  test('a lost connection shows in all tabs, and any of them can ask to try now', async () => {
    const { second } = await twoTabs()
    world.links[0]!.state({ status: 'lost', retryAt: 5 })
    await vi.waitFor(() => expect(second.states.at(-1)).toEqual({ status: 'lost', retryAt: 5 }))
    second.tryNow()
    await vi.waitFor(() => expect(world.links[0]!.tries).toBe(1))
  })

  test('a visible tab takes over from a leader that went silent, which then follows', async () => {
    world = browser()
    const sleeping = world.open({ isVisible: () => false })
    await vi.waitFor(() => expect(world.links).toHaveLength(1))
    world.connect()
    const awake = world.open({ silenceMs: 300, answerMs: 300 })
    await vi.waitFor(() => expect(awake.states.at(-1)).toEqual({ status: 'connected' }))
    world.say(3)
    await vi.waitFor(() => expect(world.links).toHaveLength(2), { timeout: 3000 })
    expect(world.links[1]!.lastId).toBe('id-3')
    await vi.waitFor(() => expect(world.links[0]!.closed).toBe(true))
    world.connect()
    world.say(4)
    await vi.waitFor(() => expect(sleeping.seen).toEqual([3, 4]))
  })
})
