import { appendFileSync, existsSync, readFileSync } from 'node:fs'

type Encode = (texts: readonly string[]) => Promise<Int8Array[]>

const atOnce = 256

/**
 * What each text means, as a vector of length one. Each is encoded once, however often it is learned from, since that is what takes the time; with
 * a file, once for all runs.
 */
export function createMeanings(
  encode: Encode,
  file: string | undefined,
): (texts: readonly string[]) => Promise<Float32Array[]> {
  const known = new Map<string, Float32Array>()
  if (file !== undefined && existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [text, base64] = line.split('\t')
      if (text !== undefined && base64 !== undefined)
        known.set(text, unit(new Int8Array(Buffer.from(base64, 'base64'))))
    }
  }
  return async (texts) => {
    const fresh = [...new Set(texts)].filter((text) => !known.has(text))
    for (let i = 0; i < fresh.length; i += atOnce) {
      const part = fresh.slice(i, i + atOnce)
      const vectors = await encode(part)
      part.forEach((text, j) => known.set(text, unit(vectors[j]!)))
      if (file !== undefined) appendFileSync(file, linesOf(part, vectors))
    }
    return texts.map((text) => known.get(text)!)
  }
}

function linesOf(texts: readonly string[], vectors: readonly Int8Array[]): string {
  return texts.map((text, i) => `${text}\t${Buffer.from(vectors[i]!).toString('base64')}\n`).join('')
}

function unit(vector: Int8Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1
  return Float32Array.from(vector, (value) => value / length)
}
