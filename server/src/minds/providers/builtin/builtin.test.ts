import { describe, expect, it } from 'vitest'
import type { MindRequest, Remembered, Turn } from '../../mind.ts'
import { createBuiltinMind } from './index.ts'
import { evening, listen, noEncoder, requestOf } from './testing/requests.ts'

const mind = createBuiltinMind({ wordsPerSecond: 0, encoder: noEncoder })

const ilse: MindRequest['persona'] = {
  name: 'Ilse',
  age: 34,
  gender: 'FEMALE',
  occupation: 'Bookbinder',
  biography:
    'People bring Ilse books that fell apart. She works in a back room in Ghent that smells of wheat paste and tea. She collects what strangers wrote in margins.',
  greeting: 'Come in, mind the glue.',
  speakingStyle: 'Soft and careful.',
  traits: ['Gentle', 'Exact'],
  hobbies: ['Marbling paper', 'Walking in rain'],
  opinions: ['Rain is good company and asks for nothing.'],
  quirks: ['Smells a book before she opens it'],
  neverSays: ['Turn over a new leaf.'],
}

/** A conversation as chats would hold it. */
function talk(more: Partial<MindRequest> = {}) {
  const turns: Turn[] = [{ from: 'self', text: ilse.greeting, at: 0 }]
  let state: unknown = null
  let memories: Remembered[] = []
  let now = evening
  return {
    memories: () => memories,
    forget: () => void (memories = []),
    async say(text: string, hours = 0, extra: Partial<MindRequest> = {}) {
      now += 60_000 + hours * 3_600_000
      turns.push({ from: 'person', text, at: now })
      const reply = await listen(
        mind,
        requestOf(ilse, turns.slice(-40), { memories, state, now, ...more, ...extra }),
      )
      state = JSON.parse(JSON.stringify(reply.state))
      for (const one of reply.memories)
        memories = [
          { ...one, pinned: false, at: now },
          ...memories.filter(({ key }) => key !== one.key || key === null),
        ]
      turns.push({ from: 'self', text: reply.text, at: now })
      return reply
    },
  }
}

