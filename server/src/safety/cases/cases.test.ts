import { describe, expect, it } from 'vitest'
import { categories } from '../index.ts'
import { devCases } from './dev/index.ts'
import { heldOutCases } from './held-out/index.ts'
import { obfuscations } from './obfuscate.ts'

const halves = { dev: devCases, 'held-out': heldOutCases }
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

  it('are each there once, in one half', () => {
    const seen = [...devCases, ...heldOutCases].map((one) =>
      [...(one.before ?? []), one.text].join('\n').toLowerCase(),
    )
    const twice = seen.flatMap((text, i) => (seen.indexOf(text) === i ? [] : [i]))
    expect(twice).toEqual([])
  })
})

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
