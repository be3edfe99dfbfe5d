import { describe, expect, test } from 'vitest'
import { contrast } from '../../ui/contrast.ts'
import { angelColour, angelHues, hueOf } from './angel-colours.ts'

const palette = (ground: string) => ({ ground, line: '#000000', halo: '#f8e0bd' })
/** What the bubbles are made of in both themes. */
const bubbles = { dark: 'oklch(0.254 0.028 322)', light: 'oklch(0.991 0.006 88)' }

describe('the colours of angels', () => {
  test('come from the portrait', () => {
    expect(Math.round(hueOf('#ff0000')!)).toBe(29)
    expect(Math.round(hueOf('#0000ff')!)).toBe(264)
    expect(hueOf('#777777')).toBeUndefined()
    expect(hueOf('plum')).toBeUndefined()
  })

  test('can be told apart within a group, also when the portraits are alike', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, palette: palette('#22305f') }))
    const hues = [...angelHues(five).values()].toSorted((a, b) => a - b)
    hues.forEach((hue, place) => {
      const next = hues[place + 1] ?? hues[0]! + 360
      expect(next - hue).toBeGreaterThanOrEqual(34)
    })
  })

  test('can be read on a bubble, whatever the hue, in dark and in light', () => {
    for (let hue = 0; hue < 360; hue += 5) {
      const [, light = '', dark = ''] = /light-dark\((.*\)), (.*\))\)/.exec(angelColour(hue)) ?? []
      expect(contrast(light, bubbles.light)).toBeGreaterThan(4.5)
      expect(contrast(dark, bubbles.dark)).toBeGreaterThan(4.5)
    }
  })
})
