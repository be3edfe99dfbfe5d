import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { become } from '@aureole/tools/lab/people'
import type { RunningServer } from '@aureole/tools/lab/start-server'
import { expect } from './test.ts'

/** What a person does in a conversation, in the words of the page. */

export function field(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Write to/ })
}

/** Presses Enter, whatever becomes of it. */
export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.keyboard.press('Enter')
}

/** Until the server has taken it. */
export async function say(page: Page, text: string): Promise<void> {
  await write(page, text)
  await expect(page.locator('[data-outgoing]')).toHaveCount(0)
  await expect(page.locator('[data-author=PERSON]').last()).toBeVisible()
}

/** The message with this number. */
export function row(page: Page, seq: number): Locator {
  return page.locator(`[data-seq="${seq}"]`)
}

export function messages(page: Page): Locator {
  return page.locator('[data-author]')
}

export function mine(page: Page, text?: string): Locator {
  const all = page.locator('[data-author=PERSON]')
  return text === undefined ? all : all.filter({ hasText: text })
}

export function lastReply(page: Page): Locator {
  return page.locator('[data-author=AVATAR]').last()
}

/** An angel has the last word, and it is whole. */
export async function finished(page: Page): Promise<void> {
  const last = messages(page).last()
  await expect(last).toHaveAttribute('data-author', 'AVATAR')
  await expect(last).toHaveAttribute('data-status', 'DONE', { timeout: 20_000 })
}

export async function words(message: Locator): Promise<string> {
  return (await message.locator('[data-text]').innerText()).replace(/\s+/g, ' ').trim()
}

/** A browser of its own, on a server of its own. */
export async function visitor(
  browser: Browser,
  server: RunningServer,
  size: { width: number; height: number } = { width: 1440, height: 900 },
  extra: { hasTouch?: boolean; isMobile?: boolean } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: size,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...extra,
  })
  await become(context, server.url, 'premium')
  return { context, page: await context.newPage() }
}

/** Calls the server as the person of this page. */
export async function asPerson<T>(page: Page, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ({ path, body }) => {
      const { accessToken } = JSON.parse(localStorage.getItem('auth-tokens-production')!) as {
        accessToken: string
      }
      const answer = await fetch(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return (await answer.json()) as T
    },
    { path, body },
  )
}

/** A chat that nothing else in the run touches: with the angel at this place of the catalogue. */
export async function freshChat(page: Page, place: number, others: number[] = []): Promise<string> {
  const { items } = await asPerson<{ items: { id: string }[] }>(page, '/api/avatars?pageSize=24')
  const avatarIds = [place, ...others].map((n) => items[n]!.id)
  const { chatHash } = await asPerson<{ chatHash: string }>(page, '/api/chats', {
    type: others.length > 0 ? 'GROUP' : 'DIRECT',
    avatarIds,
    ...(others.length > 0 ? { title: `Table ${place}` } : {}),
  })
  return chatHash
}

/** Where a row stands in the window, to a fraction of a pixel. */
export async function topOf(row: Locator): Promise<number> {
  return row.evaluate((element) => element.getBoundingClientRect().top)
}

export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
