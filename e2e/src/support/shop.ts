import type { Locator, Page } from '@playwright/test'
import { as, catalogue } from './angels.ts'
import type { Person } from './accounts.ts'
import { expect } from './test.ts'

/** What a person does in the shop, in the words of its pages and of the sandbox's. */

export const sandbox = /\/sandbox[\w-]*\//

export async function buy(page: Page, tokens: string): Promise<void> {
  await page.getByRole('link', { name: `Buy ${tokens} tokens` }).click()
  await expect(page).toHaveURL(sandbox)
}

export async function atTheSandbox(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click()
}

export const pay = (page: Page) => atTheSandbox(page, /^Pay\b(?!,| twice)/)

export function balanceInMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Tokens/ })
}

export async function wallet(person: Person): Promise<{ balance: number; items: { amount: number }[] }> {
  return as(person, 'GET', '/api/wallet?pageSize=100')
}

/** A chat with nobody else in it, made from outside of the browser. */
export async function chatWith(
  person: Person,
  count: number,
): Promise<{ chatHash: string; names: string[] }> {
  const angels = (await catalogue(person)).slice(0, count)
  const { chatHash } = await as<{ chatHash: string }>(person, 'POST', '/api/chats', {
    type: count > 1 ? 'GROUP' : 'DIRECT',
    avatarIds: angels.map(({ id }) => id),
    ...(count > 1 ? { title: 'Round table' } : {}),
  })
  return { chatHash, names: angels.map(({ name }) => name) }
}

/** A brand at the usual address that sells in yen, gives one token to begin with, and has no plan by the year. */
export const yenBrand = {
  id: 'aureole',
  name: 'Toro',
  headline: ['Good company,', 'by lantern light.'],
  tagline: 'good company, by lantern light',
  hosts: ['localhost', '127.0.0.1', '[::1]'],
  currencyStr: 'JPY',
  logoUrl: '/icons/aureole.svg',
  supportMail: 'care@toro.test',
  legalEntity: { name: 'Toro K.K.', address: '1-2-3 Gion, Kyoto', country: 'Japan', registration: '1300-01' },
  prices: {
    welcomeTokens: 1,
    replyTokens: 1,
    premiumMonthlyTokens: 200,
    premiumRepliesPerDay: 300,
    packs: [
      { id: 'toro-100', tokens: 100, amountMinor: 800 },
      { id: 'toro-1200', tokens: 1200, amountMinor: 5400 },
    ],
    plans: [{ id: 'toro-month', interval: 'month', amountMinor: 1500 }],
  },
  theme: { themeColor: { dark: '#180f19', light: '#f7f3ea' }, mark: 'rays', dark: {}, light: {} },
}
