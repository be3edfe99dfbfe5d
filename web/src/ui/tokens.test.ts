import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function tokensAfter(marker: string): Record<string, string> {
  const start = css.indexOf(marker)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(oklch\([^)]*\))/g)].map(([, name, value]) => [name, value]),
  )
}

const dark = tokensAfter(`[data-theme='dark'] {`)
const light = { ...dark, ...tokensAfter(`[data-theme='light'] {`) }
const desk = { ...dark, ...tokensAfter(`[data-mood='desk'][data-mood][data-mood] {`) }
const lightDesk = {
  ...light,
  ...tokensAfter(`[data-theme='light'] [data-mood='desk'][data-mood][data-mood] {`),
}

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3']
const cards = ['surface-0', 'surface-1', 'surface-2']
const tones = ['danger', 'warn', 'ok', 'info']

/** Text on ground that has to be readable, and edges that have to be seen. */
const readable: [ink: string, grounds: string[]][] = [
  ['ink-1', [...surfaces, 'primary-tint', 'primary-tint-2', ...tones.map((tone) => `${tone}-tint`)]],
  ['ink-2', surfaces],
  ['ink-3', surfaces],
  ['primary-ink', [...surfaces, 'primary-tint']],
  ['primary-on', ['primary-a', 'primary-b']],
  ['danger-on', ['danger-fill']],
  ...tones.map((tone): [string, string[]] => [tone, [...cards, `${tone}-tint`]]),
  ...[1, 2, 3, 4, 5].map((n): [string, string[]] => [`angel-${n}`, cards]),
  ['surface-0', ['ink-1']],
]
const visible: [edge: string, grounds: string[]][] = [
  ['edge', cards],
  ['severe', cards],
  ['high', cards],
  ['medium', cards],
]

function failures(tokens: Record<string, string>, pairs: [string, string[]][], least: number): string[] {
  return pairs.flatMap(([one, grounds]) =>
    grounds.flatMap((ground) => {
      const [a, b] = [tokens[one], tokens[ground]]
      if (!a || !b) return [`${one} or ${ground} is missing`]
      const ratio = contrast(a, b)
      return ratio < least ? [`${one} on ${ground}: ${ratio.toFixed(2)}`] : []
    }),
  )
}

describe.each(Object.entries({ dark, light, desk, lightDesk }))('%s', (_name, tokens) => {
  test('every text can be read: 4.5:1', () => {
    expect(failures(tokens, readable, 4.5)).toEqual([])
  })
  test('every control edge can be seen: 3:1', () => {
    expect(failures(tokens, visible, 3)).toEqual([])
  })
})

test('the measure itself: black on white is 21, and equal colours are 1', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
  expect(contrast('oklch(0.5 0.1 30)', 'oklch(0.5 0.1 30)')).toBe(1)
})
