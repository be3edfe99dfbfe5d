import { beforeAll, describe, expect, it } from 'vitest'
import type { KnownAvatar } from '../avatars/index.ts'
import type { LoreEntry, MindWindow, Remembered, Script } from '../minds/index.ts'
import { noor as persona } from '../testing/mind-request.ts'
import { budget, promptFor } from './prompt.ts'
import type { SaidRow } from './store-messages.ts'

const noor = { ...persona, id: 'noor', relation: null } as unknown as KnownAvatar
const kofi = { ...persona, id: 'kofi', name: 'Kofi', relation: null } as unknown as KnownAvatar

function row(seq: number, text: string, more: Partial<SaidRow> = {}): SaidRow {
  return {
    id: `message ${seq}`,
    seq,
    text,
    author: 'PERSON',
    avatarId: null,
    createdAt: new Date(seq * 1000),
    care: false,
    ...more,
  }
}

const person = { name: 'Robin', about: 'Night owl.' }

type Parts = Parameters<typeof promptFor>[0]

function prompt(history: SaidRow[], change: Partial<Parts> = {}) {
  return promptFor({
    avatar: noor,
    script: undefined,
    avatars: [noor, kofi],
    present: [noor],
    person,
    memories: [],
    summary: null,
    history,
    begun: '',
    version: 1,
    state: null,
    care: false,
    concern: false,
    askedBy: 'robin',
    now: 99_000,
    ...change,
  })
}

const lines = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, i) => row(i + 1, text(i + 1)))

describe('what a mind gets', () => {
  it('is who said what and when, and who is there', () => {
    expect(
      prompt(
        [
          row(2, 'Evening.', { author: 'AVATAR', avatarId: 'noor' }),
          row(3, 'Hello both'),
          row(5, 'Low C.', { author: 'AVATAR', avatarId: 'kofi' }),
          row(7, 'And?'),
        ],
        { present: [noor, kofi], care: true },
      ),
    ).toMatchObject({
      turns: [
        { from: 'self', text: 'Evening.', at: 2000 },
        { from: 'person', text: 'Hello both', at: 3000 },
        { from: 'other', name: 'Kofi', text: 'Low C.', at: 5000 },
        { from: 'person', text: 'And?', at: 7000 },
      ],
      persona,
      present: ['Kofi'],
      goOn: false,
      care: true,
      askedBy: 'robin',
      person,
    })
  })

  it('is the latest of a conversation, oldest first', () => {
    const many = prompt(lines(200, (n) => `Line ${n}`)).turns
    expect(many).toHaveLength(budget.turns)
    expect(many.at(-1)?.text).toBe('Line 200')
    const long = prompt(lines(30, () => 'x'.repeat(4000))).turns
    expect(long.map((turn) => turn.text).join('').length).toBeLessThanOrEqual(budget.characters)
    expect(long.length).toBeGreaterThan(1)
  })

  it('is the last line at least, however long', () => {
    expect(prompt([row(1, 'x'.repeat(budget.characters * 2))]).turns).toHaveLength(1)
  })

  it('R26: ends with its own words when it is to go on from them', () => {
    const { turns, goOn } = prompt([row(3, 'Tell me')], { begun: 'Once upon' })
    expect(goOn).toBe(true)
    expect(turns).toEqual([
      { from: 'person', text: 'Tell me', at: 3000 },
      { from: 'self', text: 'Once upon', at: 99_000 },
    ])
  })
})

