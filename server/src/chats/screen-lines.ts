import { setImmediate as breathe } from 'node:timers/promises'
import type { Safety } from '../safety/index.ts'

const charactersAtOnce = 4000

/** Which of many texts may not be kept, by their places. Looked through together, and one by one only where something is found. */
export async function blockedAmong(safety: Safety, texts: readonly string[]): Promise<Set<number>> {
  const blocked = new Set<number>()
  for (let from = 0; from < texts.length;) {
    let to = from
    for (let length = 0; to < texts.length && (to === from || length <= charactersAtOnce); to++) {
      length += texts[to]?.length ?? 0
    }
    const verdict = await safety.screen(texts.slice(from, to).join('\n'), { surface: 'message' })
    for (let place = from; verdict.kind !== 'allow' && place < to; place++) {
      const own = await safety.screen(texts[place] ?? '', { surface: 'message' })
      if (own.kind === 'block') blocked.add(place)
    }
    from = to
    await breathe()
  }
  return blocked
}
