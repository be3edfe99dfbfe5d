import type { Page } from '@playwright/test'

/** What happens on a page before its picture is taken, in the words of the page. */

export async function dialogIsThere(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor()
}

export async function openAngel(page: Page): Promise<void> {
  await page.locator('main a[href^="/discover/"]').first().click()
  await page.waitForURL(/\/discover\/.+/)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/** Of an angel with whom there is a chat already. */
export async function startChat(page: Page): Promise<void> {
  await openAngel(page)
  await page.locator('button:visible').filter({ hasText: /^Chat with/ }).first().click()
  await dialogIsThere(page)
}

export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (await button.isVisible()) await button.click()
}

export async function openOwnAngel(page: Page): Promise<void> {
  await page.locator('main a[href^="/avatars/ai/"]:not([href$="/create"])').first().click()
  await page.waitForURL(/\/avatars\/ai\/[0-9a-f]{8}/)
  await page.getByRole('button', { name: /^Chat with/ }).waitFor()
}

export async function editOwnAngel(page: Page): Promise<void> {
  await openOwnAngel(page)
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
}

/** A card as another program saved it. */
function card(description: string): string {
  const data = {
    name: 'Ottoline',
    description,
    personality: 'calm, watchful, wry',
    scenario: '',
    first_mes: 'The lamp is lit. Come in out of the wind.',
    mes_example: '',
    creator: 'Marit',
    alternate_greetings: ['Mind the third step.'],
    tags: ['sea'],
    extensions: {},
  }
  return JSON.stringify({ spec: 'chara_card_v2', spec_version: '2.0', data })
}

export function dropCard(age: number) {
  return async (page: Page): Promise<void> => {
    const text = card(`Ottoline is a ${age} year old lighthouse keeper who writes letters to ships.`)
    const file = { name: 'ottoline.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.getByLabel('Character card').setInputFiles(file)
    await page.getByRole('dialog').getByText(age < 18 ? 'ottoline.json' : 'The lamp is lit').waitFor()
  }
}

export async function openChatMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^More about/ }).first().click()
  await page.getByRole('menu').waitFor()
}

export function search(words: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('searchbox').first().fill(words)
    await page.locator('mark').or(page.getByText('Nothing like that was said')).first().waitFor()
  }
}

export async function nameGroup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Name the group' }).click()
  const dialog = page.getByRole('dialog')
  for (const place of [0, 2, 5]) await dialog.locator('button[aria-pressed]').nth(place).click()
  await dialog.getByRole('button', { name: 'Start with 3 angels' }).waitFor()
}

/** Where there is room, the panel is beside the conversation already. */
export async function openPanel(page: Page): Promise<void> {
  await page.locator('[data-author]').first().waitFor()
  const button = page.getByRole('button', { name: 'About this chat' })
  if (await button.isVisible()) await button.click()
}

export async function openGroup(page: Page): Promise<void> {
  await page.locator('a[href^="/chat/group/"]:visible').first().click()
  await page.waitForURL(/\/chat\/group\//)
}
