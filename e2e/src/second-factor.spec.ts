import { startServer } from '@aureole/tools/lab/start-server'
import { demoPassword } from '@aureole/tools/lab/people'
import type { Page } from '@playwright/test'
import { logInBy, ready, totp } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

test.describe('the second factor of agents', () => {
  const agent = { email: 'agent@aureole.test', password: demoPassword }

  async function setUp(page: Page): Promise<{ secret: string; recovery: string[] }> {
    const dialog = page.getByRole('dialog', { name: 'Set up the second factor' })
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
    await dialog.getByLabel('Code from the app').fill('000000')
    await dialog.getByRole('button', { name: 'Switch it on' }).click()
    await expect(dialog.getByText(/This code does not fit/)).toBeVisible()
    await dialog.getByLabel('Code from the app').fill(totp(secret))
    await dialog.getByRole('button', { name: 'Switch it on' }).click()
    const kept = page.getByRole('dialog', { name: 'Keep these codes' })
    const codes = kept.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recovery = await codes.allInnerTexts()
    await page.keyboard.press('Escape')
    await expect(kept).toBeVisible()
    await kept.getByRole('button', { name: 'I have kept them' }).click()
    await expect(kept).toBeHidden()
    return { secret, recovery }
  }

  test('is set up with a QR code, asked for at log-in, replaced by a recovery code, and switched off', async ({
    browser,
  }) => {
    test.slow()
    const server = await startServer()
    try {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
      await context.addInitScript(() => localStorage.setItem('age-verification', 'true'))
      const page = await context.newPage()
      await page.goto('/settings')
      await logInBy(page, agent)
      await page.getByRole('button', { name: 'Set up', exact: true }).click()
      const { secret, recovery } = await setUp(page)
      await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible()

      await page.getByRole('button', { name: 'Log out', exact: true }).click()
      await page.getByRole('button', { name: 'Login' }).click()
      await logInBy(page, agent)
      const step = page.getByRole('dialog', { name: 'One more step' })
      const code = step.getByLabel('Code from the app')
      await expect(code).toHaveAttribute('inputmode', 'numeric')
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      await step.getByRole('button', { name: 'Back' }).click()
      await expect(page.getByRole('dialog', { name: 'Log in' }).getByLabel('E-mail')).toHaveValue(agent.email)
      await page
        .getByRole('dialog', { name: 'Log in' })
        .getByRole('button', { name: 'Log in', exact: true })
        .click()
      await code.fill('000000')
      await code.press('Enter')
      await expect(step.getByText(/This code does not fit/)).toBeVisible()
      // The code of now was used for the set-up; the next one is accepted a little early.
      await code.fill(totp(secret, Date.now() + 30_000))
      await code.press('Enter')
      await expect(page).toHaveURL(/\/admin\/chats$/)

      await page.getByRole('button', { name: 'Log out', exact: true }).click()
      await page.getByRole('button', { name: 'Login' }).click()
      await logInBy(page, agent)
      await step.getByRole('button', { name: 'Use a recovery code instead' }).click()
      await step.getByLabel('Recovery code').fill(recovery[0]!)
      await step.getByRole('button', { name: 'Log in' }).click()
      await expect(page).toHaveURL(/\/admin\/chats$/)

      await page.goto('/settings')
      await page.getByRole('button', { name: 'Switch off' }).click()
      const end = page.getByRole('dialog', { name: 'Switch off the second factor?' })
      await end.getByLabel('Your password').fill(agent.password)
      await end.getByLabel('Code from the app').fill(recovery[0]!)
      await end.getByRole('button', { name: 'Switch it off' }).click()
      await expect(end.getByText(/This code does not fit/)).toBeVisible()
      await end.getByLabel('Code from the app').fill(recovery[1]!)
      await end.getByRole('button', { name: 'Switch it off' }).click()
      await expect(page.getByText('The second factor is off')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Set up', exact: true })).toBeVisible()
      await context.close()
    } finally {
      await server.stop()
    }
  })

  test('opens the desk where it is demanded', async ({ browser }) => {
    test.slow()
    const server = await startServer({ env: { AGENT_SECOND_FACTOR: 'required' } })
    try {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
      await context.addInitScript(() => localStorage.setItem('age-verification', 'true'))
      const page = await context.newPage()
      await page.goto('/discover')
      await ready(page)
      await page.getByRole('button', { name: 'Login' }).click()
      await logInBy(page, agent)
      await expect(page).toHaveURL(/\/settings$/)
      await expect(page.getByText('One step before the desk opens')).toBeVisible()
      await page.getByRole('button', { name: 'Set up the second factor' }).click()
      await setUp(page)
      await expect(page.getByText('One step before the desk opens')).toHaveCount(0)
      await page.getByRole('link', { name: /The desk/ }).click()
      await expect(page).toHaveURL(/\/admin\/chats$/)
      await context.close()
    } finally {
      await server.stop()
    }
  })
})
