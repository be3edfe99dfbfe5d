import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pageToGoOnTo, reloading } from './lazy-page.ts'

const reload = vi.fn()
const tab = new Map<string, string>()

function at(path: string): void {
  vi.stubGlobal('location', { pathname: path, search: '', hash: '', reload })
}

beforeEach(() => {
  tab.clear()
  reload.mockClear()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
      removeItem: (key: string) => void tab.delete(key),
    },
  })
  at('/tokens')
})

const failing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))

describe('a page whose files do not load', () => {
  it('keeps its path and reloads, once', async () => {
    void reloading(failing)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect([...tab.values()]).toEqual(['/tokens'])
    await expect(reloading(failing)).rejects.toThrow('This page could not be loaded.')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is gone on to when the reload came back somewhere else', async () => {
    void reloading(failing)
    await vi.waitFor(() => expect(reload).toHaveBeenCalled())
    expect(pageToGoOnTo()).toBeUndefined()
    at('/')
    expect(pageToGoOnTo()).toBe('/tokens')
  })

  it('is forgotten once it loads, so that a later failure may reload again', async () => {
    void reloading(failing)
    await vi.waitFor(() => expect(reload).toHaveBeenCalled())
    await expect(reloading(() => Promise.resolve('page'))).resolves.toBe('page')
    expect(tab.size).toBe(0)
    expect(pageToGoOnTo()).toBeUndefined()
  })
})
