import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { Problem } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { createChatWorld, type ChatWorld } from '../testing/chat-world.ts'
import * as model from '../testing/conversation-model.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createTalker, type Talker } from '../testing/talker.ts'
import { lineOf } from './policy.ts'

type Verb =
  | 'send'
  | 'edit'
  | 'regenerate'
  | 'continue'
  | 'version'
  | 'delete'
  | 'stop'
  | 'read'
  | 'mind says'
  | 'mind ends'
  | 'mind fails'

/** What a person, or the mind, does next; `pick` and `version` say where, of what there is. */
interface Step {
  verb: Verb
  pick: number
  version: number
}

/** Mostly an answer comes before the next thing is done, but not always. */
const courses: readonly { weight: number; verbs: Verb[] }[] = [
  { weight: 6, verbs: ['send', 'mind says', 'mind ends'] },
  { weight: 4, verbs: ['edit', 'mind says', 'mind ends'] },
  { weight: 4, verbs: ['regenerate', 'mind says', 'mind ends'] },
  { weight: 3, verbs: ['continue', 'mind says', 'mind ends'] },
  { weight: 1, verbs: ['continue', 'mind fails'] },
  { weight: 1, verbs: ['send', 'mind fails'] },
  { weight: 9, verbs: ['version'] },
  ...(['send', 'edit', 'regenerate', 'continue', 'delete', 'stop', 'read'] as const).map((verb) => ({
    weight: 1,
    verbs: [verb],
  })),
  ...(['mind says', 'mind ends', 'mind fails'] as const).map((verb) => ({ weight: 1, verbs: [verb] })),
]

const course: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.oneof(...courses.map(({ weight, verbs }) => ({ weight, arbitrary: fc.constant(verbs) }))),
    fc.nat({ max: 11 }),
    fc.nat({ max: 11 }),
  )
  .map(([verbs, pick, version]) => verbs.map((verb) => ({ verb, pick, version })))

/** Where something can be done; anywhere, when it can be done nowhere. */
function placeOf(paper: model.Model, { verb, pick }: Step): number {
  const fits = (said: model.Said): boolean => {
    if (verb === 'edit') return said.author === 'PERSON'
    if (verb === 'version') return said.versions.count > 1
    return said.author === 'AVATAR' || verb === 'delete'
  }
  const places = paper.path.flatMap((said, at) => (fits(said) ? [at] : []))
  if (verb === 'continue') return paper.path.length - 1
  return places.length > 0 ? (places[pick % places.length] ?? 0) : pick % Math.max(1, paper.path.length)
}

