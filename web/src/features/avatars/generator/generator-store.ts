import type { GeneratorState } from '@aureole/contract/generator'
import { observable } from '#lib/observable.ts'
import { ApiProblem } from '#lib/request.ts'
import { answered, changedFields, same, type Answers, type Field } from './answers.ts'
import type { GeneratorParts, GeneratorView, News } from './generator-view.ts'
import { beginHistory, change, redo, undo, type History } from './history.ts'
import { localRecord, readRecord, type LocalRecord } from './local-record.ts'
import { merge } from './merge.ts'
import { reconcile } from './reconcile.ts'
import { createSaveQueue } from './save-queue.ts'

const nothing = { step: '', answers: {}, finishAsked: false }

export function createGenerator(parts: GeneratorParts) {
  const { kind, remote, userId } = parts
  const local = localRecord(parts.store, kind)
  let uuid = parts.uuid()
  let history: History<Answers> = beginHistory<Answers>({})
  let base: Answers | null = null
  let begun = false
  let isDone = false
  let step = ''
  let finishAsked = false
  let status: GeneratorView['status'] = 'loading'
  let failure: unknown
  let settled = false
  let arrivedId: string | undefined
  let arrivedFrom: string | undefined
  let news: News | undefined
  const queue = createSaveQueue({ send, passing, onRefused: (error) => void refused(error) })
  const view = observable<GeneratorView>(look())

  function look(): GeneratorView {
    const { present, past, future } = history
    return {
      status,
      error: failure,
      answers: present,
      step,
      begun,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      saved: queue.status.get(),
      finishAsked,
      settled,
      arrivedId,
      news,
    }
  }

  function show(): void {
    view.set(look())
  }

  function keep(): void {
    if (!begun || isDone) return
    local.write({ uuid, userId, step, answers: history.present, base, finishAsked })
    parts.keepGuest(userId === null && kind === 'AI' ? uuid : undefined)
  }

  /** Keeps in this browser at once and on the server soon. */
  function touched(): void {
    begun = true
    keep()
    queue.touch()
    show()
  }

  async function send(leaving: boolean): Promise<void> {
    const answers = history.present
    await remote.save({ uuid, step, answers: answered(answers), finishAsked }, leaving)
    base = answers
    keep()
  }

  /** The answers went to somebody else or are an angel by now: what is on the screen goes on under a new name. */
  async function refused(error: unknown): Promise<void> {
    if (!(error instanceof ApiProblem) || error.code !== 'conflict') return
    try {
      const own = userId === null ? undefined : await remote.read(undefined)
      uuid = own === undefined || own.uuid === uuid ? parts.uuid() : own.uuid
      base = null
      keep()
      queue.touch()
    } catch {
      queue.touch()
    }
  }

  function fresh(nextUuid: string): void {
    uuid = nextUuid
    history = beginHistory(parts.start())
    base = null
    begun = false
    step = ''
    finishAsked = false
  }

  function adopt(record: LocalRecord): void {
    uuid = record.uuid
    history = beginHistory(record.answers)
    base = record.base
    begun = true
    step = record.step
    finishAsked = record.finishAsked
  }

  /** Lays what the server has over what is here. */
  function join(theirs: Answers): void {
    const mine = history.present
    const merged = merge(base ?? {}, mine, theirs)
    base = theirs
    if (!same(merged.answers, mine)) history = change(history, merged.answers, 'elsewhere', parts.now())
    if (merged.contested.length > 0) news = { kind: 'contested', fields: merged.contested }
    else if (merged.taken.length > 0) news = { kind: 'taken', fields: merged.taken }
    keep()
    if (changedFields(merged.answers, theirs).length > 0) queue.touch()
  }

  function arrived(state: GeneratorState | undefined, record: LocalRecord | undefined): void {
    if (isDone) return
    const decision = reconcile(record, state, userId)
    switch (decision.now) {
      case 'meet':
        arrivedId = decision.avatarId
        arrivedFrom = state?.uuid
        if (decision.forgetRecord) finished()
        return
      case 'begin':
        return fresh(decision.uuid ?? uuid)
      case 'adopt':
        if (state) adopt({ ...state, userId, base: state.answers })
        return keep()
      case 'join':
        return join(state?.answers ?? {})
      case 'ask':
        if (state) news = { kind: 'other', state }
        return
      case 'keep':
        uuid = decision.uuid
        keep()
        if (decision.save) queue.touch()
    }
  }

  /** Something was made of these answers: they are not to be kept any longer. */
  function finished(): void {
    isDone = true
    queue.drop()
    local.clear()
    parts.keepGuest(undefined)
  }

  async function load(): Promise<void> {
    const kept = local.read()
    // Answers of somebody who was logged in here before are none of this person's.
    const record = kept !== undefined && (kept.userId === null || kept.userId === userId) ? kept : undefined
    if (record === undefined) fresh(parts.uuid())
    else adopt(record)
    const mayShow = record !== undefined || userId === null
    status = mayShow ? 'ready' : 'loading'
    show()
    // What a guest has never saved, the server cannot know.
    if (userId === null && (record?.base ?? null) === null) {
      settled = true
      if (record !== undefined) queue.touch()
      return show()
    }
    try {
      arrived(await remote.read(record?.uuid), record)
      status = 'ready'
    } catch (error) {
      failure = error
      if (!mayShow) status = 'errored'
      // Without an answer the record stands; the next change, or the connection's return, tries again.
      else if (!finishAsked) queue.touch()
    }
    settled = true
    show()
  }

  queue.status.subscribe(show)

  return {
    view,
    /** Begins, or goes on after `close`. */
    async open(): Promise<void> {
      queue.open()
      if (!isDone) await load()
    },
    /** The page is left: what is not saved yet goes out at once. */
    close(): void {
      void queue.flush(true)
      queue.close()
    },
    uuid: () => uuid,
    retry: load,
    change(next: Answers, about: string): void {
      if (same(next, history.present)) return
      if (news?.kind === 'other') news = undefined
      history = change(history, next, about, parts.now())
      touched()
    },
    /** Takes the last change back, or brings it again; gives what changed by it. */
    travel(direction: 'undo' | 'redo'): readonly Field[] {
      const next = (direction === 'undo' ? undo : redo)(history)
      if (next === undefined) return []
      const changed = changedFields(history.present, next.present)
      history = next
      touched()
      return changed
    },
    reach(next: string): void {
      if (step === next) return
      step = next
      if (begun) touched()
      else show()
    },
    /** The person knows; where they had a choice, they go on with this one. */
    heard(): void {
      const chose = news?.kind === 'other'
      news = undefined
      if (chose) touched()
      else show()
    },
    /** Goes on with what the account had before; what was on the screen is one step back. */
    takeOther(): void {
      if (news?.kind !== 'other') return
      const { state } = news
      news = undefined
      uuid = state.uuid
      base = state.answers
      step = state.step
      history = change(history, state.answers, 'other', parts.now())
      touched()
    },
    async askFinish(): Promise<boolean> {
      finishAsked = true
      touched()
      return queue.flush()
    },
    flush: (leaving = false) => queue.flush(leaving),
    /** The page is looked at again, or the connection is back: another device may have gone on meanwhile. */
    async catchUp(): Promise<void> {
      if (!begun || status !== 'ready' || isDone) return
      if (queue.pending()) return void (await queue.flush())
      try {
        const state = await remote.read(uuid)
        if (state !== undefined && state.uuid === uuid && !queue.pending()) {
          if (Object.keys(state.answers).length > 0) join(state.answers)
          show()
        }
      } catch {
        // The answers on the screen are saved; the next look asks again.
      }
    },
    /** Another tab of this browser has written. */
    storageChanged(key: string | null, text: string | null): void {
      if (key !== local.key || isDone) return
      const record = readRecord(text ?? undefined)
      if (record === undefined) {
        if (!begun || text !== null) return
        fresh(parts.uuid())
        news = { kind: 'finished-elsewhere' }
        return show()
      }
      if (record.userId !== userId || same(record.answers, history.present)) return
      uuid = record.uuid
      begun = true
      base = record.base
      finishAsked = record.finishAsked
      history = change(history, record.answers, 'other-tab', parts.now())
      show()
    },
    /** An angel was made of it. What the account had begun before it is still there for the next time. */
    done(): void {
      finished()
      if (news?.kind === 'other') void remote.save(news.state, false).catch(() => undefined)
      news = undefined
    },
    /** The person has seen who came to life by itself. */
    async seen(): Promise<void> {
      if (arrivedFrom === undefined) return
      await remote.save({ ...nothing, uuid: arrivedFrom }, false).catch(() => undefined)
    },
    /** What was made of it is kept elsewhere; the next time begins from that. */
    async forget(): Promise<void> {
      finished()
      // Answers that stay behind cost nothing but a second look the next time.
      await remote.save({ ...nothing, uuid }, false).catch(() => undefined)
    },
    /** Another one, from the beginning. */
    again(): void {
      arrivedId = undefined
      if (isDone) fresh(parts.uuid())
      isDone = false
      show()
    },
  }
}

function passing(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.passing
}

export type Generator = ReturnType<typeof createGenerator>
