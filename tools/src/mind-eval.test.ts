import { describe, expect, it } from 'vitest'
import { createMinds } from '../../server/src/minds/index.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createMetrics } from '../../server/src/platform/metrics.ts'
import { careFromLabels } from './mind-eval/care-ports.ts'
import { tuning } from './mind-eval/conversations/tuning/index.ts'
import { figuresOf, measure, type Measured } from './mind-eval/measure.ts'
import { findings } from './mind-eval/report.ts'

/** A part of `npm run mind:eval`, small enough for every run: a short one, one that asks the same in many ways, a crisis and a group. */
const part = ['late-shift', 'receipts-please', 'heavy-night', 'supper-for-six']

const log = createLog({ logLevel: 'fatal', nodeEnv: 'test', nodeId: 'mind-eval' })
const mind = createMinds({ mindPace: 0 }, { log, metrics: createMetrics(), patience: 3000 })

/** Meanings are waited for, so that a busy machine takes longer instead of failing. */
const patience = 60_000
let done: Promise<Measured[]> | undefined

function measured(): Promise<Measured[]> {
  return (done ??= measureAll())
}

async function measureAll(): Promise<Measured[]> {
  const all: Measured[] = []
  for (const name of part) {
    const conversation = tuning.find((one) => one.name === name)
    if (conversation === undefined) throw new Error(`there is no conversation ${name}`)
    all.push(await measure(mind, careFromLabels, conversation))
  }
  return all
}

describe('the mind that needs no server', () => {
  it('answers everything', { timeout: patience }, async () => {
    const figures = figuresOf(await measured())
    expect(figures.failed).toBe(0)
    expect(figures.replies).toBeGreaterThan(60)
  })

  // The stand-in that only gives back what it heard is not held to this.
  it.skipIf(mind.name === 'built-in stand-in')(
    'keeps what it is told, and to who it is',
    { timeout: patience },
    async () => {
      const all = await measured()
      const { recall, contradictions, exactRepeats, sensible, fallback } = figuresOf(all)
      const read = all.flatMap(findings).join('\n')
      expect(contradictions, read).toBe(0)
      expect(exactRepeats, read).toBe(0)
      expect(recall.all.is / recall.all.of, read).toBeGreaterThanOrEqual(0.9)
      expect(sensible.is / sensible.of, read).toBeGreaterThanOrEqual(0.8)
      expect(fallback.is / fallback.of, read).toBeLessThan(0.2)
    },
  )
})
