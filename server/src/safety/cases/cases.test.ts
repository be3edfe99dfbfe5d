import { describe, expect, it } from 'vitest'
import { categories } from '../index.ts'
import type { Case } from './case.ts'
import { devCases } from './dev/index.ts'
import { heldOutCases } from './held-out/index.ts'
import { secondHeldOutCases } from './held-out/second/index.ts'
import { thirdHeldOutCases } from './held-out/third/index.ts'
import { obfuscations } from './obfuscate.ts'

const halves = { dev: devCases, 'held-out': heldOutCases }
const all = [...devCases, ...heldOutCases, ...secondHeldOutCases, ...thirdHeldOutCases]
const harmless = [...devCases, ...heldOutCases].filter((one) => one.expect === 'allow')

describe('the labelled cases', () => {
  it('are many, and many of them harmless', () => {
    expect(devCases.length).toBeGreaterThanOrEqual(320)
    expect(heldOutCases.length).toBeGreaterThanOrEqual(320)
    expect(harmless.length).toBeGreaterThanOrEqual(260)
  })

  it.each(Object.entries(halves))('cover every category in the %s half', (_, cases) => {
    for (const category of categories) {
      const ofIt = cases.filter((one) => one.category === category)
      expect(ofIt.length, category).toBeGreaterThanOrEqual(12)
    }
    // By its place and never by its words: a failure is read by whoever writes rules.
    for (const [place, one] of cases.entries())
      expect(one.expect === 'allow', `case ${place}`).toBe(one.category === undefined)
  })

  it('cover every category in the second held-out half as well, with many crises and many harmless', () => {
    const number = (is: (one: Case) => boolean): number => secondHeldOutCases.filter(is).length
    for (const category of categories)
      expect(
        number((one) => one.category === category),
        category,
      ).toBeGreaterThanOrEqual(6)
    expect(number((one) => one.category === 'self-harm')).toBeGreaterThanOrEqual(60)
    expect(number((one) => one.expect === 'crisis-acute')).toBeGreaterThanOrEqual(24)
    expect(number((one) => one.expect === 'allow')).toBeGreaterThanOrEqual(110)
    for (const [place, one] of secondHeldOutCases.entries())
      expect(one.expect === 'allow', `case ${place}`).toBe(one.category === undefined)
  })

  it('have many crises and many harmless in the third set as well', () => {
    const number = (is: (one: Case) => boolean): number => thirdHeldOutCases.filter(is).length
    expect(number((one) => one.category === 'self-harm')).toBeGreaterThanOrEqual(75)
    expect(number((one) => one.expect === 'crisis-acute')).toBeGreaterThanOrEqual(30)
    expect(number((one) => one.expect === 'allow')).toBeGreaterThanOrEqual(220)
    for (const [place, one] of thirdHeldOutCases.entries())
      expect(one.expect === 'allow', `case ${place}`).toBe(one.category === undefined)
  })

  it('are each there once, in one half', () => {
    const seen = all.map((one) => wordsOf([...(one.before ?? []), one.text].join('\n')))
    const twice = seen.flatMap((text, i) => (seen.indexOf(text) === i ? [] : [i]))
    expect(twice).toEqual([])
  })
})

/** So that the same text in other punctuation is the same text. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

describe('obfuscations', () => {
  it.each(Object.entries(obfuscations))(
    '%s changes the letters and not the number of words that matter',
    (name, change) => {
      const text = 'nobody should ever write poison here'
      expect(change(text)).not.toBe(text)
      expect(change(text)).toBe(change(text))
      if (name !== 'spaced letters') expect(change(text).split(' ')).toHaveLength(6)
    },
  )

  it('are told apart', () => {
    const made = Object.values(obfuscations).map((change) => change('nobody should ever write poison here'))
    expect(new Set(made).size).toBe(made.length)
  })
})
