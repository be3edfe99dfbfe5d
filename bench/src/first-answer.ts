import { createMinds } from '../../server/src/minds/index.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createMetrics } from '../../server/src/platform/metrics.ts'
import { requestOf } from './mind-request.ts'

/*
 * A process of its own: `node first-answer.ts` prints how many milliseconds the first answer takes in one that has just begun, `node first-answer.ts warm` in one that
 * has made ready for it, as the server does as soon as it listens.
 */
const log = createLog({ logLevel: 'warn', nodeEnv: 'production', nodeId: 'bench' })
const mind = createMinds({ mindPace: 0 }, { log, metrics: createMetrics() })
// A server listens all the while; nothing else would keep this process from ending.
const listening = setInterval(() => undefined, 1000)
if (process.argv[2] === 'warm') await mind.warm?.()
const began = performance.now()
const turns = [{ from: 'person' as const, text: 'my name is Tom, what do you do for a living?', at: 1 }]
for await (const event of mind.answer(requestOf(turns, null), new AbortController().signal))
  if (event.type === 'text') break
console.log(performance.now() - began)
clearInterval(listening)
process.exit(0)
