import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createBuiltinMind } from '../../server/src/minds/providers/builtin/index.ts'
import { createEncoder, type Encoder } from '../../server/src/platform/encoder/index.ts'
import { requestOf } from './mind-request.ts'
import { quantile, type Row } from './lib/report.ts'

const said = [
  'hi there',
  'i had the longest day, the printer ate my report and my boss blamed me',
  'my name is Tom and I have a cat called Miso',
  'what do you do for a living?',
  'do you like horror films?',
  'I made pasta from scratch for the first time',
  'what was my cat called again?',
  'tell me a joke',
  'my exam is next friday and i am nervous',
  'what should i cook tonight?',
]
const rounds = 30
const run = promisify(execFile)

/** The built-in mind: how long one answer takes by words alone and with meanings, and what it adds to the process. */
export async function measureBuiltinMind(): Promise<{ rows: Row[]; details: Record<string, unknown> }> {
  const before = process.memoryUsage().rss
  const never: Encoder = {
    encode: () => Promise.reject(new Error('no encoder')),
    close: async () => undefined,
  }
  const warmed = await firstAnswer('warm')
  const cold = await firstAnswer()
  const alone = await answers(never, rounds, said.length)
  const cpu = process.cpuUsage()
  const busy = performance.now()
  await answers(never, rounds, said.length)
  const perSecond = (rounds * said.length * 1000) / (performance.now() - busy)
  const used = process.cpuUsage(cpu)
  const encoder = createEncoder()
  await encoder.encode(['hello'])
  const full = await answers(encoder, rounds, said.length)
  const grown = (process.memoryUsage().rss - before) / 1024 / 1024
  await encoder.close()
  return {
    rows: [
      {
        what: 'built-in: first answer of a server that listens, has made ready',
        value: warmed,
        unit: 'ms',
        atMost: 300,
      },
      { what: 'built-in: first answer where nothing was made ready', value: cold, unit: 'ms' },
      {
        what: 'built-in: an answer without the encoder, 95 %',
        value: quantile(alone, 0.95),
        unit: 'ms',
        atMost: 5,
      },
      { what: 'built-in: answers a second on one core', value: perSecond, unit: '' },
      {
        what: 'built-in: CPU for an answer',
        value: (used.user + used.system) / 1000 / (rounds * said.length),
        unit: 'ms',
      },
      {
        what: 'built-in: an answer with the encoder, 95 %',
        value: quantile(full, 0.95),
        unit: 'ms',
        atMost: 200,
      },
      { what: 'built-in: growth of the process with the encoder', value: grown, unit: 'MB', atMost: 350 },
    ],
    details: { alone, full },
  }
}

/** In a process of its own. */
async function firstAnswer(...how: readonly string[]): Promise<number> {
  const script = fileURLToPath(new URL('first-answer.ts', import.meta.url))
  const { stdout } = await run(process.execPath, [script, ...how])
  return Number(stdout)
}

async function answers(encoder: Encoder, times: number, count: number): Promise<number[]> {
  const mind = createBuiltinMind({ wordsPerSecond: 0, encoder })
  const took: number[] = []
  for (let round = 0; round < times; round++) {
    let state: unknown = null
    const turns: { from: 'person' | 'self'; text: string; at: number }[] = []
    for (const text of said.slice(0, count)) {
      turns.push({ from: 'person', text: `${text}${' '.repeat(round % 2)}`, at: turns.length })
      const began = performance.now()
      let reply = ''
      for await (const event of mind.answer(requestOf(turns, state), new AbortController().signal)) {
        if (event.type === 'text') reply += event.text
        else ({ state } = event)
      }
      took.push(performance.now() - began)
      turns.push({ from: 'self', text: reply, at: turns.length })
    }
  }
  return took
}
