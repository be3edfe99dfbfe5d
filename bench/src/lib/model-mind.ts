import type { ChildProcess } from 'node:child_process'
import { startChild } from './child.ts'
import { median, type Row } from './report.ts'

const streams = 100
const tokens = 100
const rounds = 9

function once(child: ChildProcess): Promise<{ cpuMs: number; characters: number }> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('a reader ended'))
    child.once('exit', ended)
    child.once('message', (read: { cpuMs: number; characters: number }) => {
      child.off('exit', ended)
      resolve(read)
    })
    child.send('read')
  })
}

/** What the model-server mind takes of the processor for 1,000 streamed tokens, beside a reader that does nothing but read. */
export async function measureModelMind(): Promise<{ rows: Row[]; details: Record<string, unknown> }> {
  const model = await startChild('model-server.ts')
  const args = [String(model.port), String(streams)]
  const bare = await startChild('../stream-reader.ts', ['bare', ...args])
  const mind = await startChild('../stream-reader.ts', ['mind', ...args])
  const cpu = { bare: [] as number[], mind: [] as number[] }
  try {
    // Both at once, so that whatever else the machine is at meets both alike; the first two rounds only warm up.
    for (let round = -2; round < rounds; round++) {
      const [bareRead, mindRead] = await Promise.all([once(bare.process), once(mind.process)])
      if (mindRead.characters !== bareRead.characters) throw new Error('the mind lost words')
      if (round < 0) continue
      cpu.bare.push((bareRead.cpuMs / (streams * tokens)) * 1000)
      cpu.mind.push((mindRead.cpuMs / (streams * tokens)) * 1000)
    }
  } finally {
    for (const child of [bare, mind, model]) child.stop()
  }
  const ratio = median(cpu.mind.map((ms, round) => ms / (cpu.bare[round] ?? Number.NaN)))
  const rows: Row[] = [
    { what: 'CPU of 1,000 streamed tokens, bare reader', value: median(cpu.bare), unit: 'ms' },
    { what: 'CPU of 1,000 streamed tokens, model-server mind', value: median(cpu.mind), unit: 'ms' },
    { what: 'mind to bare reader', value: Math.round(ratio * 100) / 100, unit: 'x', atMost: 1.15 },
  ]
  return { rows, details: { streams, tokens, cpu } }
}
