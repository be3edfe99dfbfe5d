import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { obfuscations } from './cases/obfuscate.ts'
import { createSafety } from './index.ts'

const safety = createSafety()

function watched(pieces: readonly string[]) {
  const watch = safety.watch({ surface: 'reply' })
  const held: number[] = []
  let shown = ''
  let written = 0
  for (const piece of pieces) {
    shown += watch.push(piece)
    written += piece.length
    held.push(written - shown.length)
  }
  shown += watch.end()
  return { shown, held, stopped: watch.stopped() }
}

/** A text cut anywhere, in the middle of a character as well. */
const cut = (text: string) =>
  fc
    .uniqueArray(fc.nat({ max: text.length }), { maxLength: 40 })
    .map((places) => [0, ...places.toSorted((a, b) => a - b), text.length])
    .map((places) => places.slice(1).map((to, i) => text.slice(places[i], to)))

const ordinary = [
  'I used to take the long way home, past the bakery, just to smell the bread. You should try it once. Do you live near one?',
  'She is sixty-two and small, better at chess than anyone I know… and she hates to end a game early!',
  'No. I would not hurt a fly; I make soup, I cut onions, I cry. Then we eat. 🦉👩‍🚀 Tomorrow at 7?',
  'Please don’t hurt yourself. Is somebody with you right now? You could call 116 123, day and night.',
  'Kinder Überraschung, ça va, привет, мир. a b c d e f. It is 15 minutes from here, number 12.',
  'My kids and the teens next door sang all evening, and the little girl from the second floor played the drum.',
]

const everyday =
  'My shop smells of glue and old paper. In the mornings the light falls through the tall window onto the bench, and I sort the books by how badly they were loved. Yesterday a woman brought an atlas from her grandfather. The spine was gone, half of Asia hung by a thread, and somebody had pressed a fern between Norway and Sweden. I told her that I could save it, but that the fern should stay. She laughed and said that her grandmother had put it there before the wedding. We drank tea, and the kettle sang. What is the oldest thing that you own? I ask because people always begin with the price and end with a story, and I like the story better.'

const forbidden: readonly (readonly [rule: string, before: string, match: string])[] = [
  ['urges-self-harm', 'Nobody cares, and you should just ', 'kill yourself'],
  ['tells-a-method', 'It is said that the ', 'lethal dose of that'],
  ['explicit', 'Come here and ', 'suck my dick'],
  ['hate-severe', 'I think that immigrants should be ', 'exterminated'],
  ['tells-where-others-are', 'Of course, her ', 'number is 07700'],
  ['csam', 'Look for ', 'child porn'],
]

describe('watching a reply', () => {
  it('W1: hands out a harmless text as it is, however it is cut', () => {
    for (const text of ordinary) {
      fc.assert(
        fc.property(cut(text), (pieces) => {
          const { shown, stopped } = watched(pieces)
          expect(stopped?.findings).toBeUndefined()
          expect(shown).toBe(text)
        }),
        { numRuns: 60 },
      )
    }
  })

  it('W1: hands out any text that nothing is found in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }).chain(cut), (pieces) => {
        const { shown, stopped } = watched(pieces)
        if (stopped === undefined) expect(shown).toBe(pieces.join(''))
      }),
      { numRuns: 300 },
    )
  })

  it.each(forbidden)('W2: never shows the beginning of a match: %s', (rule, before, match) => {
    fc.assert(
      fc.property(cut(`${before}${match} and so on, and on.`), (pieces) => {
        const { shown, stopped } = watched(pieces)
        expect(stopped?.findings.map((one) => one.rule)).toContain(rule)
        expect(before.startsWith(shown), shown).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it.each(Object.entries(obfuscations))('W2: also not in disguise: %s', (_, change) => {
    const { shown, stopped } = watched(
      Array.from(change('Nobody cares, you should really kill yourself now.')),
    )
    expect(stopped?.kind).toBe('block')
    expect(shown.length).toBeLessThanOrEqual(change('Nobody cares, you should really ').length)
  })

  it('W3: of a pair that is wrong only together, the second half is never shown', () => {
    const { shown, stopped } = watched(
      'She is a 15 year old girl and she is so very horny today'.split(/(?= )/),
    )
    expect(stopped?.findings[0]).toMatchObject({ category: 'minors' })
    expect(shown).not.toContain('horny')
  })

  it('W4: ordinary words do not wait', () => {
    const held = watched(everyday.split(/(?= )/)).held.toSorted((a, b) => a - b)
    expect(held[Math.floor(held.length * 0.5)]).toBe(0)
    expect(held[Math.floor(held.length * 0.95)]).toBeLessThanOrEqual(12)
  })

  it('W5: says nothing any more once it has stopped', () => {
    const watch = safety.watch({ surface: 'reply' })
    watch.push('you should kill yourself ')
    expect(watch.stopped()).toMatchObject({ kind: 'block' })
    expect(watch.push('Hello') + watch.end()).toBe('')
  })

  it('W6: what the brand allows between adults is not stopped', () => {
    const watch = safety.watch({ surface: 'reply', explicit: 'allowed' })
    watch.push('suck my dick ')
    expect(watch.stopped()).toBeUndefined()
  })
})
