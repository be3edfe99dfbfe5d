import type { Connection } from './connection.ts'
import type { LinkEnd, OpenLink } from './link.ts'

/** What a tab hears, from its own link or from the tab that holds it. */
export interface Hub {
  deliver(name: string, data: unknown): void
  resync(): void
  connection(state: Connection): void
}

export interface Channel {
  post(message: Relayed): void
  close(): void
}

export interface TabParts {
  hub: Hub
  openChannel: (receive: (message: Relayed) => void) => Channel
  /** Runs `lead` while this tab is the one; the signal says when it no longer is, or wants to be. */
  elect: (lead: (signal: AbortSignal) => Promise<void>, signal: AbortSignal, steal: boolean) => Promise<void>
  openLink: OpenLink
  /** The event's data, or nothing when this page cannot read it. */
  parse: (name: string, json: string) => unknown
  newId: () => string
  /** A follower takes over when the leader has been silent for so long. */
  silenceMs: number
  /** How long a newcomer waits for a word of the leader. */
  answerMs: number
  isVisible: () => boolean
}

export type Relayed =
  | { kind: 'hello' }
  | { kind: 'try-now' }
  | { kind: 'beat'; leader: string }
  | { kind: 'state'; leader: string; number: number; state: Connection; lastId: string | undefined }
  | { kind: 'event'; leader: string; number: number; id: string | undefined; name: string; json: string }

export interface Tab {
  tryNow(): void
  /** The page was shown or the network came back: look after the connection at once. */
  wake(): void
  /** The network is gone: what looks open is not. */
  lose(): void
  close(): void
}

/**
 * One of the tabs that share a connection. The leader holds the link and passes on everything; the others listen, and
 * remember the last id, so that whoever leads next goes on where the last one stopped.
 */
export function createTab(parts: TabParts): Tab {
  const { hub } = parts
  const self = parts.newId()
  const closing = new AbortController()
  const channel = parts.openChannel(receive)
  let lastId: string | undefined
  let joined = false
  let link: LinkEnd | undefined
  let number = 0
  let heard: { leader: string; number: number } | undefined
  let state: Connection = { status: 'connecting' }
  // Nobody answers a newcomer's hello for this long only when the leader sleeps.
  let heardAt = Date.now() - parts.silenceMs + parts.answerMs
  let beatAt = 0
  const watching = setInterval(() => takeOverFromSilent(), Math.min(2000, parts.silenceMs / 2))

  function join(): void {
    if (joined) return
    joined = true
    hub.resync()
  }

  function readAgain(): void {
    joined = true
    hub.resync()
  }

  function show(next: Connection): void {
    state = next
    hub.connection(next)
    if (next.status === 'connected') join()
  }

  function take(name: string, json: string): void {
    if (name === 'ready') return
    if (name === 'resync') return readAgain()
    const data = parts.parse(name, json)
    // A fact that this page cannot read is a fact missed.
    if (data === undefined) return readAgain()
    if (data !== null) hub.deliver(name, data)
  }

  function receive(message: Relayed): void {
    if (message.kind === 'hello') {
      if (link) postState()
      return
    }
    if (message.kind === 'try-now') return link?.tryNow()
    if (message.leader === self || link !== undefined) return
    heardAt = Date.now()
    if (message.kind === 'beat') return
    const gap = heard?.leader === message.leader && message.number > heard.number + 1
    const old = heard?.leader === message.leader && message.number <= heard.number
    if (old) return
    heard = { leader: message.leader, number: message.number }
    if (message.kind === 'state') {
      lastId = message.lastId ?? lastId
      show(message.state)
    } else {
      lastId = message.id ?? lastId
      take(message.name, message.json)
    }
    if (gap) readAgain()
  }

  function postState(): void {
    number += 1
    channel.post({ kind: 'state', leader: self, number, state, lastId })
  }

  async function lead(signal: AbortSignal): Promise<void> {
    const continuing = lastId !== undefined
    if (!continuing) joined = false
    const { promise: over, resolve } = Promise.withResolvers<void>()
    let leading = true
    const own = parts.openLink({
      lastId,
      state(next) {
        if (!leading) return
        // Followers learn the position together with the state, so that each of them could go on from it.
        show(next)
        postState()
      },
      beat() {
        if (Date.now() - beatAt < parts.silenceMs / 4) return
        beatAt = Date.now()
        channel.post({ kind: 'beat', leader: self })
      },
      event(name, json, id) {
        if (!leading) return
        lastId = id ?? lastId
        number += 1
        channel.post({ kind: 'event', leader: self, number, id, name, json })
        take(name, json)
      },
      ended: resolve,
    })
    link = own
    postState()
    signal.addEventListener('abort', () => resolve())
    if (signal.aborted) resolve()
    await over
    leading = false
    own.close()
    link = undefined
    heardAt = Date.now()
  }

  async function stand(): Promise<void> {
    while (!closing.signal.aborted) await parts.elect(lead, closing.signal, false)
  }

  /** A tab that the system put to sleep keeps its lock and tells nobody anything. */
  function takeOverFromSilent(): void {
    if (link !== undefined || !parts.isVisible() || Date.now() - heardAt < parts.silenceMs) return
    heardAt = Date.now()
    void parts.elect(lead, closing.signal, true)
  }

  channel.post({ kind: 'hello' })
  void stand()

  return {
    tryNow() {
      if (link) link.tryNow()
      else channel.post({ kind: 'try-now' })
    },
    wake() {
      if (link) link.wake()
      else takeOverFromSilent()
    },
    lose: () => link?.lose(),
    close() {
      closing.abort()
      clearInterval(watching)
      link?.close()
      channel.close()
    },
  }
}
