import { describe, expect, it } from 'vitest'
import { createSlots, type Asked, type Slots } from './slots.ts'

const signal = new AbortController().signal

/** Asks for a place and notes when it is there; the note's end gives it back. */
function asking(slots: Slots) {
  const served: string[] = []
  const releases: (() => void)[] = []
  return {
    served,
    ask: (name: string, asked: Partial<Asked> = {}) =>
      slots.take({ by: name.charAt(0), ...asked }, signal).then((release) => {
        served.push(name)
        releases.push(release)
      }),
    /** Gives back the place that was taken first. */
    next: async (): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve))
      releases.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

describe('places at a server', () => {
  it('M15: are as many as there are', async () => {
    const slots = createSlots({ parallel: 2, queue: 10, patienceMs: 1000 })
    const { ask, served, next } = asking(slots)
    void ask('a1')
    void ask('b1')
    void ask('c1')
    await next()
    expect([slots.running(), slots.waiting()]).toEqual([2, 0])
    expect(served).toEqual(['a1', 'b1', 'c1'])
  })

  it('M15: are given in turn between people, and in order for one of them', async () => {
    const slots = createSlots({ parallel: 1, queue: 100, patienceMs: 1000 })
    const { ask, served, next } = asking(slots)
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void ask(name)
    for (let i = 0; i < 7; i++) await next()
    expect(served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('M16: the line is bounded, for each person too', async () => {
    const slots = createSlots({ parallel: 1, queue: 5, patienceMs: 1000 })
    const { ask, next } = asking(slots)
    const inTime = [ask('a0'), ask('a1'), ask('a2'), ask('a3')]
    await expect(ask('a4')).rejects.toMatchObject({ kind: 'busy' })
    inTime.push(ask('b1'), ask('c1'))
    await expect(ask('d1')).rejects.toMatchObject({ kind: 'busy' })
    for (let i = 0; i < 6; i++) await next()
    await Promise.all(inTime)
    expect([slots.running(), slots.waiting()]).toEqual([0, 0])
  })

  it('M16: nobody waits for ever', async () => {
    const slots = createSlots({ parallel: 1, queue: 5, patienceMs: 30 })
    const { ask, served, next } = asking(slots)
    void ask('a1')
    await expect(ask('b1')).rejects.toMatchObject({ kind: 'busy' })
    await next()
    await ask('c1')
    expect(served).toEqual(['a1', 'c1'])
  })

  it('M8: who goes away leaves the line', async () => {
    const slots = createSlots({ parallel: 1, queue: 5, patienceMs: 1000 })
    const { ask, served, next } = asking(slots)
    void ask('a1')
    const gone = new AbortController()
    const waits = slots.take({ by: 'b' }, gone.signal)
    void ask('c1')
    gone.abort(new Error('gone'))
    await expect(waits).rejects.toThrow('gone')
    await next()
    expect(served).toEqual(['a1', 'c1'])
    expect(slots.waiting()).toBe(0)
  })

  it('M17: background work comes after people, and takes a part of the places', async () => {
    const slots = createSlots({ parallel: 4, queue: 20, patienceMs: 1000 })
    const { ask, served, next } = asking(slots)
    const background = { background: true }
    void ask('x1', background)
    void ask('x2', background)
    for (const name of ['a1', 'b1', 'c1', 'd1']) void ask(name)
    await new Promise((resolve) => setImmediate(resolve))
    expect(served).toEqual(['x1', 'a1', 'b1', 'c1'])
    await next()
    // The place of the first background work: a person waits, so that the second still does.
    expect(served).toEqual(['x1', 'a1', 'b1', 'c1', 'd1'])
    await next()
    expect(served.at(-1)).toBe('x2')
  })

  it('a place is given back once', async () => {
    const slots = createSlots({ parallel: 1, queue: 5, patienceMs: 1000 })
    const release = await slots.take({ by: 'a' }, signal)
    release()
    release()
    expect(slots.running()).toBe(0)
  })
})
