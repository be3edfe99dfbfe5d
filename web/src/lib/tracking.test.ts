import { afterEach, describe, expect, it, vi } from 'vitest'
import type { KeyValueStore } from './storage.ts'
import { keepTracking, storedTracking } from './tracking.ts'

function memory(): KeyValueStore {
  const content = new Map<string, string>()
  return {
    get: (key) => content.get(key),
    set: (key, value) => void content.set(key, value),
    remove: (key) => void content.delete(key),
  }
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => {
  warn.mockClear()
})

describe('tracking params', () => {
  it('are kept when both are there and the type is allowed', () => {
    const store = memory()
    keepTracking(new URLSearchParams('pid=t2_abc&ptype=reddit'), store)
    expect(storedTracking(store)).toEqual({ pid: 't2_abc', ptype: 'reddit' })
    expect(store.get('tracking-params')).toBe('{"pid":"t2_abc","ptype":"reddit"}')
    expect(warn).not.toHaveBeenCalled()
  })

  it.each(['pid=a', 'ptype=reddit', 'pid=&ptype=reddit', 'pid=a&pid=b&ptype=reddit'])(
    'that read %s are warned about and not kept',
    (query) => {
      const store = memory()
      keepTracking(new URLSearchParams(query), store)
      expect(warn).toHaveBeenCalledOnce()
      expect(store.get('tracking-params')).toBeUndefined()
    },
  )

  it('of another type are logged as not allowed', () => {
    const store = memory()
    keepTracking(new URLSearchParams('pid=a&ptype=other'), store)
    expect(warn.mock.calls[0]?.join(' ')).toContain('not allowed')
    expect(storedTracking(store)).toBeUndefined()
  })

  it('that differ from the stored ones replace them, and that is logged', () => {
    const store = memory()
    keepTracking(new URLSearchParams('pid=a&ptype=reddit'), store)
    keepTracking(new URLSearchParams('pid=a&ptype=reddit'), store)
    expect(warn).not.toHaveBeenCalled()
    keepTracking(new URLSearchParams('pid=b&ptype=reddit'), store)
    expect(warn).toHaveBeenCalledOnce()
    expect(storedTracking(store)?.pid).toBe('b')
  })

  it('leave pages without any alone', () => {
    keepTracking(new URLSearchParams('gender=MALE'), memory())
    expect(warn).not.toHaveBeenCalled()
  })
})
