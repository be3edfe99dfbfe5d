/** A conversation as one would explain it on paper, to hold the real one against. It knows no database and no process. */
export interface Said {
  id: string
  seq: number
  author: 'PERSON' | 'AVATAR'
  text: string
  status: 'PENDING' | 'STREAMING' | 'DONE' | 'STOPPED' | 'FAILED'
  /** What it had before it was asked to go on. */
  before?: { text: string; status: 'DONE' | 'STOPPED' }
  answers: number | null
  versions: Versions
  version: number
}

/** Each version with what followed it when it was last left. */
interface Versions {
  count: number
  left: Map<number, Said[]>
}

type Refusal = 'not-found' | 'conflict' | 'not-enough-tokens'

export class Refused extends Error {
  readonly code: Refusal
  constructor(code: Refusal) {
    super(code)
    this.code = code
  }
}

export interface Model {
  path: Said[]
  balance: number
  lastSeq: number
  readSeq: number
  /** Those that ended in this step, in no order. */
  ended: string[]
}

export const isOpen = (said: Said): boolean => said.status === 'PENDING' || said.status === 'STREAMING'

export function createModel(greeting: { id: string; text: string }, balance: number): Model {
  const first = said({ id: greeting.id, seq: 2, author: 'AVATAR', text: greeting.text, status: 'DONE' })
  return { path: [first], balance, lastSeq: 2, readSeq: 2, ended: [] }
}

function said(given: Pick<Said, 'id' | 'seq' | 'author' | 'text' | 'status'> & Partial<Said>): Said {
  return { answers: null, versions: { count: 1, left: new Map() }, version: 1, ...given }
}

export function send(model: Model, ids: { message: string; reply: string }, text: string): void {
  pay(model)
  say(model, ids, text)
}

function say(model: Model, ids: { message: string; reply: string }, text: string, of?: Said): void {
  const seq = ++model.lastSeq
  const again = of && { versions: of.versions, version: ++of.versions.count }
  model.path.push(said({ id: ids.message, seq, author: 'PERSON', text, status: 'DONE', ...again }))
  model.readSeq = seq
  model.path.push(
    said({
      id: ids.reply,
      seq: ++model.lastSeq,
      author: 'AVATAR',
      text: '',
      status: 'PENDING',
      answers: seq,
    }),
  )
}

export function edit(
  model: Model,
  at: number,
  ids: () => { message: string; reply: string },
  text: string,
): void {
  const message = model.path[at]
  if (message?.author !== 'PERSON') throw new Refused('not-found')
  stopAfter(model, at)
  pay(model)
  leave(model, at)
  say(model, ids(), text, message)
}

export function regenerate(model: Model, at: number, newId: () => string): void {
  const reply = model.path[at]
  if (reply?.author !== 'AVATAR') throw new Refused('not-found')
  if (isOpen(reply) || !model.path.slice(0, at).some(({ text }) => text !== '')) throw new Refused('conflict')
  stopAfter(model, at)
  pay(model)
  leave(model, at)
  model.readSeq = model.lastSeq
  const { versions, answers } = reply
  const version = ++versions.count
  const seq = ++model.lastSeq
  const again = { versions, version, answers }
  model.path.push(said({ id: newId(), seq, author: 'AVATAR', text: '', status: 'PENDING', ...again }))
}

export function goOn(model: Model, at: number): void {
  const reply = model.path[at]
  if (reply?.author !== 'AVATAR') throw new Refused('not-found')
  const { status } = reply
  const latest = at === model.path.length - 1
  if (!latest || reply.text === '' || (status !== 'DONE' && status !== 'STOPPED'))
    throw new Refused('conflict')
  pay(model)
  reply.before = { text: reply.text, status }
  reply.status = 'STREAMING'
  model.readSeq = Math.max(model.readSeq, reply.seq)
}

export function choose(model: Model, at: number, version: number): void {
  const message = model.path[at]
  if (message === undefined || version < 1 || version > message.versions.count) throw new Refused('not-found')
  if (message.version === version) return
  if (model.path.slice(at).some(isOpen)) throw new Refused('conflict')
  leave(model, at)
  model.path.push(...(message.versions.left.get(version) ?? []))
}

export function remove(model: Model, at: number): void {
  const message = model.path[at]
  if (message === undefined) throw new Refused('not-found')
  const answered = model.path.some((reply) => isOpen(reply) && reply.answers === message.seq)
  if (isOpen(message) || answered) throw new Refused('conflict')
  model.path.splice(at, 1)
}

/** The reply that is being written: the first that is not over. */
export function running(model: Model): Said | undefined {
  return model.path.find(isOpen)
}

export function hear(model: Model, words: string): void {
  const reply = running(model)
  if (reply === undefined) return
  reply.text += words
  reply.status = 'STREAMING'
}

export function stop(model: Model, at: number): void {
  const asked = model.path[at]
  if (asked?.author !== 'AVATAR') throw new Refused('not-found')
  if (!isOpen(asked)) return
  for (const reply of model.path.slice(at)) {
    if (isOpen(reply) && (reply === asked || (asked.answers !== null && reply.answers === asked.answers))) {
      end(model, reply, 'STOPPED')
    }
  }
}

export function end(model: Model, reply: Said, how: 'DONE' | 'STOPPED' | 'FAILED'): void {
  const { before } = reply
  const hasNew = reply.text !== (before?.text ?? '')
  if (how === 'FAILED' || (how === 'STOPPED' && !hasNew)) model.balance += 1
  if (before === undefined || how === 'DONE') reply.status = how
  else reply.status = hasNew ? 'STOPPED' : before.status
  delete reply.before
  model.ended.push(reply.id)
}

function pay(model: Model): void {
  if (model.balance < 1) throw new Refused('not-enough-tokens')
  model.balance -= 1
}

function stopAfter(model: Model, at: number): void {
  for (const reply of model.path.slice(at + 1)) if (isOpen(reply)) end(model, reply, 'STOPPED')
}

function leave(model: Model, at: number): void {
  const tail = model.path.splice(at)
  const [message] = tail
  message?.versions.left.set(message.version, tail)
}

export function unread({ path, readSeq }: Model): number {
  return path.filter(
    ({ author, seq, text, status }) =>
      author === 'AVATAR' && seq > readSeq && text !== '' && (status === 'DONE' || status === 'STOPPED'),
  ).length
}

export function lastSaid({ path }: Model): Said | undefined {
  return path.findLast((message) => message.text !== '' && (!isOpen(message) || message.before !== undefined))
}