describe('the built-in mind', () => {
  it('remembers across a conversation, with the words it was told in', async () => {
    const chat = talk()
    await chat.say('hi, my name is Tom')
    await chat.say('i have a cat called Miso')
    await chat.say('my exam is next friday')
    await chat.say('my band is called The Wet Socks')
    expect((await chat.say('what did I say my band was called?')).text).toContain('The Wet Socks')
    expect((await chat.say('when was my exam again?')).text).toMatch(/exam.*next Friday/)
    expect((await chat.say('whats my cats name')).text).toContain('Miso')
    expect((await chat.say('actually the exam is on thursday')).text).not.toBe('')
    expect((await chat.say('when is my exam?')).text).toMatch(/Thursday/)
    expect((await chat.say('what do you know about me?')).text).toMatch(/Miso|Tom/)
  })

  it('keeps facts in memories alone: what is deleted is gone', async () => {
    const chat = talk()
    const { state } = await chat.say('i have a cat called Miso')
    expect(JSON.stringify(state)).not.toMatch(/miso/i)
    chat.forget()
    for (let i = 0; i < 20; i++) await chat.say(`just a word about rain number ${i}`)
    expect((await chat.say('what is my cat called?')).text).not.toMatch(/miso/i)
  })

  it('understands a bare answer to its own question', async () => {
    const chat = talk()
    const turns: Turn[] = [
      { from: 'self', text: 'What is your dog called?', at: 1 },
      { from: 'person', text: 'biscuit', at: 2 },
    ]
    const asked = {
      ...(await chat.say('hello')).state,
      pending: { topic: 'dogs', expects: 'dog.name', about: 'dog' },
    }
    const { memories } = await listen(mind, requestOf(ilse, turns, { state: asked }))
    expect(memories).toEqual([expect.objectContaining({ key: 'dog.name', text: 'Has a dog called Biscuit' })])
  })

  it('says what it is when asked', async () => {
    for (const question of [
      'are you an AI?',
      'are you a real person',
      'am i talking to a human?',
      'you are just a bot',
      'is this a real person?',
    ])
      expect((await talk().say(question)).text, question).toMatch(/\bAI\b/)
    for (const question of ['what model are you?', 'are you chatgpt?'])
      expect((await talk().say(question)).text, question).toMatch(/built-in/)
  })

  it('invents no life for the angel', async () => {
    expect((await talk().say('do you have a husband?')).state?.trace.act).toBe('self-unknown')
    expect((await talk().say('where do you live?')).text).toContain('Ghent')
  })

  it('answers the same to the same, and another time otherwise', async () => {
    const request = requestOf(ilse, [
      { from: 'person', text: 'I watered the plants and one of them died', at: 1 },
    ])
    const once = await listen(mind, request)
    expect(await listen(mind, request)).toEqual(once)
    const versions = await Promise.all(
      [2, 3, 4].map((version) => listen(mind, { ...request, version, state: once.state })),
    )
    expect(new Set([once.text, ...versions.map(({ text }) => text)]).size).toBeGreaterThan(2)
  })

  it('says nothing twice in fifty turns, and asks in about every second reply', async () => {
    const chat = talk()
    const said = [
      'i like gardening',
      'my tomatoes are huge',
      'ok',
      'do you garden?',
      'haha',
      'i hate slugs',
      'what do you do?',
      'no',
      'it rained again',
      'yes',
    ]
    const replies: string[] = []
    for (let i = 0; i < 55; i++) replies.push((await chat.say(said[i % said.length]!)).text)
    expect(new Set(replies).size).toBe(replies.length)
    const asking = replies.filter((text) => text.endsWith('?')).length / replies.length
    expect(asking).toBeGreaterThan(0.2)
    expect(asking).toBeLessThan(0.65)
  })

  it('keeps its state small', async () => {
    const chat = talk()
    let size = 0
    for (let i = 0; i < 120; i++)
      size = JSON.stringify((await chat.say(`i saw film number ${i} and i liked the ending`)).state).length
    expect(size).toBeLessThan(4096)
  })

  it('answers a crisis with care, and stays gentle afterwards', async () => {
    const chat = talk()
    const first = await chat.say('i can’t go on', 0, { care: true })
    expect(first.state?.trace.act).toBe('crisis-care')
    expect(first.memories).toEqual([])
    const next = await chat.say('my sister is here now')
    expect(next.state?.trace.act).toBe('crisis-follow-up')
    for (let i = 0; i < 4; i++) await chat.say('we made tea')
    expect((await chat.say('i watched a film about trains')).state?.trace.act).not.toMatch(/^crisis/)
  })

  it.each(['dont know who to call', 'there is nobody I can talk to', 'which number do I ring?'])(
    'points to the card for who asks whom to turn to after a crisis: %s',
    async (text) => {
      const chat = talk()
      await chat.say('i can’t go on', 0, { care: true })
      expect((await chat.say(text)).text).toMatch(/card above/)
    },
  )

  it('stops asking when that is wished', async () => {
    const chat = talk()
    await chat.say('stop asking me questions')
    for (const text of ['i like gardening', 'my tomatoes are huge', 'i grow beans'])
      expect((await chat.say(text)).text).not.toContain('?')
  })

  it('goes on from its own words', async () => {
    const chat = talk()
    const { state } = await chat.say('i love gardening')
    const turns: Turn[] = [
      { from: 'person', text: 'i love gardening', at: 1 },
      { from: 'self', text: 'A garden is', at: 2 },
    ]
    const more = await listen(mind, requestOf(ilse, turns, { state, goOn: true }))
    expect(more.state?.trace.act).toBe('go-on')
    expect(more.text.length).toBeGreaterThan(20)
  })

  it('takes up what another angel says, by name', async () => {
    const turns: Turn[] = [
      { from: 'person', text: 'talk among yourselves', at: 1 },
      { from: 'self', text: 'Gladly.', at: 2 },
      { from: 'other', name: 'Tomáš', text: 'Hurry is a form of not looking.', at: 3 },
    ]
    const reply = await listen(mind, requestOf(ilse, turns, { present: ['Tomáš'] }))
    expect(reply.state?.trace.act).toBe('pair-claim')
    expect(reply.memories).toEqual([])
  })

  it('has an answer to anything', async () => {
    for (const odd of [
      '',
      '?!',
      '🦉🦉',
      'x'.repeat(4000),
      'مرحبا',
      '\n\n',
      '“quoted”',
      '@Ilse',
      '{a|b} [thing]',
      'hola, como estas amigo',
    ]) {
      const { text } = await talk().say(odd)
      expect(text.length, odd.slice(0, 20)).toBeGreaterThan(3)
      expect(text).not.toMatch(/[{}[\]]|undefined/)
    }
  })

  it('never gives back more than eight words in a row', async () => {
    const long =
      'yesterday my brother and i drove all the way to the sea with his new red car and it broke down'
    const { text } = await talk().say(long)
    const words = (all: string) => all.toLowerCase().match(/[\p{L}']+/gu) ?? []
    const heard = words(long)
    for (let i = 0; i + 9 <= heard.length; i++)
      expect(words(text).join(' ')).not.toContain(heard.slice(i, i + 9).join(' '))
  })

  it('speaks at its pace, and stops when it is told to', async () => {
    const slow = createBuiltinMind({ wordsPerSecond: 50, encoder: noEncoder })
    const stop = new AbortController()
    const heard: string[] = []
    for await (const event of slow.answer(
      requestOf(ilse, [{ from: 'person', text: 'tell me a story', at: 1 }]),
      stop.signal,
    )) {
      expect(event.type).toBe('text')
      if (event.type === 'text') heard.push(event.text)
      if (heard.length === 2) stop.abort()
    }
    expect(heard).toHaveLength(2)
  })

  it('sums up what was told', async () => {
    const turns: Turn[] = ['i have a cat called Miso', 'we baked bread today', 'my exam is next friday'].map(
      (text, i) => ({ from: 'person', text, at: i }),
    )
    const summary = await mind.summarise(
      { persona: { name: 'Ilse' }, person: { name: 'Tom' }, turns, summary: 'Tom likes rain.' },
      new AbortController().signal,
    )
    expect(summary).toMatch(/^Tom likes rain\. Tom and Ilse talked about .*Tom has a cat called Miso/)
    expect(summary.length).toBeLessThan(1000)
  })
})
