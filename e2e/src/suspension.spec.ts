import { enter, newPerson, storedRecord } from './support/accounts.ts'
import { mainMenu, personIn } from './support/sessions.ts'
import { expect, test } from './support/test.ts'

/** The session rules of the specification’s section 4, each test named by the sentence that it shows. */

test('“A suspended account sees the non-closable temporary suspension modal”, at a refusal in the middle of things', async ({
  pageAs,
  server,
}) => {
  const person = await newPerson(server.url)
  const page = await pageAs('guest')
  await enter(page, person)
  await page.goto('/discover')
  await expect(personIn(page)).toBeVisible()
  const suspendedUntil = new Date(Date.now() + 86_400_000).toISOString()
  await page.route('**/api/wallet**', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: {
        status: 403,
        code: 'account-suspended',
        suspendedUntil,
        reason: 'Insults.',
        appealToken: 'appeal-1',
      },
    }),
  )
  await mainMenu(page)
    .getByRole('link', { name: /Tokens/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Your account is paused' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  expect(await storedRecord(page)).toBeUndefined()
  await expect(page).toHaveURL(`${server.url}/`)
})

test('“temporary suspension” while the page is open logs out at once and shows a dialog that cannot be closed', async ({
  pageAs,
  server,
}) => {
  const person = await newPerson(server.url)
  const page = await pageAs('guest')
  const suspension = {
    suspendedUntil: new Date(Date.now() + 24 * 3_600_000).toISOString(),
    reason: 'Threatening words, after two warnings',
    appealToken: 'a-token-to-appeal-with',
  }
  // What the server's own suspension publishes; nothing in the page may depend on who sent it.
  const events = [
    `id: 1\nevent: ready\ndata: {}\n\n`,
    `event: user.suspended\ndata: ${JSON.stringify(suspension)}\n\n`,
  ]
  await page.route('**/api/live', (route) =>
    route.fulfill({ status: 200, contentType: 'text/event-stream', body: events.join('') }),
  )
  await enter(page, person)
  await page.goto('/settings')
  const dialog = page.getByRole('dialog', { name: 'Your account is paused' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(suspension.reason)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  expect(await storedRecord(page)).toBeUndefined()
  await expect(page).toHaveURL(/\/$/)
})
