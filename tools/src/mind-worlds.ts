import { parseArgs } from 'node:util'
import { createMinds } from '../../server/src/minds/index.ts'
import { readState } from '../../server/src/minds/providers/builtin/state.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createMetrics } from '../../server/src/platform/metrics.ts'
import { careFromLabels } from './mind-eval/care-ports.ts'
import { holdConversation, type HeldTurn } from './mind-eval/hold-conversation.ts'
import { readWorlds, type World, type WorldQuestion } from './mind-learn/worlds.ts'

/*
 * `npm run mind:worlds`: tells the built-in mind what people of the small worlds tell, message by message, and then asks back. Says how much of it is known, and where the rest was lost:
 * never kept, not heard as asked back, or another answer found.
 *   --of europe,pastimes   only these authors
 *   --each 8               every eighth world of an author
 *   --findings             each question that was not answered
 */
const { values: wish } = parseArgs({
  options: {
    of: { type: 'string' },
    each: { type: 'string', default: '8' },
    findings: { type: 'boolean', default: false },
  },
})

type Outcome = 'known' | 'never kept' | 'not heard' | 'another found'
const outcomes: readonly Outcome[] = ['known', 'never kept', 'not heard', 'another found']

const log = createLog({ logLevel: 'warn', nodeEnv: 'production', nodeId: 'mind-worlds' })
const mind = createMinds({ mindPace: 0 }, { log, metrics: createMetrics(), patience: 3000 })
const each = Number(wish.each)
const authors = Map.groupBy(readWorlds(), ({ name }) => name.replace(/ \d+$/, ''))
const total = new Map<Outcome, number>()
for (const [author, worlds] of authors) {
  if (wish.of !== undefined && !wish.of.split(',').includes(author)) continue
  const counts = new Map<Outcome, number>()
  for (const world of worlds.filter((_, i) => i % each === 0)) await tell(world, counts)
  print(author, counts)
  for (const [outcome, count] of counts) total.set(outcome, (total.get(outcome) ?? 0) + count)
}
print('all', total)
process.exit(0)

async function tell(world: World, counts: Map<Outcome, number>): Promise<void> {
  const texts = [...world.says, ...world.asks.map(({ question }) => question)]
  const held = await holdConversation(mind, careFromLabels, {
    name: world.name,
    about: 'a small world',
    split: 'tuning',
    angels: ['kai'],
    turns: texts.map((says) => ({ says, act: 'statement' })),
  })
  for (const [i, ask] of world.asks.entries()) {
    const asked = held[world.says.length + i]!
    const outcome = outcomeOf(ask, asked, held[world.says.length - 1]!)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    if (wish.findings && outcome !== 'known')
      console.log(
        `${world.name}: ${outcome}\n    ${ask.right.map((one) => world.says[one]).join(' / ')}\n    ? ${ask.question}   (${ask.has.join('/')})\n    ${actOf(asked)}: ${replyOf(asked)}`,
      )
  }
}

function outcomeOf({ has }: WorldQuestion, asked: HeldTurn, toldLast: HeldTurn): Outcome {
  if (hasAny(replyOf(asked), has)) return 'known'
  const memories = toldLast.replies.at(-1)?.remembered ?? []
  if (!memories.some(({ text }) => hasAny(text, has))) return 'never kept'
  return actOf(asked).startsWith('recall') ? 'another found' : 'not heard'
}

function hasAny(text: string, words: readonly string[]): boolean {
  const said = text.toLowerCase().replaceAll('’', "'")
  return words.some((word) => said.includes(word.replaceAll('’', "'")))
}

function replyOf({ replies }: HeldTurn): string {
  return replies.at(-1)?.text ?? ''
}

function actOf({ replies }: HeldTurn): string {
  return readState(replies.at(-1)?.state).trace.act
}

function print(author: string, counts: ReadonlyMap<Outcome, number>): void {
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0)
  if (all === 0) return
  const shares = outcomes.map(
    (outcome) => `${outcome} ${Math.round((100 * (counts.get(outcome) ?? 0)) / all)} %`,
  )
  console.log(`${author}: ${all} questions, ${shares.join(', ')}`)
}
