import { sendMessage } from '@aureole/contract/messages'
import { useEffect } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { useConnection } from '../../lib/live.ts'
import { observable, useObservable, type Observable } from '../../lib/observable.ts'
import { session } from '../../lib/session.ts'
import { dropOutgoing, keepOutgoing, restoreOutbox, type Outgoing } from './outbox.ts'
import { transcriptOf } from './transcript-store.ts'

interface Outbox {
  readonly chatHash: string
  readonly outgoing: Observable<readonly Outgoing[]>
  readonly running: Set<string>
  /** Messages go out one after the other, in the order in which they were written. */
  line: Promise<void>
}

const none: readonly Outgoing[] = []
const outboxes = new Map<string, Outbox>()

function outboxOf(chatHash: string): Outbox {
  const known = outboxes.get(chatHash)
  if (known) return known
  const outgoing = observable<readonly Outgoing[]>(restoreOutbox(chatHash))
  const made: Outbox = { chatHash, outgoing, running: new Set(), line: Promise.resolve() }
  outboxes.set(chatHash, made)
  return made
}

function change(outbox: Outbox, key: string, next: (one: Outgoing) => Outgoing | undefined): void {
  const { chatHash, outgoing } = outbox
  outgoing.set(
    outgoing.get().flatMap((one) => {
      if (one.key !== key) return one
      const changed = next(one)
      if (changed === undefined) dropOutgoing(chatHash, key)
      else keepOutgoing(chatHash, changed)
      return changed ?? []
    }),
  )
}

function problemOf(error: unknown): NonNullable<Outgoing['problem']> {
  if (!(error instanceof ApiProblem)) return { detail: 'Not sent.', code: 'unexpected-error', again: true }
  const { code, passing, message } = error
  // Whoever is logged out can send it after logging in.
  const again = passing || code === 'not-authenticated' || code === 'not-enough-tokens'
  const balance = code === 'not-enough-tokens' ? session.state.get().user?.tokens : undefined
  return {
    detail: code === 'no-connection' ? 'Not sent.' : message,
    code,
    again,
    ...(balance === undefined ? {} : { balance }),
  }
}

async function deliver(chatHash: string, outbox: Outbox, key: string): Promise<void> {
  const one = outbox.outgoing.get().find((candidate) => candidate.key === key)
  if (one === undefined) return
  try {
    const answer = await api(sendMessage, {
      params: { chatHash },
      body: { text: one.text },
      idempotencyKey: key,
    })
    transcriptOf(chatHash).happen({ name: 'sent', answer })
    session.patchUser({ tokens: answer.balance })
    change(outbox, key, () => undefined)
  } catch (error) {
    change(outbox, key, (failed) => ({ ...failed, state: 'failed', problem: problemOf(error) }))
  }
}

function post(chatHash: string, outbox: Outbox, key: string): void {
  if (outbox.running.has(key)) return
  outbox.running.add(key)
  outbox.line = outbox.line
    .then(() => deliver(chatHash, outbox, key))
    .finally(() => outbox.running.delete(key))
}

function retry(chatHash: string, key: string): void {
  const outbox = outboxOf(chatHash)
  change(outbox, key, ({ text, at, afterSeq }) => ({ key, text, at, afterSeq, state: 'sending' }))
  post(chatHash, outbox, key)
}

export interface Sending {
  readonly outgoing: readonly Outgoing[]
  send(text: string): void
  retry(key: string): void
  /** Takes it back; gives its text. */
  discard(key: string): void
}

/** Shows a message at once, sends it, and keeps it with Retry when that fails. */
export function useSendMessage(chatHash: string): Sending {
  const outbox = outboxOf(chatHash)
  const outgoing = useObservable(outbox.outgoing, none)
  const { status } = useConnection()

  // What waited for the connection goes out by itself when it is back.
  useEffect(() => {
    if (status !== 'connected') return
    for (const one of outbox.outgoing.get())
      if (one.problem?.code === 'no-connection') retry(chatHash, one.key)
  }, [status, outbox, chatHash])

  return {
    outgoing,
    send(text) {
      const afterSeq = transcriptOf(chatHash).view.get().transcript.topSeq
      const one: Outgoing = {
        key: crypto.randomUUID(),
        text: text.trim(),
        at: new Date().toISOString(),
        afterSeq,
        state: 'sending',
      }
      keepOutgoing(chatHash, one)
      outbox.outgoing.set([...outbox.outgoing.get(), one])
      post(chatHash, outbox, one.key)
    },
    retry: (key) => retry(chatHash, key),
    discard: (key) => change(outbox, key, () => undefined),
  }
}
