import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createMinds } from '../../server/src/minds/index.ts'
import {
  lessonsAlone,
  lessonsOf,
  weightsAsCode,
  weightsFile,
} from '../../server/src/minds/providers/builtin/recall/lessons.ts'
import { keptAfter, keptAt } from '../../server/src/minds/providers/builtin/recall/told-and-asked.ts'
import { readState } from '../../server/src/minds/providers/builtin/state.ts'
import { createEncoder } from '../../server/src/platform/encoder/index.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createMetrics } from '../../server/src/platform/metrics.ts'
import { careFromLabels } from './mind-eval/care-ports.ts'
import { conversations, isBlind } from './mind-eval/conversations/index.ts'
import { holdConversation } from './mind-eval/hold-conversation.ts'
import { plain } from './mind-eval/plain.ts'
import { encodedOnce } from './mind-learn/encoded-once.ts'
import { crossCheck, fit, tryOn, type Lesson, type Tried } from './mind-learn/fit.ts'
import { worldsApart } from './mind-learn/worlds.ts'

/*
 * `npm run mind:learn`: learns from the conversations that may be read, and from small worlds written for it, what speaks for something that was told as the answer to a question,
 * and writes it where the built-in mind finds it. Never from those that nobody reads. Takes some minutes.
 *   --check   writes nothing, and prints how it does on conversations that it has not met
 */
const { values: wish } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

const log = createLog({ logLevel: 'warn', nodeEnv: 'production', nodeId: 'mind-learn' })
const mind = createMinds({ mindPace: 0 }, { log, metrics: createMetrics(), patience: 3000 })
const encoder = createEncoder()
const encode = encodedOnce((texts) => encoder.encode(texts, 'answers'))
const readable = conversations.filter((one) => !isBlind(one))

const spoken: Lesson[] = []
const inWorlds: Lesson[] = []
for (const conversation of readable) {
  const held = await holdConversation(mind, careFromLabels, conversation)
  for (const [i, { turn }] of held.entries()) {
    const asked = Object.values(turn.recalls ?? {})
    if (asked.length === 0) continue
    const before = held[i - 1]
    const follows = Object.keys(before?.turn.recalls ?? {}).length > 0 ? before?.turn.says : undefined
    const memories = before?.replies.at(-1)?.remembered ?? []
    const lessons = await lessonsOf(
      {
        said: turn.says.replace(/^@\S+ /, ''),
        follows,
        last: readState(before?.replies.at(-1)?.state).recalled ?? undefined,
        before: [before?.turn.says ?? '', before?.replies.at(-1)?.text ?? ''],
        memories,
        isAnswer: (text, nth) => (asked[Math.min(nth, asked.length - 1)] ?? /^$/).test(plain(text)),
      },
      encode,
    )
    spoken.push(...lessons.map((lesson) => ({ ...lesson, group: conversation.name })))
  }
}
for (const world of worldsApart()) {
  const memories = keptAfter(world.says)
  for (const [i, { question, right }] of world.asks.entries()) {
    const before = world.asks[i - 1]
    const lastTold = before?.right.at(-1)
    const lessons = await lessonsOf(
      {
        said: question,
        follows: before?.question,
        // Mostly people ask one thing and then talk of something else: half of the questions come alone.
        last: lastTold === undefined || i % 2 === 0 ? undefined : keptAt(lastTold),
        before: before === undefined ? [] : [before.question, world.says[lastTold ?? 0] ?? ''],
        memories,
        isLater: true,
        isAnswer: (_text, nth, at) => nth === 0 && right.some((one) => keptAt(one) === at),
      },
      encode,
    )
    inWorlds.push(...lessons.map((lesson) => ({ ...lesson, group: world.name })))
  }
}
// There are many more worlds than conversations, and conversations are what it is for.
const all = [...spoken, ...spoken, ...spoken, ...inWorlds, ...lessonsAlone()]
if (wish.check) {
  const held = new Set(spoken)
  tell(
    'in conversations that it has not met',
    crossCheck([...spoken, ...inWorlds], (one) => held.has(one)),
  )
  tell(
    'in worlds that it has not met',
    crossCheck([...spoken, ...inWorlds], (one) => !held.has(one)),
  )
} else {
  const weights = fit(all)
  tell('on what it learnt from', tryOn(weights, spoken))
  writeFileSync(fileURLToPath(weightsFile), weightsAsCode(weights))
  console.log('written; `npm run mind:eval` tells what comes of it')
}
process.exit(0)

function tell(where: string, { asked, first, firstTwo }: Tried): void {
  console.log(
    `${where}: ${first} of ${asked} questions find what answers them first, ${firstTwo} among the first two`,
  )
}
