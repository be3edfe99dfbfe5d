import { seeded, shuffled } from './seeded.ts'

/** Who speaks when angels talk among themselves: everyone in turn, in an order left to the seed, nobody twice in a row. */
export function talkOrder(
  ids: readonly string[],
  turns: number,
  seed: string,
  lastSpeaker: string | undefined,
): string[] {
  if (ids.length < 2) return ids.slice(0, Math.min(turns, ids.length))
  const next = seeded(seed)
  const order: string[] = []
  while (order.length < turns) {
    const round = shuffled(ids, next)
    const before = order.at(-1) ?? lastSpeaker
    if (round[0] === before) round.push(...round.splice(0, 1))
    order.push(...round)
  }
  return order.slice(0, turns)
}
