import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { become, type Role } from '@aureole/tools/lab/people'
import { startServer, type RunningServer } from '@aureole/tools/lab/start-server'

export { expect }

interface Worker {
  /** One real server for each worker, with a data folder of its own. */
  server: RunningServer
}

interface Each {
  /** A page of a fresh browser context that already said its age, as a guest or logged in. */
  pageAs: (role: Role, options?: PageOptions) => Promise<Page>
  /** Console errors and uncaught exceptions of all pages of the test, except those it expects. */
  complaints: string[]
}

export interface PageOptions {
  width?: number
  height?: number
  /** Another origin than the default brand's. */
  origin?: string
  theme?: 'dark' | 'light'
  reducedMotion?: boolean
  /** The browser's language. */
  locale?: string
}

export const widths = { phone: 390, tablet: 768, desktop: 1440 } as const

export const test = base.extend<Each, Worker & { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        await leaveOutBlurs(context)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],

  server: [
    async ({}, use) => {
      const server = await startServer({ env: { MIND_PACE: '0' } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  complaints: async ({}, use) => {
    await use([])
  },

  pageAs: async ({ browser, server, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (role, options = {}) => {
      const width = options.width ?? widths.desktop
      const context = await browser.newContext({
        viewport: { width, height: options.height ?? (width < 640 ? 844 : 900) },
        colorScheme: options.theme ?? 'dark',
        reducedMotion: options.reducedMotion === false ? 'no-preference' : 'reduce',
        baseURL: options.origin ?? server.url,
        // What passes through a worker cannot be answered by a test; the worker has a test of its own.
        serviceWorkers: 'block',
        ...(options.locale && { locale: options.locale }),
      })
      contexts.push(context)
      await become(context, options.origin ?? server.url, role)
      const page = await context.newPage()
      listen(page, complaints)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** Without a graphics card, what is blurred behind a dialog is drawn anew at each blink of the caret: a sixth of all the time. */
function leaveOutBlurs(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after, ::backdrop { backdrop-filter: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

export function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
}
