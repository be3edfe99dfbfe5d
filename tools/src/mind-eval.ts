import { parseArgs } from 'node:util'
import { createMinds } from '../../server/src/minds/index.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createMetrics } from '../../server/src/platform/metrics.ts'
import { careFromLabels, careFromSafety } from './mind-eval/care-ports.ts'
import { conversations, isBlind } from './mind-eval/conversations/index.ts'
import { missedFloors } from './mind-eval/floors.ts'
import { figuresOf, measure, type Figures, type Measured } from './mind-eval/measure.ts'
import { findings, table, transcript } from './mind-eval/report.ts'

/*
 * `npm run mind:eval`: the built-in mind in conversations with people who were written down before it was. Fails when what it is
 * not tuned for misses a floor.
 *   --split tuning        only one of tuning, held-out, third, fourth and fifth
 *   --findings            each reply with a fault, and each fact that was missed or made up, of what may be read
 *   --transcript <name>   one conversation as text
 *   --care labels         tells the mind what is meant instead of what safety notices
 *   --json                the figures for a program
 */
const { values: wish } = parseArgs({
  options: {
    split: { type: 'string' },
    findings: { type: 'boolean', default: false },
    transcript: { type: 'string' },
    care: { type: 'string', default: 'safety' },
    json: { type: 'boolean', default: false },
  },
})

const log = createLog({ logLevel: 'warn', nodeEnv: 'production', nodeId: 'mind-eval' })
const mind = createMinds({ mindPace: 0 }, { log, metrics: createMetrics(), patience: 3000 })
const care = wish.care === 'labels' ? careFromLabels : careFromSafety()
const wanted = conversations.filter(
  ({ name, split }) => (wish.transcript ?? name) === name && (wish.split ?? split) === split,
)
if (wanted.length === 0) {
  console.error('No such conversation. There are:', conversations.map(({ name }) => name).join(', '))
  process.exit(1)
}
if (wish.transcript !== undefined && wanted.some(isBlind)) {
  console.error(
    'This one is never read by whoever works on the mind: what it measures would be worth nothing.',
  )
  process.exit(1)
}

const measured: Measured[] = []
for (const conversation of wanted) measured.push(await measure(mind, care, conversation))

if (wish.transcript !== undefined) {
  console.log(measured.map(transcript).join('\n\n'))
} else {
  const names = new Set(measured.flatMap(columnsOf))
  const columns: Record<string, Figures> = {}
  for (const name of names) columns[name] = figuresOf(measured.filter((one) => columnsOf(one).includes(name)))
  const missed = ['fourth b', 'fifth a', 'fifth b'].flatMap((name) =>
    columns[name] === undefined ? [] : missedFloors(columns[name]).map((floor) => ({ of: name, floor })),
  )
  if (wish.json) console.log(JSON.stringify({ mind: mind.name, figures: columns, missed }, undefined, 2))
  else {
    if (wish.findings)
      console.log(
        [...measured.filter(({ conversation }) => !isBlind(conversation)).flatMap(findings), ''].join('\n'),
      )
    console.log(`${mind.name}\n\n${table(columns)}`)
    for (const { of, floor } of missed) console.log(`\nNot reached on ${of}: it ${floor}.`)
  }
  if (missed.length > 0) process.exitCode = 1
}

/** A split in parts is shown whole and in parts. */
function columnsOf({ conversation: { split, part } }: Measured): readonly string[] {
  return part === undefined ? [split] : [split, `${split} ${part}`]
}
