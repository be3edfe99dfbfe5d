import type { Message } from '@aureole/contract/chats'
import { browserStore, type KeyValueStore } from '../../lib/storage.ts'

/** A message that the server has not confirmed yet. Its key is minted once, so that no retry sends it twice. */
export interface Outgoing {
  readonly key: string
  readonly text: string
  readonly at: string
  /** The newest message when it was written: what answers to it comes later. */
  readonly afterSeq: number
  readonly state: 'sending' | 'failed'
  /** Why it failed; `again` when the same message may succeed later. */
  readonly problem?: { readonly detail: string; readonly code: string; readonly again: boolean }
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

const nameOf = (chatHash: string) => `outbox-${chatHash}`

function isOutgoing(value: unknown): value is Outgoing {
  const { key, text, at, afterSeq } = (value ?? {}) as Partial<Outgoing>
  return [key, text, at].every((part) => typeof part === 'string') && typeof afterSeq === 'number'
}

/** What was on its way when the page was left did not arrive as far as anyone knows. */
export function restoreOutbox(chatHash: string, store: KeyValueStore = browserStore): Outgoing[] {
  try {
    const kept: unknown = JSON.parse(store.get(nameOf(chatHash)) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(isOutgoing).map((one) => ({
      ...one,
      state: 'failed',
      problem: one.problem ?? { detail: 'Not sent.', code: 'no-connection', again: true },
    }))
  } catch {
    return []
  }
}

export function keepOutbox(
  chatHash: string,
  outgoing: readonly Outgoing[],
  store: KeyValueStore = browserStore,
): void {
  if (outgoing.length === 0) store.remove(nameOf(chatHash))
  else store.set(nameOf(chatHash), JSON.stringify(outgoing))
}
