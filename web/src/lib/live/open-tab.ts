import { liveEvents, type LiveEventName } from '@aureole/contract/live'
import { session } from '../session.ts'
import { keepLink } from './link.ts'
import { streamReader } from './read-stream.ts'
import { createTab, type Channel, type Hub, type Relayed, type Tab, type TabParts } from './tab.ts'

/** This tab's place in the connection that all tabs of a person share. */
export function openTab(personId: string, hub: Hub): Tab {
  const name = `live-${personId}`
  const tab = createTab({
    hub,
    openChannel: (receive) => openChannel(name, receive),
    elect: electByLock(name),
    openLink: keepLink(streamReader(session)),
    parse: parseLive,
    newId: () => Math.random().toString(36).slice(2),
    silenceMs: 35_000,
    answerMs: 3000,
    isVisible: () => document.visibilityState === 'visible',
  })
  const listening = new AbortController()
  const { signal } = listening
  const wake = () => tab.wake()
  addEventListener('online', wake, { signal })
  addEventListener('offline', () => tab.lose(), { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') wake()
    },
    { signal },
  )
  return {
    ...tab,
    close() {
      listening.abort()
      tab.close()
    },
  }
}

/** Nothing for data that is not what the contract says; null for a name that this page does not know. */
export function parseLive(name: string, json: string): unknown {
  const schema = Object.hasOwn(liveEvents, name) ? liveEvents[name as LiveEventName] : undefined
  if (schema === undefined) return null
  try {
    const parsed = schema.safeParse(JSON.parse(json))
    if (parsed.success) return parsed.data
    console.warn(`An event ${name} could not be read`)
  } catch {
    console.warn(`An event ${name} was not JSON`)
  }
  return undefined
}

export function openChannel(name: string, receive: (message: Relayed) => void): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.onmessage = (event: MessageEvent<Relayed>) => receive(event.data)
  let open = true
  return {
    post(message) {
      if (open) channel.postMessage(message)
    },
    close() {
      open = false
      channel.close()
    },
  }
}

/** Where the browser has no locks (pages without TLS), each tab leads for itself. */
export function electByLock(name: string): TabParts['elect'] {
  return async (lead, signal, steal) => {
    const locks = navigator.locks as LockManager | undefined
    if (locks === undefined) return lead(signal)
    // Ends this tab's lead when another tab takes the lock from it.
    const lost = new AbortController()
    const leading = async (): Promise<void> => {
      await lead(AbortSignal.any([signal, lost.signal]))
    }
    try {
      await locks.request(name, steal ? { steal } : { signal }, leading)
    } catch (error) {
      lost.abort()
      const taken = error instanceof DOMException && error.name === 'AbortError'
      if (!taken) await lead(signal)
    }
  }
}