describe('what fits', () => {
  /** A word is a token. */
  let counted = 0
  const words = (tokens: number): MindWindow => ({
    tokens,
    count: (text) => {
      counted++
      return text.split(/\s+/).filter(Boolean).length
    },
  })
  beforeAll(() => void (counted = 0))

  const memory = (text: string): Remembered => ({
    kind: 'FACT',
    text,
    key: null,
    data: null,
    pinned: false,
    at: 0,
  })

  /** As the window counts. */
  function size(request: ReturnType<typeof prompt>): number {
    const { persona: of, turns, memories, summary, person: who } = request
    const { script } = of
    const texts = [
      of.name,
      of.occupation,
      of.biography,
      of.speakingStyle,
      ...of.traits,
      ...of.hobbies,
      ...of.opinions,
      ...of.quirks,
      ...of.neverSays,
      who.about ?? '',
      summary ?? '',
      script?.systemPrompt,
      script?.scenario,
      script?.exampleDialogues,
      script?.postHistory,
      ...(script?.lore ?? []).map(({ text }) => text),
      ...turns.map(({ text }) => text),
      ...memories.map(({ text }) => text),
    ]
    return texts.join(' ').split(/\s+/).filter(Boolean).length
  }

  it('is everything, without counting, where its length alone says so', () => {
    counted = 0
    const request = prompt(
      lines(20, (n) => `Line ${n}`),
      { window: words(5000) },
    )
    expect(request.turns).toHaveLength(20)
    expect(counted).toBe(0)
  })

  it('M21: leaves out the oldest turns, and never the last', () => {
    const history = lines(40, (n) => `${n} ${'word '.repeat(50)}`)
    const request = prompt(history, {
      window: words(700),
      summary: 'They met.',
      memories: [memory('Has a cat')],
    })
    expect(size(request)).toBeLessThanOrEqual(700)
    expect(request.turns.length).toBeGreaterThan(5)
    expect(request.turns.at(-1)?.text).toBe(history.at(-1)?.text)
    expect(request).toMatchObject({ summary: 'They met.', memories: [{ text: 'Has a cat' }] })
  })

  it('M21: keeps the end of a last turn that is too long for anything', () => {
    const request = prompt([row(1, 'Before'), row(2, `${'word '.repeat(3000)}Why?`)], { window: words(500) })
    expect(size(request)).toBeLessThanOrEqual(500)
    expect(request.turns.at(-1)?.text).toMatch(/^word .*Why\?$/)
    const own = prompt([row(1, 'Tell me')], { begun: `${'word '.repeat(3000)}and so`, window: words(500) })
    expect(own.turns.map(({ text }) => text.slice(-6))).toEqual(['ell me', 'and so'])
  })

  it('M21: fits whatever a card has written', () => {
    const huge = 'word '.repeat(20_000)
    const lore: LoreEntry[] = Array.from({ length: 500 }, (_, i) => ({
      ...entry([], `Lore ${i} ${'word '.repeat(30)}`),
      always: true,
      order: 500 - i,
    }))
    const examples = `<START>\n${'short '.repeat(30)}<START>\n${'word '.repeat(2000)}`
    const script: Script = {
      systemPrompt: huge,
      scenario: huge,
      exampleDialogues: examples,
      postHistory: huge,
      lore,
    }
    const avatar = { ...noor, biography: huge }
    const memories = Array.from({ length: 300 }, (_, i) => memory(`Memory ${i} of something that was said`))
    const request = prompt(
      lines(40, () => 'word '.repeat(100)),
      {
        avatar,
        script,
        memories,
        summary: huge,
        person: { name: 'Robin', about: huge },
        window: words(2000),
      },
    )
    expect(size(request)).toBeLessThanOrEqual(2000)
    expect(request.turns.length).toBeGreaterThanOrEqual(3)
    expect(request.memories[0]?.text).toContain('Memory 0 ')
    expect(request.memories.length).toBeGreaterThan(5)
    // The lowest orders stay, and examples are left out whole.
    expect(request.persona.script?.lore[0]?.text).toContain('Lore 499')
    expect(request.persona.script?.exampleDialogues).toMatch(/^<START>\n(short )+$/)
  })

  it('M21: fits scripts without spaces too', () => {
    const letters: MindWindow = { tokens: 400, count: (text) => text.length }
    const request = prompt(
      lines(30, () => '今日はとても良い天気ですね。'.repeat(10)),
      { window: letters },
    )
    expect(request.turns.length).toBeGreaterThanOrEqual(1)
    expect(request.turns.map(({ text }) => text).join('').length).toBeLessThanOrEqual(400)
  })
})

function entry(keys: string[], text: string, change: Partial<LoreEntry> = {}): LoreEntry {
  return { keys, secondaryKeys: [], text, always: false, caseSensitive: false, order: 100, ...change }
}

describe('what of an angel’s world is meant', () => {
  const lore = [
    entry(['lamp', 'Lighthouse'], 'The lamp turns.', { order: 5 }),
    entry(['art'], 'She paints.'),
    entry(['Mark'], 'Mark is a dog.', { caseSensitive: true }),
    entry(['storm'], 'The storm of 1987.', { secondaryKeys: ['roof', 'boat'] }),
    entry([], 'Skagen lies in the north.', { always: true, order: 1 }),
    entry(['灯台'], '灯台は海辺にある。'),
    entry(['sea'], 'The sea is cold.', { order: 2 }),
  ]
  const script: Script = {
    systemPrompt: null,
    scenario: null,
    exampleDialogues: null,
    postHistory: null,
    lore,
  }
  const meant = (...said: string[]) =>
    prompt(
      said.map((text, i) => row(i + 1, text)),
      { script },
    ).persona.script?.lore.map(({ text }) => text)

  it('is what always counts, and what was named, in its order', () => {
    expect(meant('Hello')).toEqual(['Skagen lies in the north.'])
    expect(meant('Is the LIGHTHOUSE by the sea?')).toEqual([
      'Skagen lies in the north.',
      'The sea is cold.',
      'The lamp turns.',
    ])
  })

  it('is meant by whole words, in the right case where that matters', () => {
    expect(meant('I start again, mark my words')).toHaveLength(1)
    expect(meant('Art and Mark’s bowl')).toEqual([
      'Skagen lies in the north.',
      'She paints.',
      'Mark is a dog.',
    ])
    expect(meant('あの灯台はどこ')).toContain('灯台は海辺にある。')
  })

  it('needs a second word where the entry wants one', () => {
    expect(meant('A storm!')).toHaveLength(1)
    expect(meant('A storm!', 'It took the roof.')).toContain('The storm of 1987.')
  })

  it('is looked for in what was said lately', () => {
    expect(meant('The lamp', ...Array<string>(6).fill('Nothing'))).toHaveLength(1)
    expect(meant('The lamp', ...Array<string>(5).fill('Nothing'))).toHaveLength(2)
  })

  it('takes no time with thousands of entries', () => {
    const many = Array.from({ length: 5000 }, (_, i) =>
      entry([`key${i}`, `word${i}`, `name${i}`], `Entry ${i}`),
    )
    const began = performance.now()
    prompt(
      lines(10, () => 'Talk of this and that. '.repeat(50)),
      { script: { ...script, lore: many } },
    )
    expect(performance.now() - began).toBeLessThan(100)
  })
})
