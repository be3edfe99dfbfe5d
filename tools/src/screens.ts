import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from './lab/find-chromium.ts'
import { become } from './lab/people.ts'
import { startServer, type RunningServer } from './lab/start-server.ts'
import { contactSheet } from './screens/contact-sheet.ts'
import type { State } from './screens/state.ts'
import { states } from './screens/states.ts'

/*
 * npm run screens                         every state at 390, 768 and 1440, dark and light
 * npm run screens -- --only chat,landing  some of them
 * npm run screens -- --width 390 --theme light --brand celeste
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    brand: { type: 'string', default: 'aureole' },
    out: { type: 'string', default: 'screens' },
  },
})

const widths = values.width ? values.width.split(',').map(Number) : [390, 768, 1440]
const themes = (values.theme ? values.theme.split(',') : ['dark', 'light']) as ('dark' | 'light')[]
const wanted = values.only?.split(',')
const chosen = states.filter((state) => !wanted || wanted.includes(state.name))

async function take(
  browser: Browser,
  server: RunningServer,
  state: State,
  width: number,
  theme: 'dark' | 'light',
) {
  const url = values.brand === 'celeste' ? server.celesteUrl : server.url
  const context = await browser.newContext({
    viewport: { width, height: width < 640 ? 844 : width < 1024 ? 1024 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    baseURL: url,
    locale: 'en-GB',
  })
  try {
    if (!state.ageUnknown) await become(context, url, state.as)
    const page = await context.newPage()
    await state.before?.(page)
    await page.goto(state.path)
    if (state.startsUp === false) await page.getByRole('button', { name: 'Retry' }).waitFor()
    else await page.locator('html[data-ready=true]').waitFor({ timeout: 15_000 })
    await state.after?.(page)
    // A live connection never falls idle, and neither does a call that hangs on purpose.
    await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined)
    await settled(page)
    const file = join(values.out, `${state.name}-${width}-${theme}.png`)
    await page.screenshot({ path: file, fullPage: state.whole === true, animations: 'disabled' })
    return file
  } finally {
    await context.close()
  }
}

/** Lists that hang on purpose never settle, so pictures and fonts are what we wait for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const height = document.documentElement.scrollHeight
    for (let y = 0; y < height; y += 600) {
      window.scrollTo(0, y)
      await new Promise((done) => requestAnimationFrame(done))
    }
    window.scrollTo(0, 0)
    await document.fonts.ready
    const pictures = [...document.images].filter((picture) => !picture.complete)
    const loaded = pictures.map(
      (picture) => new Promise((done) => picture.addEventListener('load', done, { once: true })),
    )
    await Promise.race([Promise.all(loaded), new Promise((done) => setTimeout(done, 3000))])
  })
}

const executablePath = findChromium({ install: true })
if (!executablePath) throw new Error('No Chromium: install one, or name it with CHROMIUM_PATH.')
rmSync(values.out, { recursive: true, force: true })
mkdirSync(values.out, { recursive: true })

const server = await startServer({ env: { MIND_PACE: '0' } })
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
const failures: string[] = []
for (const state of chosen) {
  const rows: string[][] = []
  for (const theme of themes) {
    const row: string[] = []
    for (const width of widths) {
      try {
        row.push(await take(browser, server, state, width, theme))
      } catch (error) {
        failures.push(`${state.name} ${width} ${theme}: ${String(error).split('\n')[0]}`)
      }
    }
    if (row.length > 0) rows.push(row)
  }
  if (rows.flat().length > 1) await contactSheet(rows, join(values.out, `sheet-${state.name}.png`))
  console.log(`${state.name}: ${rows.flat().length} pictures`)
}
await browser.close()
await server.stop()
for (const failure of failures) console.error(failure)
process.exitCode = failures.length > 0 ? 1 : 0
