import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSaveQueue } from './save-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function queueOf(send: (leaving: boolean) => Promise<void>, passing = () => true) {
  const onRefused = vi.fn<(error: unknown) => void>()
  return { queue: createSaveQueue({ send, passing, onRefused }), onRefused }
}

describe('saving', () => {
  test('waits for a pause, then sends once', async () => {
    const send = vi.fn(async () => undefined)
    const { queue } = queueOf(send)
    for (let i = 0; i < 5; i++) {
      queue.touch()
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(send).toHaveBeenCalledOnce()
    expect(queue.status.get()).toBe('saved')
  })

  test('goes on trying without a connection, more and more slowly, and heals', async () => {
    let away = true
    const send = vi.fn(async () => {
      if (away) throw new Error('away')
    })
    const { queue } = queueOf(send)
    queue.touch()
    await vi.advanceTimersByTimeAsync(700)
    expect(queue.status.get()).toBe('unsaved')
    await vi.advanceTimersByTimeAsync(120_000)
    const tries = send.mock.calls.length
    expect(tries).toBeGreaterThan(4)
    expect(tries).toBeLessThan(12)
    away = false
    await vi.advanceTimersByTimeAsync(30_000)
    expect(queue.status.get()).toBe('saved')
    expect(queue.pending()).toBe(false)
  })

  test('the connection’s return does not wait for the next try', async () => {
    let away = true
    const { queue } = queueOf(async () => {
      if (away) throw new Error('away')
    })
    queue.touch()
    await vi.advanceTimersByTimeAsync(60_000)
    away = false
    expect(await queue.flush()).toBe(true)
  })

  test('a change while a save is under way is saved after it', async () => {
    const gates: (() => void)[] = []
    const send = vi.fn(() => new Promise<void>((done) => gates.push(done)))
    const { queue } = queueOf(send)
    queue.touch()
    await vi.advanceTimersByTimeAsync(700)
    queue.touch()
    gates[0]!()
    await vi.advanceTimersByTimeAsync(0)
    expect(queue.status.get()).toBe('saving')
    await vi.advanceTimersByTimeAsync(700)
    expect(send).toHaveBeenCalledTimes(2)
    gates[1]!()
    await vi.advanceTimersByTimeAsync(0)
    expect(queue.status.get()).toBe('saved')
  })

  test('what was refused is not sent again by itself', async () => {
    const send = vi.fn(async () => {
      throw new Error('no')
    })
    const { queue, onRefused } = queueOf(send, () => false)
    queue.touch()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).toHaveBeenCalledOnce()
    expect(onRefused).toHaveBeenCalledOnce()
  })

  test('leaving sends what is waiting, even after it was closed', async () => {
    const send = vi.fn(async () => undefined)
    const { queue } = queueOf(send)
    queue.touch()
    queue.close()
    await queue.flush(true)
    expect(send).toHaveBeenCalledExactlyOnceWith(true)
  })
})
