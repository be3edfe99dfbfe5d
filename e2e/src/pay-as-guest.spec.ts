import { fillRegistration } from './support/account-forms.ts'
import { freshMail, goodPassword, linkOf, mailTo, ready } from './support/accounts.ts'
import { sandbox } from './support/shop.ts'
import { expect, test } from './support/test.ts'

/** Who chose something to buy before they had an account comes back to it once they have one. */

const chosen = '/pay?product-type=tokens&product-id=aureole-tokens-550&coupon-code=WELCOME20'

test('what a guest chose to buy is still chosen after registering and confirming, in the tab of the mail’s link', async ({
  pageAs,
  server,
}) => {
  const page = await pageAs('guest')
  await page.goto(chosen)
  await ready(page)
  const asked = page.getByRole('dialog', { name: 'Log in' })
  await asked.getByRole('button', { name: 'Create an account' }).click()
  const email = freshMail()
  const dialog = page.getByRole('dialog', { name: 'Create your account' })
  await fillRegistration(dialog, email)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog', { name: 'Check your mail' })).toContainText(email)

  const link = linkOf(await mailTo(server.url, email, /confirm/i), '/auth/confirm-registration/')
  const mailed = await page.context().newPage()
  await mailed.goto(link)
  await expect(mailed).toHaveURL(`${server.url}/?account-activation=true`)
  const again = mailed.getByRole('dialog', { name: 'Log in' })
  await expect(again.getByText('Log in, and what you chose goes on.')).toBeVisible()
  await again.getByLabel('E-mail').fill(email)
  await again.getByLabel('Password', { exact: true }).fill(goodPassword)
  await again.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(mailed).toHaveURL(sandbox)
  // 20% off €19.99.
  await expect(mailed.getByText('€15.99')).toBeVisible()
})

test('who registered without choosing anything is led nowhere', async ({ pageAs, server }) => {
  const page = await pageAs('guest')
  // Looked at, and left again: no wish of somebody who registers later for other reasons.
  await page.goto(chosen)
  await ready(page)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.goto('/')
  await ready(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Create account' }).click()
  const email = freshMail()
  const dialog = page.getByRole('dialog', { name: 'Create your account' })
  await fillRegistration(dialog, email)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  const link = linkOf(await mailTo(server.url, email, /confirm/i), '/auth/confirm-registration/')
  await page.goto(link)
  await expect(page).toHaveURL(`${server.url}/?account-activation=true`)
  await expect(page.getByText('Account activation', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
