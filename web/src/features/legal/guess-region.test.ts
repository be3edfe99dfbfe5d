import { describe, expect, it } from 'vitest'
import { guessRegion } from './guess-region.ts'

describe('whose crisis lines come first', () => {
  it('those of where the clock is set', () => {
    expect(guessRegion('Europe/Amsterdam', ['en-US'])).toBe('NL')
    expect(guessRegion('Australia/Hobart', ['en-GB'])).toBe('AU')
  })

  it('else those of the language’s region', () => {
    expect(guessRegion('UTC', ['de', 'fr-CH'])).toBe('CH')
  })

  it('none in particular where nothing tells', () => {
    expect(guessRegion('Etc/UTC', ['en'])).toBeUndefined()
  })
})
