import { Agent, get } from 'node:http'
import { startServer } from '@aureole/tools/lab/start-server'
import { completeLook, drawPortrait } from '../../portrait-drawing/src/index.ts'
import { createStudio } from '../../server/src/portraits/index.ts'
import { quantile, report, type Row } from './lib/report.ts'

/*
 * What a portrait costs: the drawing itself, the way to a file of the size that a grid shows, and the answer once it is
 * there. Drawn and encoded one after the other, on one core, by the studio's worker, and counted as time of the
 * processor, so that whatever else the machine is at does not count. Answered by the real server over
 * loopback, from memory and, after a restart, from disk; what the same server takes for a bare answer stands beside it.
 */

const people = 60
const warmUp = 8
const requests = 300

const svgBytes: number[] = []
const drawing: number[] = []
const webpBytes: number[] = []
const encoding: number[] = []

async function timed<T>(values: number[], work: () => T | Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  values.push(performance.now() - began)
  return result
}

async function worked<T>(values: number[], work: () => T | Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  values.push((user + system) / 1000)
  return result
}

const studio = createStudio()
for (let n = -warmUp; n < people; n++) {
  const look = completeLook({ seed: `bench-${n}` })
  const isMeasured = n >= 0
  const svg = await worked(isMeasured ? drawing : [], () => drawPortrait(look))
  const webp = await worked(isMeasured ? encoding : [], () =>
    studio.render({ source: 'DRAWN', look, master: null }, { width: 480, format: 'webp' }),
  )
  if (!isMeasured) continue
  svgBytes.push(Buffer.byteLength(svg))
  webpBytes.push(webp.length)
}

await studio.close()

const agent = new Agent({ keepAlive: true })

function fetched(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () =>
        answer.statusCode === 200 && bytes > 0
          ? resolve(bytes)
          : reject(new Error(`${url}: ${answer.statusCode}`)),
      )
    }).on('error', reject)
  })
}

async function addresses(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/avatars?pageSize=100`)
  const { items } = (await answer.json()) as { items: { imageSources: { srcset: string }[] }[] }
  // The largest, which `npm ci` does not draw beforehand.
  return items.slice(0, 12).map(({ imageSources }) => url + imageSources[0]!.srcset.split(' ').at(-2)!)
}

const first: number[] = []
const bare: number[] = []
const fromMemory: number[] = []
const fromDisk: number[] = []

let server = await startServer()
for (const address of await addresses(server.url)) await timed(first, () => fetched(address))
const kept = await addresses(server.url)
for (let n = 0; n < requests; n++) await timed(bare, () => fetched(`${server.url}/healthz`))
for (let n = 0; n < requests; n++) await timed(fromMemory, () => fetched(kept[n % kept.length]!))
// As a power cut would: the folder stays.
await server.kill()
server = await startServer({ dataDir: server.dataDir })
await fetched(`${server.url}/healthz`)
for (const address of await addresses(server.url)) await timed(fromDisk, () => fetched(address))
await server.stop()
agent.destroy()

const kb = (bytes: number) => bytes / 1024
const rows: Row[] = [
  { what: 'SVG, largest', value: kb(Math.max(...svgBytes)), unit: 'KB', atMost: 90 },
  { what: 'drawn, p50', value: quantile(drawing, 0.5), unit: 'ms' },
  { what: 'drawn, p95', value: quantile(drawing, 0.95), unit: 'ms', atMost: 10 },
  { what: 'drawn and encoded to WebP of 480x640, p50', value: quantile(encoding, 0.5), unit: 'ms' },
  {
    what: 'drawn and encoded to WebP of 480x640, p95',
    value: quantile(encoding, 0.95),
    unit: 'ms',
    atMost: 100,
  },
  { what: 'WebP of 480x640, p95', value: kb(quantile(webpBytes, 0.95)), unit: 'KB', atMost: 45 },
  { what: 'asked for the first time (AVIF of 720x960), p95', value: quantile(first, 0.95), unit: 'ms' },
  { what: 'a bare answer, p95', value: quantile(bare, 0.95), unit: 'ms' },
  { what: 'answered from memory, p50', value: quantile(fromMemory, 0.5), unit: 'ms' },
  { what: 'answered from memory, p95', value: quantile(fromMemory, 0.95), unit: 'ms', atMost: 5 },
  { what: 'answered from disk, p50', value: quantile(fromDisk, 0.5), unit: 'ms', atMost: 5 },
]
process.exitCode = report('portrait', rows, { people }) ? 0 : 1
