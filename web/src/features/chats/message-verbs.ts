import {
  chooseVersion,
  continueReply,
  deleteMessage,
  giveFeedback,
  regenerateReply,
  stopReply,
  type Feedback,
  type Message,
} from '@aureole/contract/messages'
import { useMemo, useState } from 'react'
import { api, ApiProblem } from '../../lib/api.ts'
import { session } from '../../lib/session.ts'
import { toast } from '../../lib/toasts.ts'
import { copyText } from './copy-text.ts'
import { transcriptOf } from './transcript-store.ts'

export type BusyWith = 'regenerate' | 'continue' | 'version'

/** What can be done with one message. The conversation changes by what the server tells, not by what was pressed. */
export interface MessageVerbs {
  copy: (message: Message) => void
  stop: (message: Message) => void
  regenerate: (message: Message) => void
  goOn: (message: Message) => void
  choose: (message: Message, version: number) => void
  feel: (message: Message, feedback: Feedback) => void
  remove: (message: Message) => void
}

function complain(title: string, error: unknown): void {
  const message = error instanceof ApiProblem ? error.message : 'Please try again.'
  toast({ id: `chat-${title}`, severity: 'error', title, message })
}

/** The same wish keeps its key until it is fulfilled, so that a lost answer does not order twice. */
const keys = new Map<string, string>()

function keyFor(wish: string): string {
  const key = keys.get(wish) ?? crypto.randomUUID()
  keys.set(wish, key)
  return key
}

export function useMessageVerbs(chatHash: string): {
  verbs: MessageVerbs
  busy: ReadonlyMap<string, BusyWith>
} {
  const [busy, setBusy] = useState<ReadonlyMap<string, BusyWith>>(new Map())
  const verbs = useMemo(() => verbsFor(chatHash, setBusy), [chatHash])
  return { verbs, busy }
}

type SetBusy = (change: (busy: ReadonlyMap<string, BusyWith>) => ReadonlyMap<string, BusyWith>) => void

function verbsFor(chatHash: string, setBusy: SetBusy): MessageVerbs {
  const of = (message: Message) => ({ params: { chatHash, id: message.id } })
  const store = () => transcriptOf(chatHash)

  async function during(message: Message, what: BusyWith, title: string, work: () => Promise<void>) {
    setBusy((now) => new Map(now).set(message.id, what))
    try {
      await work()
      store().heed()
    } catch (error) {
      complain(title, error)
    } finally {
      setBusy((now) => new Map([...now].filter(([id]) => id !== message.id)))
    }
  }

  async function order(route: typeof regenerateReply | typeof continueReply, message: Message) {
    const wish = `${route.name} ${message.id} ${message.text.length} ${message.versions?.count ?? 1}`
    const { balance } = await api(route, { ...of(message), idempotencyKey: keyFor(wish) })
    keys.delete(wish)
    session.patchUser({ tokens: balance })
  }

  return {
    copy: (message) =>
      void copyText(message.text).then((done) => {
        if (done) toast({ id: 'copy', severity: 'success', title: 'Copied', life: 1800 })
      }),
    stop: (message) => {
      api(stopReply, of(message)).catch((error: unknown) => complain('Not stopped', error))
    },
    regenerate: (message) =>
      void during(message, 'regenerate', 'Not written again', () => order(regenerateReply, message)),
    goOn: (message) => void during(message, 'continue', 'Not continued', () => order(continueReply, message)),
    choose: (message, version) =>
      void during(message, 'version', 'That version did not open', async () => {
        await api(chooseVersion, { ...of(message), body: { version } })
      }),
    feel(message, feedback) {
      const next = message.feedback === feedback ? undefined : feedback
      const show = (value: Feedback | undefined) =>
        store().happen({ name: 'felt', messageId: message.id, feedback: value })
      show(next)
      api(giveFeedback, { ...of(message), body: { value: next ?? null } }).catch((error: unknown) => {
        show(message.feedback)
        complain('Not noted', error)
      })
    },
    remove(message) {
      store().happen({ name: 'message.removed', data: { messageId: message.id } })
      api(deleteMessage, of(message)).catch((error: unknown) => {
        store().read()
        complain('Not deleted', error)
      })
    },
  }
}
