import type { Locator, Page } from '@playwright/test'
import { goodPassword, ready } from './accounts.ts'

/** The dialog, opened as people open it. */
export async function openRegistration(page: Page): Promise<Locator> {
  await page.goto('/')
  await ready(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Create account' }).click()
  return page.getByRole('dialog', { name: 'Create your account' })
}

export async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/discover')
  await ready(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Login' }).click()
  return page.getByRole('dialog', { name: 'Log in' })
}

export async function fillRegistration(
  dialog: Locator,
  email: string,
  password = goodPassword,
  year = '1994',
): Promise<void> {
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Day').selectOption('14')
  await dialog.getByLabel('Month').selectOption('2')
  await dialog.getByLabel('Year').selectOption(year)
  await dialog.getByRole('checkbox').check()
}

/** The part of the personal details that is about one thing. */
export function detail(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}
