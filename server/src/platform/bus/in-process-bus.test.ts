import { expect, test } from 'vitest'
import { recorder } from '../../testing/recorder.ts'
import { createInProcessBus } from './in-process-bus.ts'

test('what is older than five minutes is not replayed, and not passed over in silence', async () => {
  let now = 0
  const bus = createInProcessBus({ now: () => now })
  const start = await bus.listen('topic', 'now', recorder().sink)
  bus.publish('topic', 'counted', { number: 1 })
  now = 4 * 60_000
  const inTime = recorder()
  await bus.listen('topic', start.position, inTime.sink)
  expect(inTime.numbers()).toEqual([1])
  now = 6 * 60_000
  const late = recorder()
  await bus.listen('topic', start.position, late.sink)
  expect([late.events.length, late.resyncs.length]).toEqual([0, 1])
  await bus.close()
})

test('a burst beyond the backlog within one turn tells listeners to read again', async () => {
  const bus = createInProcessBus({ backlogEvents: 3 })
  const seen = recorder()
  await bus.listen('topic', 'now', seen.sink)
  for (let number = 1; number <= 5; number += 1) bus.publish('topic', 'counted', { number })
  await Promise.resolve()
  expect([seen.numbers(), seen.resyncs.length]).toEqual([[], 1])
  await bus.close()
})
