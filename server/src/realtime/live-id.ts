import { createHash } from 'node:crypto'
import { parsePosition, unknownPosition } from '../platform/bus/position.ts'

const mostCharacters = 512

/** Names a topic inside an id without telling it. */
export function topicMark(topic: string): string {
  return createHash('sha256').update(topic).digest('hex').slice(0, 8)
}

/** Where a connection stands on all of its topics, as one `Last-Event-ID`. */
export function formatLiveId(positions: ReadonlyMap<string, string>): string {
  let id = ''
  for (const [mark, position] of positions) id += id === '' ? `${mark}:${position}` : `,${mark}:${position}`
  return id
}

/** Position by topic mark; nothing for what we did not write ourselves. */
export function parseLiveId(text: string): Map<string, string> | undefined {
  if (text.length > mostCharacters) return undefined
  const positions = new Map<string, string>()
  for (const part of text.split(',')) {
    const [mark = '', position = ''] = part.split(':', 2)
    if (!/^[0-9a-f]{8}$/.test(mark) || parsePosition(position) === undefined) return undefined
    positions.set(mark, position)
  }
  return positions
}

/** Where each topic goes on. A topic that the id does not speak of was not followed, so nothing is proved about it. */
export function startingPoints(
  topics: readonly string[],
  lastEventId: string | undefined,
): Map<string, string> {
  if (lastEventId === undefined) return new Map(topics.map((topic) => [topic, 'now']))
  const known = parseLiveId(lastEventId)
  return new Map(topics.map((topic) => [topic, known?.get(topicMark(topic)) ?? unknownPosition]))
}
