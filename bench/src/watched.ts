import type { Safety } from '../../server/src/safety/index.ts'
import { quantile, type Row } from './lib/report.ts'

const rounds = 20

/** Replies that come word by word: what watching them takes of the processor, and what they wait for. */
export function measureWatch(safety: Pick<Safety, 'watch'>, replies: readonly string[]): Row[] {
  const cut = replies.map((reply) => reply.split(/(?= )/))
  const tokens = cut.reduce((total, pieces) => total + pieces.length, 0)
  const listen = (): void => {
    for (const pieces of cut) {
      const watch = safety.watch({ surface: 'reply' })
      for (const piece of pieces) watch.push(piece)
      watch.end()
    }
  }
  for (let round = 0; round < rounds; round++) listen()
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) listen()
  const { user, system } = process.cpuUsage(before)

  const waits = cut.flatMap((pieces) => waitsOf(safety, pieces))
  const held = waits.filter((wait) => wait > 0)
  return [
    {
      what: 'the watch: CPU for 1,000 tokens of a reply',
      value: (user + system) / rounds / tokens,
      unit: 'ms',
      atMost: 2,
    },
    { what: 'the watch: tokens held back', value: (100 * held.length) / waits.length, unit: '%' },
    { what: 'the watch: a token held back waits for, p50', value: quantile(held, 0.5), unit: 'tokens' },
    { what: 'the watch: a token held back waits for, p95', value: quantile(held, 0.95), unit: 'tokens' },
    { what: 'the watch: a token waits at the most', value: Math.max(0, ...held), unit: 'tokens' },
  ]
}

/** For each token, how many more had to come until all of it was shown. */
function waitsOf(safety: Pick<Safety, 'watch'>, pieces: readonly string[]): number[] {
  const watch = safety.watch({ surface: 'reply' })
  const waits: number[] = []
  let shown = 0
  let written = 0
  const waiting: { end: number; at: number }[] = []
  pieces.forEach((piece, at) => {
    written += piece.length
    waiting.push({ end: written, at })
    shown += watch.push(piece).length
    while (waiting[0] !== undefined && waiting[0].end <= shown) waits.push(at - waiting.shift()!.at)
  })
  for (const { at } of waiting) waits.push(pieces.length - at)
  return waits
}