describeOnBothDatabases('a conversation, whatever is done in it', (open) => {
  let world: ChatWorld

  beforeAll(async () => {
    world = await createChatWorld(await open())
  })

  it('R2, R4, R9, R17, R19 to R24, R26, R27, R29, R30: is as on paper', { timeout: 900_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 6, max: 40 }),
        fc.array(course, { minLength: 8, maxLength: 18 }),
        play,
      ),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 6) },
    )
  })

  async function play(tokens: number, all: Step[][]): Promise<void> {
    const node = world.node()
    const me = await createTalker(world, node, { tokens })
    const greeting = (await me.history({})).items[1]
    if (greeting === undefined) throw new Error('a chat begins with a greeting')
    const paper = model.createModel(greeting, tokens)
    try {
      for (const [i, one] of all.flat().entries()) {
        await take(paper, me, node.mind, one, `words n${i}`)
        await compare(paper, me)
      }
    } finally {
      await node.chats.drain()
    }
  }

  /** The same on both sides; what one refuses, the other has to refuse alike. */
  async function take(
    paper: model.Model,
    me: Talker,
    mind: ReturnType<ChatWorld['node']>['mind'],
    asked: Step,
    words: string,
  ): Promise<void> {
    const at = placeOf(paper, asked)
    const count = paper.path[at]?.versions.count ?? 1
    const version = 1 + (asked.version % (asked.pick === 0 ? count + 1 : count))
    const id = paper.path[at]?.id ?? newId()
    const ends = new Map<string, number>()
    const endsOf = (reply: string) =>
      [...me.all('reply.done'), ...me.all('reply.failed')].filter(({ message }) => message.id === reply)
        .length
    for (const reply of paper.path.filter(model.isOpen)) ends.set(reply.id, endsOf(reply.id))
    paper.ended = []
    const reply = model.running(paper)

    switch (asked.verb) {
      case 'send':
        await same(
          () => me.send(words),
          ({ message, replies: [first] }) =>
            model.send(paper, { message: message.id, reply: first?.id ?? '' }, words),
          () => model.send(paper, { message: '', reply: '' }, words),
        )
        break
      case 'edit':
        await same(
          () => me.edit(id, words),
          ({ message, replies: [first] }) =>
            model.edit(paper, at, () => ({ message: message.id, reply: first?.id ?? '' }), words),
          () => model.edit(paper, at, () => ({ message: '', reply: '' }), words),
        )
        break
      case 'regenerate':
        await same(
          () => me.regenerate(id),
          ({ message }) => model.regenerate(paper, at, () => message.id),
          () => model.regenerate(paper, at, () => ''),
        )
        break
      case 'continue':
        await same(
          () => me.goOn(id),
          () => model.goOn(paper, at),
        )
        break
      case 'version':
        await same(
          () => me.choose(id, version),
          () => model.choose(paper, at, version),
        )
        break
      case 'delete':
        await same(
          () => me.remove(id),
          () => model.remove(paper, at),
        )
        break
      case 'stop':
        await same(
          () => me.stop(id),
          () => model.stop(paper, at),
        )
        break
      case 'read':
        await me.read(paper.lastSeq)
        paper.readSeq = paper.lastSeq
        break
      case 'mind says': {
        if (reply === undefined) break
        const heard = me.all('reply.delta').length
        mind.say(`${words} `)
        await me.heard('reply.delta', () => me.all('reply.delta').length > heard)
        const joint =
          reply.text !== '' && reply.text === reply.before?.text && !reply.text.endsWith(' ') ? ' ' : ''
        model.hear(paper, `${joint}${words} `)
        break
      }
      case 'mind ends':
        if (reply === undefined) break
        mind.end()
        // A mind that has said nothing has failed.
        model.end(paper, reply, reply.text === (reply.before?.text ?? '') ? 'FAILED' : 'DONE')
        break
      case 'mind fails':
        if (reply === undefined) break
        mind.fail()
        model.end(paper, reply, 'FAILED')
        break
    }
    for (const over of paper.ended) {
      const before = ends.get(over) ?? 0
      await Promise.race([
        me.heard('reply.done', () => endsOf(over) > before),
        me.heard('reply.failed', () => endsOf(over) > before),
      ])
    }
  }

  async function compare(paper: model.Model, me: Talker): Promise<void> {
    const { items, hasMore, hasNewer } = await me.history({ limit: 200 })
    const shown = items.filter(({ kind }) => kind === 'TEXT')
    expect({ hasMore, hasNewer }).toEqual({ hasMore: false, hasNewer: false })
    expect(
      shown.map(({ id, seq, author, text, status, versions }) => ({
        id,
        seq,
        author,
        text,
        status,
        versions,
      })),
    ).toEqual(
      paper.path.map(({ id, seq, author, text, status, version, versions: { count } }) => ({
        id,
        seq,
        author,
        text,
        status,
        versions: count > 1 ? { current: version, count } : undefined,
      })),
    )
    const last = model.lastSaid(paper)
    expect(await me.chat()).toMatchObject({
      unread: model.unread(paper),
      readSeq: paper.readSeq,
      lastLine: last
        ? lineOf(last.before?.text ?? last.text, last.author === 'PERSON' ? 'You' : undefined)
        : null,
    })
    expect({ balance: await me.balance(), sum: await me.sum() }).toEqual({
      balance: paper.balance,
      sum: paper.balance,
    })
  }
})

/** Does it really and on paper. `refused` is how paper takes a step that has no answer, when it differs. */
async function same<T>(
  really: () => Promise<T>,
  onPaper: (answer: T) => void,
  refused: () => void = () => onPaper(undefined as T),
): Promise<void> {
  let answer: T
  try {
    answer = await really()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    expect(refused).toThrow(expect.objectContaining({ code: error.code }))
    return
  }
  onPaper(answer)
}
