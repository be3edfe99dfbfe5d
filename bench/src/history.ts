import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '@aureole/tools/lab/find-chromium'
import { fillChat } from '@aureole/tools/lab/long-chat'
import { become } from '@aureole/tools/lab/people'
import { createPostgresqlDatabase } from '@aureole/tools/lab/postgresql'
import { startServer } from '@aureole/tools/lab/start-server'
import { median, report, type Row } from './lib/report.ts'
import { call } from './lib/stream-client.ts'

/**
 * A chat opens as fast with 100,000 messages as with 50: the server's answer, and the time from the press on the chat until
 * its last message stands on the screen, in Chromium without throttling. Scrolling far up keeps the page small.
 */

const lengths = [50, 1_000, 10_000, 100_000]
const rounds = 9

interface Opened {
  length: number
  chatHash: string
  answers: number[]
  shown: number[]
}

const lastText = (length: number) => `Number ${length} of many.`

/** From the press to the last message's letters on the screen. */
async function open(page: Page, one: Opened): Promise<number> {
  await page.locator('nav[aria-label="Chats"]').waitFor()
  return page.evaluate(
    ({ href, text }) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`nav[aria-label="Chats"] a[href="${href}"]`)
        if (link === null) return reject(new Error(`no link to ${href}`))
        const began = performance.now()
        link.click()
        const look = () => {
          const bubble = [...document.querySelectorAll('[data-text]')].find((el) =>
            el.textContent?.includes(text),
          )
          const box = bubble?.getBoundingClientRect()
          if (box && box.bottom > 0 && box.top < innerHeight) {
            // Once more round, so that it has been painted.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
          } else if (performance.now() - began > 20_000) reject(new Error(`${text} was not shown`))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    { href: `/chat/${one.chatHash}`, text: lastText(one.length) },
  )
}

/** Scrolls up past so many messages, and answers how many elements the page has at most on the way. */
async function scrollUp(page: Page, messages: number): Promise<{ nodes: number; passed: number }> {
  const log = page.getByRole('log')
  await log.hover()
  let nodes = 0
  let passed = 0
  const seen = new Set<string>()
  for (let turn = 0; turn < 2000 && passed < messages; turn++) {
    await page.mouse.wheel(0, -2400)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const now = await page.evaluate(() => ({
      nodes: document.getElementsByTagName('*').length,
      texts: [...document.querySelectorAll('[data-text]')].map((el) => el.textContent?.slice(0, 24) ?? ''),
    }))
    nodes = Math.max(nodes, now.nodes)
    for (const text of now.texts) seen.add(text)
    passed = seen.size
  }
  return { nodes, passed }
}

const database = await createPostgresqlDatabase()
const server = await startServer({ env: { DATABASE_URL: database.url, ADDRESS_LIMIT_SCALE: '1000000' } })
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumArgs })
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.url })
  const tokens = await become(context, server.url, 'premium')
  const token = tokens?.accessToken ?? ''
  const { items } = await call<{ items: { id: string }[] }>(server.port, '/api/avatars', { token })
  const chats: Opened[] = []
  for (const [index, length] of lengths.entries()) {
    const body = { type: 'DIRECT', avatarIds: [items[index]?.id] }
    const { chatHash } = await call<{ chatHash: string }>(server.port, '/api/chats', { token, body })
    await fillChat(database.url, chatHash, { length })
    chats.push({ length, chatHash, answers: [], shown: [] })
  }

  const page = await context.newPage()
  for (let round = 0; round <= rounds; round++) {
    for (const one of chats) {
      const began = performance.now()
      await call(server.port, `/api/chats/${one.chatHash}/messages`, { token })
      const answer = performance.now() - began
      // From the choice of chats, with nothing of this one in memory.
      await page.goto('/chat')
      await page.waitForURL(/\/chat\/./)
      await page.locator('[data-text]').first().waitFor()
      const other = chats.find((chat) => !page.url().includes(chat.chatHash) && chat !== one)
      if (page.url().includes(one.chatHash) && other !== undefined) await open(page, other)
      const shown = await open(page, one)
      // The first round loads the code.
      if (round === 0) continue
      one.answers.push(answer)
      one.shown.push(shown)
    }
  }

  const reference = chats[0]
  const rows: Row[] = chats.flatMap((one) => [
    { what: `${one.length} messages: the server's answer`, value: median(one.answers), unit: 'ms' },
    { what: `${one.length} messages: shown`, value: median(one.shown), unit: 'ms', atMost: 250 },
  ])
  const longest = chats.at(-1)
  rows.push({
    what: `shown, ${longest?.length} to ${reference?.length}`,
    value: median(longest?.shown ?? []) / median(reference?.shown ?? []),
    unit: 'x',
    atMost: 1.3,
  })
  const { nodes, passed } = await scrollUp(page, 2000)
  rows.push({
    what: `elements in the page at most while ${passed} messages passed`,
    value: nodes,
    unit: '',
    atMost: 2000,
  })
  process.exitCode = report('bench/history', rows, { chats }) ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
  await database.drop()
}
