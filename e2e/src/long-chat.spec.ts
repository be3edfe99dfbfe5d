import { createPostgresqlDatabase } from '@aureole/tools/lab/postgresql'
import { fillChat } from '@aureole/tools/lab/long-chat'
import { startServer, type RunningServer } from '@aureole/tools/lab/start-server'
import { asPerson, row, finished, freshChat, mine, say, visitor } from './support/talk.ts'
import { expect, test } from './support/test.ts'

test.describe('a chat of years', () => {
  test.setTimeout(120_000)
  const length = 10_000
  let server: RunningServer
  let database: Awaited<ReturnType<typeof createPostgresqlDatabase>>
  test.beforeAll(async () => {
    database = await createPostgresqlDatabase()
    server = await startServer({ env: { DATABASE_URL: database.url, MIND_PACE: '0' } })
  })
  test.afterAll(async () => {
    await server.stop()
    await database.drop()
  })

  test('opens at its end, does not jump while older ones load, and stays small', async ({ browser }) => {
    const { context, page } = await visitor(browser, server)
    await page.goto('/chats')
    const chatHash = await freshChat(page, 3)
    await fillChat(database.url, chatHash, { length })
    await page.goto(`/chat/${chatHash}`)
    await expect(row(page, length)).toBeInViewport()
    const log = page.getByRole('log')
    await log.hover()
    // Row by row, as the wheel turns: what is in view moves by what the wheel turned, and by nothing else.
    let nodes = 0
    let lowest = length
    for (let turn = 0; turn < 150; turn += 1) {
      const jumped = await log.evaluate(async (frame) => {
        const middle = frame.getBoundingClientRect().top + frame.clientHeight / 2
        const row = [...frame.querySelectorAll('[data-seq]')].find(
          (one) => one.getBoundingClientRect().bottom > middle,
        )!
        const before = row.getBoundingClientRect().top
        frame.scrollTop -= 300
        const moved = row.getBoundingClientRect().top - before
        for (let i = 0; i < 3; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
        return Math.abs(row.getBoundingClientRect().top - before - moved)
      })
      expect(jumped).toBeLessThan(1)
      const now = await page.evaluate(() => ({
        nodes: document.getElementsByTagName('*').length,
        first: Number(document.querySelector('[role=log] [data-seq]')?.getAttribute('data-seq')),
      }))
      nodes = Math.max(nodes, now.nodes)
      lowest = Math.min(lowest, now.first)
    }
    expect(lowest).toBeLessThan(length - 300)
    expect(nodes).toBeLessThan(2000)
    await page.getByRole('button', { name: /Jump to the newest/ }).click()
    await expect(row(page, length)).toBeInViewport()
    await context.close()
  })

  test('goes to a message that an address names, shows what is around it, and comes back to the end', async ({
    browser,
  }) => {
    const { context, page } = await visitor(browser, server)
    await page.goto('/chats')
    const chatHash = await freshChat(page, 4)
    await fillChat(database.url, chatHash, { length })
    await page.goto(`/chat/${chatHash}?message=4321`)
    const wanted = row(page, 4321)
    await expect(wanted).toBeInViewport()
    await expect(wanted).toHaveAttribute('data-found', '')
    await expect(row(page, 4320)).toBeVisible()
    await expect(wanted).not.toHaveAttribute('data-found', '')
    await page.getByRole('log').evaluate((frame) => {
      frame.scrollTop = frame.scrollHeight
    })
    await expect(row(page, 4360)).toBeAttached()
    await say(page, 'What was that about?')
    await expect(mine(page, 'What was that about?')).toBeInViewport()
    await finished(page)
    await expect(row(page, length)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${chatHash}$`))
    await context.close()
  })

  test('opens where one stopped reading, counts what is unread, and knows what was seen', async ({
    browser,
  }) => {
    const { context, page } = await visitor(browser, server)
    await page.goto('/chats')
    const chatHash = await freshChat(page, 5)
    await fillChat(database.url, chatHash, { length: 500, unread: 200 })
    await page.goto(`/chat/${chatHash}`)
    await expect(page.getByRole('separator').filter({ hasText: 'New' })).toBeInViewport()
    await expect(row(page, 302)).toBeVisible()
    await expect(page.getByRole('button', { name: /Jump to the newest, \d+ unread/ })).toBeVisible()
    await page.getByRole('button', { name: /Jump to the newest/ }).click()
    await expect(row(page, 500)).toBeInViewport()
    await expect
      .poll(async () => (await asPerson<{ unread: number }>(page, `/api/chats/${chatHash}`)).unread)
      .toBe(0)
    await context.close()
  })
})
