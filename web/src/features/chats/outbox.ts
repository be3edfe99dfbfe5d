import type { Message } from '@aureole/contract/messages'
import { browserStore, type KeyValueStore } from '../../lib/storage.ts'

/** A message that the server has not confirmed yet. Its key is minted once, so that no retry sends it twice. */
export interface Outgoing {
  readonly key: string
  readonly text: string
  readonly at: string
  /** The newest message when it was written: what answers to it comes later. */
  readonly afterSeq: number
  readonly state: 'sending' | 'failed'
  /** Why it failed; `again` when the same message may succeed later; `balance` what was in the wallet then. */
  readonly problem?: {
    readonly detail: string
    readonly code: string
    readonly again: boolean
    readonly balance?: number
  }
}

/** Those that the transcript does not show already: the news of a message may overtake the answer to its sending. */
export function unconfirmed(outgoing: readonly Outgoing[], messages: readonly Message[]): Outgoing[] {
  const taken = new Set<string>()
  return outgoing.filter((one) => {
    const mine = messages.find(
      (message) =>
        message.author === 'PERSON' &&
        message.seq > one.afterSeq &&
        message.text === one.text &&
        !taken.has(message.id),
    )
    if (mine === undefined) return true
    taken.add(mine.id)
    return false
  })
}

/** The wallet was too empty for it, and is not any more. */
export function canBePaidNow({ problem }: Outgoing, balance: number | undefined, needed: number): boolean {
  if (problem?.code !== 'not-enough-tokens' || balance === undefined) return false
  return balance > (problem.balance ?? Infinity) && balance >= needed
}

const nameOf = (chatHash: string) => `outbox-${chatHash}`

function isOutgoing(value: unknown): value is Outgoing {
  const { key, text, at, afterSeq } = (value ?? {}) as Partial<Outgoing>
  return [key, text, at].every((part) => typeof part === 'string') && typeof afterSeq === 'number'
}

function kept(chatHash: string, store: KeyValueStore): Outgoing[] {
  try {
    const list: unknown = JSON.parse(store.get(nameOf(chatHash)) ?? '[]')
    return Array.isArray(list) ? list.filter(isOutgoing) : []
  } catch {
    return []
  }
}

/** What was on its way when the page was left did not arrive as far as anyone knows. */
export function restoreOutbox(chatHash: string, store: KeyValueStore = browserStore): Outgoing[] {
  return kept(chatHash, store).map((one) => ({
    ...one,
    state: 'failed',
    problem: one.problem ?? { detail: 'Not sent.', code: 'no-connection', again: true },
  }))
}

/** One by one, so that two tabs in the same chat do not lose each other's. */
export function keepOutgoing(chatHash: string, one: Outgoing, store: KeyValueStore = browserStore): void {
  const others = kept(chatHash, store).filter(({ key }) => key !== one.key)
  store.set(nameOf(chatHash), JSON.stringify([...others, one].toSorted((a, b) => a.at.localeCompare(b.at))))
}

export function dropOutgoing(chatHash: string, key: string, store: KeyValueStore = browserStore): void {
  const others = kept(chatHash, store).filter((one) => one.key !== key)
  if (others.length === 0) store.remove(nameOf(chatHash))
  else store.set(nameOf(chatHash), JSON.stringify(others))
}
