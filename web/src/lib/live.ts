import type { LiveData, LiveEventName } from '@aureole/contract/live'
import { useEffect, useEffectEvent } from 'react'
import type { Connection } from './live/connection.ts'
import type { Tab } from './live/tab.ts'
import { observable, useObservable } from './observable.ts'
import { session } from './session.ts'

export type { Connection } from './live/connection.ts'

type Handler = (data: unknown) => void

const connecting: Connection = { status: 'connecting' }
const connection = observable<Connection>(connecting)
const handlers = new Map<string, Set<Handler>>()
const resyncHandlers = new Set<() => void>()
let generation = 0
let tab: { personId: string; opened: Promise<Tab> } | undefined
let following = false

/** Calls the handler with each event of this name, from this tab's join on. Returns how to stop. */
export function onLive<N extends LiveEventName>(name: N, handler: (data: LiveData<N>) => void): () => void {
  follow()
  const those = handlers.get(name) ?? new Set()
  handlers.set(name, those)
  those.add(handler as Handler)
  return () => those.delete(handler as Handler)
}

/** Calls the handler when what was read before may be out of date: after a gap, and when this tab joins. */
export function onResync(handler: () => void): () => void {
  follow()
  resyncHandlers.add(handler)
  return () => resyncHandlers.delete(handler)
}

export function useLive<N extends LiveEventName>(name: N, handler: (data: LiveData<N>) => void): void {
  const latest = useEffectEvent(handler)
  useEffect(() => onLive(name, (data) => latest(data)), [name])
}

export function useResync(handler: () => void): void {
  const latest = useEffectEvent(handler)
  useEffect(() => onResync(() => latest()), [])
}

export function useConnection(): Connection {
  return useObservable(connection, connecting)
}

export function isLive(): boolean {
  return connection.get().status === 'connected'
}

/** Does not wait for the time of the next try. */
export function tryNow(): void {
  void tab?.opened.then((one) => one.tryNow())
}

/**
 * Changes whenever completeness begins anew; 0 before this tab has joined. A read that began in the present generation
 * misses nothing: every change after it comes as an event.
 */
export function liveGeneration(): number {
  return generation
}

function beginGeneration(): void {
  generation += 1
  for (const handler of resyncHandlers) handler()
}

function follow(): void {
  if (following) return
  following = true
  session.state.subscribe(check)
  check()
}

/** One tab of the shared connection for whoever is logged in; its code comes only then. */
function check(): void {
  const { loggedIn, user } = session.state.get()
  const personId = loggedIn ? (user?.id ?? tab?.personId) : undefined
  if (personId === tab?.personId) return
  void tab?.opened.then((one) => one.close())
  tab = undefined
  generation = 0
  connection.set(connecting)
  if (personId === undefined) return
  const opened = import('./live/open-tab.ts').then(({ openTab }) =>
    openTab(personId, {
      deliver(name, data) {
        for (const handler of handlers.get(name) ?? []) handler(data)
      },
      resync: beginGeneration,
      connection: (state) => connection.set(state),
    }),
  )
  // A chunk that does not arrive leaves a page that works but is not live; the next log-in tries again.
  opened.catch((error: unknown) => console.error('The live connection could not be loaded', error))
  tab = { personId, opened }
}
