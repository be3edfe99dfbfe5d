import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readCardFile } from './read-card-file.ts'
import { RefusedCard, UnreadableCard } from './refusals.ts'
import {
  base64,
  cardV1,
  cardV2,
  cardV3,
  charxCard,
  internationalChunk,
  packedChunk,
  pngCard,
  smallPng,
  textChunk,
  withChunks,
  zipOf,
} from './testing/build-cards.ts'

const json = (card: unknown) => Buffer.from(JSON.stringify(card))
const icon = { path: 'assets/icon/main.png', content: smallPng(), stored: true }
const withIcon = {
  ...cardV3,
  data: {
    ...cardV3.data,
    assets: [{ type: 'icon', uri: 'embeded://assets/icon/main.png', name: 'main', ext: 'png' }],
  },
}

const files: Record<string, readonly Buffer[]> = {
  JSON: [json(cardV1), json(cardV2), json(cardV3), Buffer.from(`\ufeff${JSON.stringify(cardV2)}`, 'utf16le')],
  PNG: [
    pngCard(cardV1),
    pngCard(cardV2),
    withChunks(smallPng(), textChunk('chara', base64(cardV2)), textChunk('ccv3', base64(cardV3))),
    withChunks(smallPng(), packedChunk('ccv3', base64(cardV3))),
    withChunks(smallPng(), internationalChunk('ccv3', base64(cardV3), true)),
  ],
  CHARX: [charxCard(cardV3), charxCard(withIcon, icon), charxCard(cardV2, { ...icon, stored: false })],
}

/** Half of them are broken before they are packed, so that what is inside is reached as well. */
const packed: Record<string, (card: Buffer) => Buffer> = {
  JSON: (card) => card,
  PNG: (card) => withChunks(smallPng(), textChunk('ccv3', Buffer.from(card.toString('base64')))),
  CHARX: (card) => zipOf([{ path: 'card.json', content: card }, icon]),
}

