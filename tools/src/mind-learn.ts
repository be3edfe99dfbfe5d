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
import { createEncoder } from '../../server/src/platform/encoder/index.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createMetrics } from '../../server/src/platform/metrics.ts'
import { careFromLabels } from './mind-eval/care-ports.ts'
import { conversations } from './mind-eval/conversations/index.ts'
import { holdConversation } from './mind-eval/hold-conversation.ts'
import { plain } from './mind-eval/plain.ts'
import { crossCheck, fit, tryOn, type Lesson, type Tried } from './mind-learn/fit.ts'

/*
 * `npm run mind:learn`: learns from the conversations that may be read what speaks for something that was told as the answer to a question,
 * and writes it where the built-in mind finds it. Never from part b of the fourth split. Takes two minutes.
 *   --check   writes nothing, and prints how it does on conversations that it has not met
 */
const { values: wish } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

const log = createLog({ logLevel: 'warn', nodeEnv: 'production', nodeId: 'mind-learn' })
const mind = createMinds({ mindPace: 0 }, { log, metrics: createMetrics(), patience: 3000 })
const encoder = createEncoder()
const readable = conversations.filter(({ split, part }) => !(split === 'fourth' && part === 'b'))

const spoken: Lesson[] = []
for (const conversation of readable) {
  const held = await holdConversation(mind, careFromLabels, conversation)
  for (const [i, { turn }] of held.entries()) {
    const asked = Object.values(turn.recalls ?? {})
    if (asked.length === 0) continue
    const before = held[i - 1]
    const memories = before?.replies.at(-1)?.remembered ?? []
    const lessons = await lessonsOf(
      {
        said: turn.says.replace(/^@\S+ /, ''),
        before: [before?.turn.says ?? '', before?.replies.at(-1)?.text ?? ''],
        memories,
        isAnswer: (text, nth) => (asked[Math.min(nth, asked.length - 1)] ?? /^$/).test(plain(text)),
      },
      encoder.encode,
    )
    spoken.push(...lessons.map((lesson) => ({ ...lesson, group: conversation.name })))
  }
}
const alone = lessonsAlone()
const all = [...spoken, ...alone]
if (wish.check) tell('on conversations that it has not met', crossCheck(spoken))
else {
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
