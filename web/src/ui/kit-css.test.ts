import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder).filter((name) => /\.(css|tsx?)$/.test(name) && !name.includes('.test.'))
const sources = new Map(files.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]))
const all = [...sources.values()].join('\n')

/** Set from outside the kit: by Base UI on its own elements. */
const foreign = ['--available-height', '--transform-origin']

/** In a mask only the alpha counts. */
function withoutMasks(text: string): string {
  return text.replace(/mask-\[[^\]]*\]/g, '')
}

test('colours stand in tokens.css alone', () => {
  const raw = [...sources]
    .filter(([name]) => !['tokens.css', 'contrast.ts'].includes(name))
    .flatMap(([name, text]) =>
      [...withoutMasks(text).matchAll(/oklch\(\s*[\d.]|rgba?\(|hsla?\(|#[0-9a-f]{3,8}\b(?!\/)/gi)].map(
        ([found]) => `${name}: ${found}`,
      ),
    )
  expect(raw).toEqual([])
})

test('every variable that the kit reads is set somewhere in it', () => {
  const set = new Set([...all.matchAll(/(--[\w-]+)['"]?\s*(?::|,\s*`)/g)].map(([, name]) => name))
  const read = new Set([...all.matchAll(/var\((--[\w-]+)(?=[),])/g)].map(([, name]) => name))
  const given = new Set([...all.matchAll(/setProperty\(\s*'(--[\w-]+)'/g)].map(([, name]) => name))
  const missing = [...read].filter(
    (name) => name && !set.has(name) && !given.has(name) && !foreign.includes(name),
  )
  expect(missing).toEqual([])
})

test('every class of the kit that a component names has a rule', () => {
  const rules = new Set([...all.matchAll(/\.(k-[\w-]+)/g)].map(([, name]) => name))
  const named = [...sources]
    .filter(([name]) => name.endsWith('.tsx'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/['" ](k-[\w-]+[a-z0-9])(?=['" ])/g)].map(([, name]) => `${file}: ${name}`),
    )
  expect(named.filter((entry) => !rules.has(entry.split(': ')[1]))).toEqual([])
})
