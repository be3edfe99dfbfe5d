import type { Page } from '@playwright/test'
import { call, type Person } from './accounts.ts'
import { expect } from './test.ts'

export function mainMenu(page: Page) {
  return page.getByRole('navigation', { name: 'Main' })
}

export function personIn(page: Page) {
  return mainMenu(page).getByRole('link', { name: 'Settings' })
}

export function guestIn(page: Page) {
  return mainMenu(page).getByRole('button', { name: 'Login' })
}

export function countRefreshes(...pages: Page[]): { count: number } {
  const seen = { count: 0 }
  for (const page of pages)
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/token/refresh')) seen.count += 1
    })
  return seen
}

export function countLoads(page: Page): { count: number } {
  const seen = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.count += 1
  })
  return seen
}

/** Ends every device of the person but the one that asks, from outside of the browser. */
export async function endOtherDevices(person: Person): Promise<void> {
  const { accessToken } = person.tokens
  const listed = await call(person.origin, 'GET', `/api/users/${person.id}/sessions`, undefined, accessToken)
  const { items } = (await listed.json()) as { items: { id: string; isThis: boolean }[] }
  for (const device of items.filter(({ isThis }) => !isThis)) {
    const path = `/api/users/${person.id}/sessions/${device.id}`
    expect((await call(person.origin, 'DELETE', path, undefined, accessToken)).status).toBe(204)
  }
}
