import { readdirSync, readFileSync } from 'node:fs'

/** Things told, by people who have nothing to do with each other, and ways to ask for each: to learn from, beside the worlds. */
export interface Pairs {
  readonly says: readonly string[]
  readonly asks: readonly { readonly right: number; readonly question: string }[]
}

const folder = new URL('pairs/', import.meta.url)
/** Blocks of one field that are asked of together; the next ones are of others. */
const blocksTogether = 3

/** `what was told => a question => another one`, in blocks of one field, so that what else was told is hard to tell from the answer. */
export function readPairs(): Pairs[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => {
      const blocks = readFileSync(new URL(name, folder), 'utf8')
        .trim()
        .split(/\n{2,}/)
      return Array.from({ length: Math.ceil(blocks.length / blocksTogether) }, (_, i) =>
        pairsIn(
          blocks.slice(i * blocksTogether, (i + 1) * blocksTogether).flatMap((block) => block.split('\n')),
        ),
      )
    })
}

function pairsIn(lines: readonly string[]): Pairs {
  const parts = lines.map((line) => line.split(' => ').map((part) => part.trim()))
  return {
    says: parts.map(([told]) => told ?? ''),
    asks: parts.flatMap(([, ...questions], right) => questions.map((question) => ({ right, question }))),
  }
}
