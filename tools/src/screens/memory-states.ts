import type { Page } from '@playwright/test'
import type { State } from './state.ts'
import { openGroup, openPanel } from './steps.ts'

/** What an angel remembers, beside the chat and on the angel's page. */

type After = NonNullable<State['after']>

const noor = '**/api/avatars/*/memories*'
const problem = { type: 'about:blank', title: 'x', status: 500, detail: 'x', code: 'unexpected-error' }

/** The panel stands beside the chat or over it: only one of the two is to be seen. */
async function openMemory(page: Page): Promise<void> {
  await openPanel(page)
  await page.locator('[role=tab]:visible').filter({ hasText: 'Memory' }).click()
}

function withMemory(step: After): After {
  return async (page) => {
    await openMemory(page)
    await page.locator('[role=switch]:visible').waitFor()
    await step(page)
  }
}

function press(name: RegExp): After {
  return async (page) => {
    await page.locator('button:visible').and(page.getByRole('button', { name })).first().click()
  }
}

function answering(items: readonly object[], enabled = true) {
  return async (page: Page): Promise<void> => {
    const body = JSON.stringify({ items, firstPage: true, lastPage: true, enabled, total: items.length })
    await page.route(noor, (route) => route.fulfill({ contentType: 'application/json', body }))
  }
}

async function withSummary(page: Page): Promise<void> {
  const avatars = page.waitForResponse((answer) => /\/api\/chats\/[^/]+$/.test(answer.url()))
  await page.route('**/api/chats/*/summary', async (route) => {
    const { avatars: angels } = (await (await avatars).json()) as { avatars: { id: string }[] }
    const text =
      'Robin is to give a speech at Jana’s wedding and is afraid of crying. You spoke of the raft they built one summer, of an uncle who sang, and of writing the second line first. Robin promised to read it aloud to the plums.'
    const items = angels.map(({ id }) => ({
      avatarId: id,
      text,
      untilSeq: 60,
      updatedAt: new Date().toISOString(),
    }))
    await route.fulfill({ contentType: 'application/json', body: JSON.stringify({ items }) })
  })
}

async function openNoor(page: Page): Promise<void> {
  await page.locator('main a[href^="/discover/"]:visible').filter({ hasText: 'Noor' }).first().click()
  await page.getByRole('heading', { name: 'What Noor remembers about you' }).scrollIntoViewIfNeeded()
}

export const memoryStates: State[] = [
  { name: 'memory', path: '/chat', as: 'premium', after: withMemory(async () => undefined) },
  { name: 'memory-edit', path: '/chat', as: 'premium', after: withMemory(press(/^Change: Sleeps/)) },
  { name: 'memory-add', path: '/chat', as: 'premium', after: withMemory(press(/^Add$/)) },
  { name: 'memory-empty', path: '/chat', as: 'premium', before: answering([]), after: openMemory },
  { name: 'memory-loading', path: '/chat', as: 'premium', before: hanging, after: openMemory },
  { name: 'memory-error', path: '/chat', as: 'premium', before: failing, after: openMemory },
  { name: 'memory-forget', path: '/chat', as: 'premium', after: withMemory(press(/^Forget me$/)) },
  { name: 'memory-summary', path: '/chat', as: 'premium', before: withSummary, after: withMemory(async () => undefined) },
  { name: 'memory-group', path: '/chats', as: 'premium', after: async (page) => { await openGroup(page); await openMemory(page) } },
  { name: 'memory-angel', path: '/discover', as: 'premium', whole: true, after: openNoor },
]

async function hanging(page: Page): Promise<void> {
  await page.route(noor, () => new Promise<void>(() => {}))
}

async function failing(page: Page): Promise<void> {
  await page.route(noor, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
}
