import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeToast, holdToast, releaseToast, toast, toasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const one of toasts()) closeToast(one.id)
  vi.useRealTimers()
})

describe('toasts', () => {
  it('are info and stay when nothing else is said', () => {
    toast({ title: 'Reply continues' })
    vi.advanceTimersByTime(60_000)
    expect(toasts()).toMatchObject([{ severity: 'info', closable: true, title: 'Reply continues' }])
  })

  it.each(['success', 'error', 'warn'] as const)('of severity %s live for 7000 ms', (severity) => {
    toast({ severity, title: 'x' })
    vi.advanceTimersByTime(6999)
    expect(toasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toasts()).toHaveLength(0)
  })

  it('live as long as they are told to', () => {
    toast({ severity: 'success', title: 'x', life: 15_000 })
    vi.advanceTimersByTime(14_999)
    expect(toasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toasts()).toHaveLength(0)
  })

  it('do not age while they are held, and go on with what was left', () => {
    const id = toast({ severity: 'warn', title: 'x' })
    vi.advanceTimersByTime(5000)
    holdToast(id)
    vi.advanceTimersByTime(60_000)
    expect(toasts()).toHaveLength(1)
    releaseToast(id)
    vi.advanceTimersByTime(1999)
    expect(toasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toasts()).toHaveLength(0)
  })

  it('replace the one with the same id, whose age does not count any more', () => {
    toast({ id: 'list', severity: 'error', title: 'first' })
    vi.advanceTimersByTime(6000)
    toast({ id: 'list', severity: 'error', title: 'second' })
    vi.advanceTimersByTime(6000)
    expect(toasts().map((one) => one.title)).toEqual(['second'])
  })
})
