/** Browser storage that never throws: where it is forbidden or full, what was set lasts as long as the page. */
export interface KeyValueStore {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

export function keyValueStore(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>()

  function attempt<T>(work: (storage: Storage) => T): T | undefined {
    try {
      return work(open())
    } catch {
      return undefined
    }
  }

  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? memory.get(key),
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (kept === true) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => {
        storage.removeItem(key)
      })
    },
  }
}

export const browserStore = keyValueStore(() => window.localStorage)
export const tabStore = keyValueStore(() => window.sessionStorage)
