import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGenerator } from './generator-store.ts'
import type { GeneratorParts } from './generator-view.ts'
import { conflict, memoryStore, noConnection, remoteOf, stateOf } from './testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const begun = { age: 30, look: { seed: 's' } }

function open(parts: Partial<GeneratorParts> & Pick<GeneratorParts, 'remote'>) {
  let uuids = 0
  const generator = createGenerator({
    kind: 'AI',
    store: memoryStore(),
    userId: null,
    uuid: () => `uuid-${++uuids}`,
    start: () => begun,
    now: Date.now,
    keepGuest: () => undefined,
    ...parts,
  })
  return generator
}

const settle = () => vi.advanceTimersByTimeAsync(1000)

describe('a guest’s answers', () => {
  test('are nobody’s business until the first change, then saved and kept for the registration', async () => {
    const server = remoteOf()
    const keepGuest = vi.fn<(uuid: string | undefined) => void>()
    const generator = open({ remote: server.remote, keepGuest })
    await generator.open()
    await settle()
    expect(server.saved).toEqual([])
    generator.change({ ...begun, age: 31 }, 'age')
    await settle()
    expect(server.saved).toMatchObject([{ answers: { age: 31 } }])
    expect(keepGuest).toHaveBeenLastCalledWith(server.saved[0]!.uuid)
    expect(generator.view.get().saved).toBe('saved')
  })

  test('survive a reload, also when they were never saved', async () => {
    const server = remoteOf()
    const store = memoryStore()
    server.fail(noConnection)
    const before = open({ remote: server.remote, store })
    await before.open()
    before.reach('hair')
    before.change({ ...begun, age: 31 }, 'age')
    await settle()
    expect(before.view.get().saved).toBe('unsaved')
    before.close()
    server.fail(undefined)

    const after = open({ remote: server.remote, store })
    await after.open()
    expect(after.view.get()).toMatchObject({ status: 'ready', step: 'hair', answers: { age: 31 } })
    await settle()
    expect(server.saved).toMatchObject([{ uuid: before.uuid(), answers: { age: 31 } }])
  })

  test('that an account took over go on under another uuid', async () => {
    const server = remoteOf()
    const generator = open({ remote: server.remote })
    await generator.open()
    generator.change({ ...begun, age: 31 }, 'age')
    await settle()
    const taken = generator.uuid()
    server.fail(conflict)
    generator.change({ ...begun, age: 32 }, 'age')
    await vi.advanceTimersByTimeAsync(650)
    server.fail(undefined)
    await settle()
    expect(generator.uuid()).not.toBe(taken)
    expect(server.saved.at(-1)).toMatchObject({ uuid: generator.uuid(), answers: { age: 32 } })
  })

  test('of another tab are shown here and not overwritten', async () => {
    const server = remoteOf()
    const store = memoryStore()
    const [one, other] = [open({ remote: server.remote, store }), open({ remote: server.remote, store })]
    await one.open()
    await other.open()
    one.change({ ...begun, age: 40 }, 'age')
    other.storageChanged('generator-ai', store.content.get('generator-ai')!)
    other.change({ ...other.view.get().answers, name: 'Ada' }, 'name')
    one.storageChanged('generator-ai', store.content.get('generator-ai')!)
    await settle()
    for (const tab of [one, other]) expect(tab.view.get().answers).toMatchObject({ age: 40, name: 'Ada' })
    expect(server.saved.at(-1)).toMatchObject({ answers: { age: 40, name: 'Ada' } })
    expect(other.travel('undo')).toEqual(['name'])
  })
})

describe('a person’s answers', () => {
  test('go on where they stopped on another device', async () => {
    const server = remoteOf(stateOf({ step: 'words', answers: { ...begun, name: 'Ada' } }))
    const generator = open({ remote: server.remote, userId: 'p' })
    const opened = generator.open()
    expect(generator.view.get().status).toBe('loading')
    await opened
    expect(generator.view.get()).toMatchObject({ status: 'ready', step: 'words', answers: { name: 'Ada' } })
  })

  test('of somebody else who used this browser are not shown', async () => {
    const store = memoryStore()
    const first = open({ remote: remoteOf(stateOf({})).remote, userId: 'p', store })
    await first.open()
    first.change({ ...begun, name: 'Secret' }, 'name')
    await settle()
    const second = open({ remote: remoteOf(stateOf({})).remote, userId: 'q', store })
    await second.open()
    expect(second.view.get().answers).toEqual(begun)
  })

  test('that were changed elsewhere are joined when the page is looked at again', async () => {
    const server = remoteOf(stateOf({ answers: begun }))
    const generator = open({ remote: server.remote, userId: 'p' })
    await generator.open()
    generator.change({ ...begun, name: 'Ada' }, 'name')
    await settle()
    server.set(stateOf({ answers: { ...begun, name: 'Ada', occupation: 'Baker' } }))
    await generator.catchUp()
    expect(generator.view.get()).toMatchObject({
      answers: { name: 'Ada', occupation: 'Baker' },
      news: { kind: 'taken', fields: ['occupation'] },
    })
    expect(generator.travel('undo')).toEqual(['occupation'])
  })

  test('of two beginnings are both there to choose from', async () => {
    const store = memoryStore()
    const guest = open({ remote: remoteOf().remote, store })
    await guest.open()
    guest.change({ ...begun, name: 'Mine' }, 'name')
    await settle()
    const server = remoteOf(stateOf({ answers: { ...begun, name: 'Older' } }))
    const generator = open({ remote: server.remote, store, userId: 'p' })
    await generator.open()
    await settle()
    expect(server.saved).toEqual([])
    expect(generator.view.get()).toMatchObject({ answers: { name: 'Mine' }, news: { kind: 'other' } })
    generator.takeOther()
    expect(generator.view.get().answers.name).toBe('Older')
    expect(generator.uuid()).toBe('server-uuid')
    generator.travel('undo')
    expect(generator.view.get().answers.name).toBe('Mine')
  })

  test('that cannot be read say so, and can be tried again', async () => {
    const server = remoteOf(stateOf({ answers: begun }))
    server.fail(noConnection)
    const generator = open({ remote: server.remote, userId: 'p' })
    await generator.open()
    expect(generator.view.get().status).toBe('errored')
    server.fail(undefined)
    await generator.retry()
    expect(generator.view.get().status).toBe('ready')
  })
})

describe('the end', () => {
  test('a guest’s wish to finish is saved at once, or the person is told', async () => {
    const server = remoteOf()
    const generator = open({ remote: server.remote })
    await generator.open()
    expect(await generator.askFinish()).toBe(true)
    expect(server.saved.at(-1)).toMatchObject({ finishAsked: true })
    server.fail(noConnection)
    expect(await generator.askFinish()).toBe(false)
  })

  test('whoever came to life by itself is met, and then seen', async () => {
    const server = remoteOf(stateOf({ uuid: 'u', answers: begun, avatarId: 'a1', finishAsked: true }))
    const generator = open({ remote: server.remote, userId: 'p' })
    await generator.open()
    expect(generator.view.get().arrivedId).toBe('a1')
    await generator.seen()
    expect(server.saved).toMatchObject([{ uuid: 'u', finishAsked: false }])
  })

  test('afterwards nothing is left in the browser, and a late save begins nothing', async () => {
    const server = remoteOf(stateOf({}))
    const store = memoryStore()
    const generator = open({ remote: server.remote, store, userId: 'p' })
    await generator.open()
    generator.change({ ...begun, name: 'Ada' }, 'name')
    generator.done()
    await settle()
    expect(store.content.size).toBe(0)
    expect(server.saved).toEqual([])
  })
})