/** The same numbers every time: a failure names the number that shows it again. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const nasty = [
  '\0',
  '"',
  '\\',
  '{',
  '[[[[[[[[',
  '\\u0000',
  '\\ud800',
  '"__proto__":{},',
  '1e999',
  '-',
  '\ufeff',
  '{{user}}',
  '{{random:',
  'Age: 3',
  '\u202e',
  '99999999999999999999',
  'PK\x05\x06',
  'IEND',
].map((text) => Buffer.from(text))
const lengths = [0, 1, 0x7f, 0xff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff]

function mutated(file: Buffer, pick: (below: number) => number): Buffer {
  let bytes = Buffer.from(file)
  for (let left = 1 + pick(4); left > 0; left--) {
    const at = pick(bytes.length + 1)
    const to = Math.min(bytes.length, at + pick(1 + pick(400)))
    const kind = pick(9)
    if (kind === 0 && at < bytes.length) bytes[at]! ^= 1 << pick(8)
    else if (kind === 1 && at < bytes.length) bytes[at] = pick(256)
    else if (kind === 2)
      bytes = Buffer.concat([bytes.subarray(0, at), nasty[pick(nasty.length)]!, bytes.subarray(at)])
    else if (kind === 3) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(to)])
    else if (kind === 4)
      bytes = Buffer.concat([bytes.subarray(0, to), bytes.subarray(at, to), bytes.subarray(to)])
    else if (kind === 5) bytes = bytes.subarray(0, at)
    else if (kind === 6 && at + 4 <= bytes.length) bytes.writeUInt32BE(lengths[pick(lengths.length)]!, at)
    else if (kind === 7 && at + 4 <= bytes.length) bytes.writeUInt32LE(lengths[pick(lengths.length)]!, at)
    else if (at < to) bytes.fill(pick(256), at, to)
  }
  return bytes
}

describe.each(Object.entries(files))('2,000 mutations of files of the kind %s', (kind, originals) => {
  it('are read or refused with a word, each within a second, in little memory', () => {
    const before = process.memoryUsage.rss()
    let read = 0
    for (let n = 0; n < 2000; n++) {
      const pick = numbersFrom(n)
      const original = originals[Math.floor(n / 2) % originals.length]!
      const file = n % 2 === 0 ? mutated(original, pick) : packed[kind]!(mutated(json(cardV3), pick))
      // Of the processor: whatever else the machine is at is not the file's fault.
      const began = process.cpuUsage()
      try {
        const { draft } = readCardFile(file)
        read += 1
        expect(draft.age).toBeGreaterThanOrEqual(18)
      } catch (error) {
        const isTold = error instanceof UnreadableCard || error instanceof RefusedCard
        if (!isTold) throw new Error(`mutation ${n}`, { cause: error })
      }
      const { user, system } = process.cpuUsage(began)
      expect((user + system) / 1e6, `mutation ${n}`).toBeLessThan(1)
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024)
    // Neither all refused nor all read: the mutations reach what they are for.
    expect(read).toBeGreaterThan(100)
    expect(read).toBeLessThan(1900)
  }, 120_000)
})

describe('a file that is made to hurt', () => {
  const megabytes = 1024 * 1024
  const long = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)))
  const described = (description: string) => json({ ...cardV2, data: { ...cardV2.data, description } })
  const hostile: Record<string, () => Buffer> = {
    'brackets to the end': () => Buffer.alloc(20 * megabytes, '['),
    'objects to the end': () => Buffer.from(long('{"a":', 20 * megabytes)),
    'a list of millions': () => Buffer.from(`[${long('0,', 19 * megabytes)}0]`),
    'millions of keys': () =>
      Buffer.from(`{${Array.from({ length: 1_500_000 }, (_, i) => `"${i}":0`).join(',')}}`),
    'one endless text': () => described(long('x', 19 * megabytes)),
    'one endless text in another alphabet': () => described(long('月', 19 * megabytes)),
    'nothing but spaces': () => described(long(' ', 19 * megabytes)),
    'nothing but line ends': () => described(long('\n', 9 * megabytes)),
    'four megabytes of placeholders': () => described(long('{{random:', 3.9 * megabytes)),
    'four megabytes of ages': () => described(long('age: ', 3.9 * megabytes)),
    'four megabytes of stars': () => described(`age ${long('*', 3.9 * megabytes)}`),
    'four megabytes of years': () => described(long('30 years old ', 3.9 * megabytes)),
    'four megabytes of teens': () => described(long('a a a a a teen-', 3.9 * megabytes)),
    'four megabytes of looks': () => described(long('looks looks like ', 3.9 * megabytes)),
    'four megabytes of quotes': () =>
      json({ ...cardV2, data: { ...cardV2.data, personality: long('"a" + ', 3.9 * megabytes) } }),
    'an endless name, and words that are denied': () =>
      json({ name: long('Shota x ', 1.9 * megabytes), description: long('no loli ', 1.9 * megabytes) }),
    'a chunk that bursts': () =>
      withChunks(smallPng(), packedChunk('chara', Buffer.alloc(100 * megabytes, 32))),
    'a hundred chunks that burst': () => {
      const one = packedChunk('chara', Buffer.alloc(19 * megabytes, 32))
      return withChunks(smallPng(), ...Array.from({ length: 100 }, () => one))
    },
    'a million chunks': () => {
      const one = textChunk('a', Buffer.alloc(0))
      return withChunks(smallPng(), Buffer.concat(Array.from({ length: 1_000_000 }, () => one)))
    },
    'an archive that bursts': () =>
      zipOf([{ path: 'card.json', content: Buffer.alloc(100 * megabytes, 32) }]),
    'an archive that lies': () =>
      zipOf([{ path: 'card.json', content: Buffer.alloc(100 * megabytes, 32), size: 1000 }]),
    'an archive of many files': () =>
      zipOf(
        Array.from({ length: 60_000 }, (_, i) => ({ path: `${i}`, content: Buffer.alloc(0), stored: true })),
      ),
  }
  const reader = fileURLToPath(new URL('testing/read-and-measure.ts', import.meta.url))

  it.each(Object.keys(hostile))('is refused or read within a second and 200 MB: %s', (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'aureole-card-'))
    const file = join(folder, 'card')
    writeFileSync(file, hostile[kind]!())
    const { stdout, stderr, status } = spawnSync(process.execPath, [reader, file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(status, stderr).toBe(0)
    const { seconds, megabytes: grown } = JSON.parse(stdout) as { seconds: number; megabytes: number }
    expect(seconds).toBeLessThan(1)
    expect(grown).toBeLessThan(200)
  })
})
