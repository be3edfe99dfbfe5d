import { describe, expect, it } from 'vitest'
import { pairs } from '../pairs.ts'
import { acts } from './index.ts'

/** Here the asking is the whole act. */
const asking = new Set(['would-you-rather', 'nonsense', 'fallback-unsure', 'crisis-care'])
/** Here people in the story may talk, and ask, as they like. */
const told = new Set(['wants-joke', 'wants-story'])

const more: Readonly<Record<string, number>> = {
  'wants-joke': 25,
  'would-you-rather': 25,
  'fun-fact': 20,
  'fallback-unsure': 25,
  'crisis-care': 15,
}

/** Every text that a line may become is a mix of these, so what holds for each holds for what is said. */
function readings(line: string): string[] {
  const most = Math.max(1, ...[...line.matchAll(/\{([^}]*)\}/g)].map(([, inner]) => inner!.split('|').length))
  return Array.from({ length: most }, (_, pick) =>
    line.replaceAll(/\{([^}]*)\}/g, (_whole, inner: string) => {
      const variants = inner.split('|')
      return variants[pick % variants.length]!
    }),
  )
}

const words = (text: string) => text.split(/\s+/).length
const questions = (text: string) => text.split('?').length - 1
const lines = [...acts, ...pairs].flatMap(({ id, lines: own }) => own.map((line) => [id, line] as const))

describe('the acts', () => {
  it.each(acts.map((act) => [act.id, act] as const))('%s has enough to go by and to say', (id, act) => {
    expect(new Set(act.said).size).toBe(act.said.length)
    expect(act.said.length).toBeGreaterThanOrEqual(16)
    expect(act.lines.length).toBeGreaterThanOrEqual(more[id] ?? 12)
    const free = act.lines.filter((line) => !line.includes('['))
    expect(free.length, 'lines that need nothing to be known').toBeGreaterThanOrEqual(8)
  })

  it.each(acts.filter(({ id }) => !asking.has(id) && !told.has(id)).map((act) => [act.id, act] as const))(
    '%s ends in a question in one line of three at most',
    (_, act) => {
      const asks = act.lines.filter((line) => readings(line).some((text) => text.endsWith('?')))
      expect(asks.length).toBeLessThanOrEqual(act.lines.length / 3)
    },
  )

  it('are each there once', () => {
    expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length)
    expect(acts.length).toBeGreaterThanOrEqual(58)
  })

  it('asks in every line of care whether the person is safe or has company, and names the card', () => {
    for (const line of acts.find(({ id }) => id === 'crisis-care')!.lines) {
      expect(line).toMatch(/above/)
      expect(line).toMatch(/safe|danger|with you|near you|on your own/)
      expect(line).toMatch(/\?$/)
    }
  })

  it('says at every question about it that an AI is answering', () => {
    const honest = new Map([
      ['are-you-ai', /\bAI\b/],
      ['are-you-real', /\bAI\b/],
      ['has-feelings', /\bAI\b/],
      ['declares-love', /\bAI\b/],
      ['which-model', /built-in mind/],
    ])
    for (const [id, naming] of honest) {
      for (const text of acts.find((act) => act.id === id)!.lines.flatMap(readings)) {
        expect(text, id).toMatch(naming)
      }
    }
  })

  it('tells stories of 40 to 60 words', () => {
    for (const line of acts.find(({ id }) => id === 'wants-story')!.lines) {
      expect(words(line)).toBeGreaterThanOrEqual(40)
      expect(words(line)).toBeLessThanOrEqual(60)
    }
  })
})

describe('the pairs', () => {
  it('have lines after whatever another angel did, most of which name that angel', () => {
    const after = new Map(pairs.map((pair) => [pair.after, pair]))
    expect([...after.keys()].toSorted()).toEqual([
      'claim',
      'joke',
      'plan',
      'praise',
      'question',
      'story',
      'tease',
      'worry',
    ])
    for (const pair of pairs) {
      expect(pair.lines.length).toBeGreaterThanOrEqual(14)
      expect(pair.lines.filter((line) => line.includes('[other]')).length).toBeGreaterThan(
        pair.lines.length / 2,
      )
    }
  })
})

describe('every line of the acts and pairs', () => {
  it('is there once', () => {
    const texts = lines.map(([, line]) => line)
    expect(texts.filter((line, at) => texts.indexOf(line) !== at)).toEqual([])
  })

  it('uses typographic signs, known slots and whole variants', () => {
    for (const [id, line] of lines) {
      expect(line, id).toBe(line.trim())
      expect(line, id).not.toMatch(/['"]|--|\.\.\.|[\u2013\u2014]|\p{Extended_Pictographic}/u)
      expect(line.replaceAll(/\{[^{}]*\|[^{}]*\}/g, ''), id).not.toMatch(/[{}|]/)
      const slots = [...line.matchAll(/\[([^\]]*)\]/g)].map(([, slot]) => slot)
      expect(['name', 'thing', 'other'], id).toEqual(expect.arrayContaining(slots))
    }
  })

  it('asks one thing at most and is no speech', () => {
    for (const [id, line] of lines) {
      for (const text of readings(line)) {
        if (!told.has(id)) expect(questions(text), text).toBeLessThanOrEqual(1)
        expect(words(text), text).toBeLessThanOrEqual(60)
        expect(text, id).not.toMatch(/ {2}| [.,?]|^\s|\s$/)
      }
    }
  })

  it('tells nothing of an angel’s own life', () => {
    const own =
      /\bI (?:love|adore|hate|used to|grew up|was born|live in)\b|\bwhen I was\b|\bmy (?:mother|father|sister|brother|cat|dog|house|childhood|husband|wife)\b/i
    for (const [, line] of lines) expect(line).not.toMatch(own)
  })
})
