import type { Bus, BusEvent, Listening } from '../platform/bus/index.ts'
import { formatLiveId, startingPoints, topicMark } from './live-id.ts'

export interface Follower {
  event(event: { id: string; name: string; json: string }): void
}

/**
 * Several topics as one stream of events whose ids tell where all of them stand: first `ready`, then what was missed or
 * one `resync`, then what happens. Returns how to stop.
 */
export async function followTopics(
  parts: { bus: Bus; topics: readonly string[]; lastEventId: string | undefined; replayBytes: number },
  follower: Follower,
): Promise<() => void> {
  const marks = new Map(parts.topics.map((topic) => [topic, topicMark(topic)]))
  const positions = new Map<string, string>()
  let held: { mark: string; event: BusEvent }[] | undefined = []
  let heldBytes = 0
  let mustRead = false

  function pass(mark: string, event: BusEvent): void {
    positions.set(mark, event.id)
    follower.event({ id: formatLiveId(positions), name: event.name, json: event.json })
  }

  function tell(name: 'ready' | 'resync'): void {
    follower.event({ id: formatLiveId(positions), name, json: '{}' })
  }

  const starts = startingPoints(parts.topics, parts.lastEventId)
  const listenings: Listening[] = await Promise.all(
    [...starts].map(async ([topic, after]) => {
      const mark = marks.get(topic) ?? ''
      const listening = await parts.bus.listen(topic, after, {
        event(event) {
          if (held === undefined) return pass(mark, event)
          held.push({ mark, event })
          heldBytes += event.json.length
        },
        resync(position) {
          if (held === undefined) {
            positions.set(mark, position)
            tell('resync')
          } else mustRead = true
        },
      })
      return listening
    }),
  )

  parts.topics.forEach((topic, index) =>
    positions.set(marks.get(topic) ?? '', listenings[index]?.position ?? ''),
  )
  const missed = held
  held = undefined
  tell('ready')
  // Reading again is quicker for everyone than a replay that is larger than what a reader may have in its buffer.
  if (mustRead || heldBytes > parts.replayBytes) {
    for (const { mark, event } of missed) positions.set(mark, event.id)
    tell('resync')
  } else for (const { mark, event } of missed) pass(mark, event)

  return () => {
    for (const listening of listenings) listening.stop()
  }
}
