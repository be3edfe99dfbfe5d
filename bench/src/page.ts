import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '@aureole/tools/lab/find-chromium'
import { become } from '@aureole/tools/lab/people'
import { startServer } from '@aureole/tools/lab/start-server'
import { median, report, type Row } from './lib/report.ts'

/*
 * What the first page weighs, by type, as it crosses the wire, and when it is seen on a slow phone:
 * 4x CPU slowdown, 1.6 Mbit/s, 150 ms. Each page is opened five times with an empty cache; medians count.
 * The same browser opens a bare page of text from the same server under the same throttling, as the reference.
 */

interface Visit {
  bytes: Record<string, number>
  firstPaint: number
  largestPaint: number
  largest: string
}

const rounds = 5

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1000 * 1000) / 8,
    uploadThroughput: (750 * 1000) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Chromium reports the bytes of each answer as they came, compressed, with headers. */
function weigh(session: CDPSession): Record<string, number> {
  const bytes: Record<string, number> = {}
  const types = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  return bytes
}

interface Paints {
  first: number
  largest: number
  what: string
}

async function paints(page: Page): Promise<Paints> {
  return page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const result: Paints = { first: 0, largest: 0, what: '' }
        result.first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element } = entry as unknown as { element?: Element }
            result.largest = entry.startTime
            result.what = element ? `${element.tagName} ${element.className}`.slice(0, 80) : ''
          }
          resolve(result)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(() => resolve(result), 2000)
      }),
  )
}

async function visit(browser: Browser, url: string, path: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    baseURL: url,
  })
  await become(context, url, 'guest')
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await throttle(session)
  const bytes = weigh(session)
  await page.goto(path, { waitUntil: 'networkidle', timeout: 60_000 })
  const { first, largest, what } = await paints(page)
  await context.close()
  return { bytes, firstPaint: first, largestPaint: largest, largest: what }
}

async function repeated(browser: Browser, url: string, path: string): Promise<Visit> {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round++) visits.push(await visit(browser, url, path))
  const last = visits.at(-1)!
  return {
    ...last,
    firstPaint: median(visits.map((v) => v.firstPaint)),
    largestPaint: median(visits.map((v) => v.largestPaint)),
  }
}

function rowsOf(name: string, result: Visit, limits: { script: number }, reference: Visit): Row[] {
  const kB = (type: string): number => (result.bytes[type] ?? 0) / 1000
  const total = Object.values(result.bytes).reduce((sum, bytes) => sum + bytes, 0) / 1000
  return [
    { what: `${name}: JavaScript`, value: kB('Script'), unit: 'kB', atMost: limits.script },
    { what: `${name}: HTML`, value: kB('Document'), unit: 'kB' },
    { what: `${name}: CSS`, value: kB('Stylesheet'), unit: 'kB' },
    { what: `${name}: fonts`, value: kB('Font'), unit: 'kB' },
    { what: `${name}: pictures`, value: kB('Image'), unit: 'kB' },
    { what: `${name}: everything`, value: total, unit: 'kB' },
    { what: `${name}: first contentful paint`, value: result.firstPaint, unit: 'ms' },
    { what: `${name}: largest contentful paint`, value: result.largestPaint, unit: 'ms', atMost: 2000 },
    {
      what: `${name}: largest paint against a bare page`,
      value: result.largestPaint / reference.firstPaint,
      unit: 'x',
    },
  ]
}

const executablePath = findChromium({ install: true })
if (!executablePath) throw new Error('No Chromium: install one, or name it with CHROMIUM_PATH.')
const server = await startServer()
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
try {
  const reference = await repeated(browser, server.url, '/robots.txt')
  const landing = await repeated(browser, server.url, '/')
  const discover = await repeated(browser, server.url, '/discover')
  const kept = report(
    'bench/page',
    [
      { what: 'reference: a bare page of text, first paint', value: reference.firstPaint, unit: 'ms' },
      ...rowsOf('landing', landing, { script: 130 }, reference),
      ...rowsOf('discover', discover, { script: 150 }, reference),
    ],
    { landing, discover, conditions: { cpu: 4, megabits: 1.6, latency: 150, rounds } },
  )
  process.exitCode = kept ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
