import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@aureole/tools/lab/start-server'
import { become } from '@aureole/tools/lab/people'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** One message, end to end: HTTP up, transaction, leased reply, streamed deltas down, resumed after a reload. */

function lastReply(page: Page) {
  return page.locator('[data-author=AVATAR]').last()
}

async function send(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /write|message/i }).fill(text)
  await page.keyboard.press('Enter')
}

test('a message is answered, charged once and still there after a reload', async ({ pageAs }) => {
  const page = await pageAs('premium')
  await page.goto('/chat')
  await expect(page).toHaveURL(/\/chat\/(group\/)?[\w-]{22}$/)
  await expect(lastReply(page)).toBeVisible()
  const before = await page.locator('[data-author]').count()
  const text = 'The heron was back on the canal this morning.'
  const mine = page.locator('[data-author=PERSON]').filter({ hasText: text })
  await send(page, text)
  await expect(mine).toBeVisible()
  await expect(page.locator('[data-author]')).toHaveCount(before + 2)
  await expect(lastReply(page)).toHaveAttribute('data-status', 'DONE')
  const reply = await lastReply(page).innerText()
  expect(reply.length).toBeGreaterThan(10)
  await page.reload()
  await expect(mine).toHaveCount(1)
  await expect(lastReply(page)).toHaveText(reply, { useInnerText: true })
})

test.describe('with a mind that takes its time', () => {
  // Each of these starts a server of its own, one of them twice.
  test.setTimeout(120_000)

  test('a reload in the middle of a reply goes on, with no missing or doubled word, on two tabs alike', async ({
    browser,
  }) => {
    const server = await startServer({ env: { MIND_PACE: '12' } })
    try {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
      await become(context, server.url, 'premium')
      const page = await context.newPage()
      const other = await context.newPage()
      await page.goto('/chat')
      await expect(page).toHaveURL(/\/chat\/.+/)
      await other.goto(page.url())
      await expect(other.getByRole('textbox', { name: /write|message/i })).toBeVisible()
      await send(page, 'Tell me about the sea at night, please, and take your time with it.')
      await expect(lastReply(page)).toHaveAttribute('data-status', 'STREAMING')
      await page.reload()
      await expect(lastReply(page)).toHaveAttribute('data-status', 'DONE', { timeout: 20_000 })
      await expect(lastReply(other)).toHaveAttribute('data-status', 'DONE')
      const hash = page.url().split('/').at(-1)!
      const stored = await page.evaluate(async (chatHash) => {
        const { accessToken } = JSON.parse(localStorage.getItem('auth-tokens-production')!) as {
          accessToken: string
        }
        const answer = await fetch(`/api/chats/${chatHash}/messages`, {
          headers: { authorization: `Bearer ${accessToken}` },
        })
        return ((await answer.json()) as { items: { text: string }[] }).items.at(-1)!.text
      }, hash)
      const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim()
      for (const tab of [page, other]) {
        expect(squeezed(await lastReply(tab).locator('[data-text]').innerText())).toBe(squeezed(stored))
      }
      await context.close()
    } finally {
      await server.stop()
    }
  })

  test('a killed server loses nothing: the reply is finished after the restart', async ({ browser }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'aureole-killed-'))
    const first = await startServer({ dataDir, env: { MIND_PACE: '8' } })
    let running = first
    const context = await browser.newContext({ baseURL: first.url, reducedMotion: 'reduce' })
    try {
      await become(context, first.url, 'premium')
      const page = await context.newPage()
      await page.goto('/chat')
      const text = 'And then the lights went out, and nobody knew where the candles were.'
      await send(page, text)
      await expect(lastReply(page)).toHaveAttribute('data-status', 'STREAMING')
      await first.kill()
      running = await startServer({ dataDir, port: first.port, env: { MIND_PACE: '0' } })
      await expect(lastReply(page)).toHaveAttribute('data-status', 'DONE', { timeout: 30_000 })
      await expect(page.locator('[data-author=PERSON]').filter({ hasText: text })).toHaveCount(1)
    } finally {
      await context.close()
      await running.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})

test('a message that could not be sent stays, and Retry sends it once', async ({ pageAs }) => {
  const page = await pageAs('premium')
  await page.goto('/chat')
  await expect(page.getByRole('textbox', { name: /write|message/i })).toBeVisible()
  await page.route('**/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const text = `Carried by pigeon ${Date.now()}`
  await send(page, text)
  await expect(page.getByText(/not sent/i)).toBeVisible()
  await page.unroute('**/messages')
  await page.getByRole('button', { name: /retry/i }).click()
  // Until the server has taken it: the reply before it is done too, and a reload would cut it short.
  await expect(page.locator('[data-outgoing]')).toHaveCount(0)
  await expect(lastReply(page)).toHaveAttribute('data-status', 'DONE')
  await expect(page.getByText(/not sent/i)).toHaveCount(0)
  await page.reload()
  await expect(page.locator('[data-author=PERSON]').filter({ hasText: text })).toHaveCount(1)
})
