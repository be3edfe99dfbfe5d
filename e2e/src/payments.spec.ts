import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { become } from '@aureole/tools/lab/people'
import { startServer } from '@aureole/tools/lab/start-server'
import type { Page } from '@playwright/test'
import { logInBy, newPerson } from './support/accounts.ts'
import { as, somebody } from './support/angels.ts'
import { seriousViolations } from './support/axe.ts'
import { atTheSandbox, balanceInMenu, buy, chatWith, pay, sandbox, wallet, yenBrand } from './support/shop.ts'
import { field, finished, mine, write } from './support/talk.ts'
import { expect, test } from './support/test.ts'

/** Tokens and premium, bought at the sandbox, which talks to the shop by redirects and signed webhooks alone. */

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

const couponField = (page: Page) => page.getByRole('textbox', { name: 'Coupon' })

test.describe('a pack of tokens', () => {
  test('is bought in euros, and counted once however often its result is looked at', async ({
    pageAs,
    server,
    complaints,
  }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    await page.goto('/tokens')
    await expect(heading(page, 'You have 50 tokens')).toBeVisible()
    const best = page.getByRole('listitem').filter({ hasText: 'Best value' })
    await expect(best).toContainText('1,200')
    await expect(best).toContainText('€34.99')
    await expect(best).toContainText('€0.029 a reply')
    await buy(page, '550')
    await expect(page.getByText('€19.99')).toBeVisible()
    await pay(page)
    await expect(heading(page, 'You have 600 tokens')).toBeVisible()
    await expect(balanceInMenu(page)).toContainText('600')
    await page.reload()
    await expect(heading(page, 'You have 600 tokens')).toBeVisible()
    expect((await wallet(person)).items.filter(({ amount }) => amount === 550)).toHaveLength(1)
    expect(complaints).toEqual([])
  })

  test('is bought in dollars on the other brand, in the words of a German browser', async ({
    pageAs,
    server,
  }) => {
    const page = await pageAs('guest', { origin: server.celesteUrl, locale: 'de-DE' })
    await somebody(page, server.celesteUrl)
    await page.goto('/tokens')
    const pack = page.getByRole('listitem').filter({ hasText: 'Buy 1.200 tokens' })
    await expect(pack).toContainText(/\d\d,\d\d\s\$/)
    await buy(page, '1.200')
    await pay(page)
    await expect(heading(page, 'You have 1.250 tokens')).toBeVisible()
    expect(new URL(page.url()).origin).toBe(server.celesteUrl)
  })

  test('pressed twice, or reloaded on the way, is one purchase; Back leads to the shop', async ({
    pageAs,
    server,
  }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    await page.goto('/tokens')
    await buy(page, '100')
    const first = page.url()
    await page.goBack()
    await expect(page).toHaveURL(/\/tokens$/)
    await buy(page, '100')
    expect(page.url()).toBe(first)
    await atTheSandbox(page, /^Pay twice/)
    await expect(heading(page, 'You have 150 tokens')).toBeVisible()
    expect((await wallet(person)).balance).toBe(150)
    // What is bought after the result is another purchase.
    await page.goto('/tokens')
    await buy(page, '100')
    expect(page.url()).not.toBe(first)
  })

  test('whose webhook is late arrives by itself, and the page says kindly that it takes longer', async ({
    pageAs,
    server,
  }) => {
    const page = await pageAs('guest')
    await somebody(page, server.url)
    await page.goto('/tokens')
    await buy(page, '100')
    await atTheSandbox(page, /late webhook/)
    await expect(heading(page, 'Thank you')).toBeVisible()
    await expect(heading(page, 'This takes a little longer')).toBeVisible()
    await expect(heading(page, 'You have 150 tokens')).toBeVisible({ timeout: 15_000 })
  })

  test('that is declined says why, and is tried again with the same coupon', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    await somebody(page, server.url)
    await page.goto('/tokens?coupon-code=welcome20')
    await expect(page.getByText('20% off.')).toBeVisible()
    await buy(page, '100')
    await atTheSandbox(page, /^Decline/)
    await expect(page).toHaveURL(/\/payment\/status\/failure\?payment=/)
    await expect(heading(page, 'The payment did not go through')).toBeVisible()
    await expect(page.getByText('The card was declined.')).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(sandbox)
    await expect(page.getByText('€3.99')).toBeVisible()
    await pay(page)
    await expect(heading(page, 'You have 150 tokens')).toBeVisible()
  })

  test('that is abandoned leaves everything as it was, the coupon included', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    await page.goto('/tokens?coupon-code=WELCOME20')
    await expect(page.getByText('20% off.')).toBeVisible()
    await buy(page, '550')
    await atTheSandbox(page, /^Abandon/)
    await expect(heading(page, 'You left before paying')).toBeVisible()
    await page.getByRole('link', { name: 'Choose something else' }).click()
    await expect(couponField(page)).toHaveValue('WELCOME20')
    await expect(page.getByText('20% off.')).toBeVisible()
    expect((await wallet(person)).balance).toBe(50)
  })
})

test.describe('a coupon', () => {
  test('shows the struck and the new price as it is typed, and is taken off once', async ({
    pageAs,
    server,
  }) => {
    const page = await pageAs('guest')
    await somebody(page, server.url)
    await page.goto('/tokens')
    const pack = page.getByRole('listitem').filter({ hasText: 'Buy 550 tokens' })
    await expect(pack).toContainText('€19.99')
    await couponField(page).pressSequentially('welcome20')
    await expect(pack).toContainText('With your coupon: €15.99 before: €19.99')
    await expect(page).toHaveURL(/coupon-code=welcome20/)
    await buy(page, '550')
    await expect(page.getByText('€15.99')).toBeVisible()
    await pay(page)
    await expect(heading(page, 'You have 600 tokens')).toBeVisible()
    await page.goto('/tokens?coupon-code=WELCOME20')
    await expect(page.getByText('You have used this coupon already.')).toBeVisible()
    await expect(pack).not.toContainText('€15.99')
  })

  test('that has expired or is used up says so, and does not go along', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    await somebody(page, server.url)
    await page.goto('/tokens')
    const coupon = couponField(page)
    const apply = page.getByRole('button', { name: 'Apply' })
    await coupon.fill('SUMMER10')
    await apply.click()
    await expect(page.getByText('This coupon has expired.')).toBeVisible()
    await coupon.fill('FIRST50')
    await apply.click()
    await expect(page.getByText('This coupon has been used up.')).toBeVisible()
    await coupon.fill('not a code!')
    await apply.click()
    await expect(page.getByText('There is no such coupon.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Buy 100 tokens' })).toHaveAttribute(
      'href',
      `${server.url}/pay?product-type=tokens&product-id=aureole-tokens-100`,
    )

    await page.goto('/pay?product-type=tokens&product-id=aureole-tokens-100&coupon-code=SUMMER10')
    await expect(heading(page, 'This coupon does not count here')).toBeVisible()
    await expect(page.getByText('This coupon has expired.')).toBeVisible()
    await page.getByRole('button', { name: 'Go on without it' }).click()
    await expect(page).toHaveURL(sandbox)
    await expect(page.getByText('€4.99')).toBeVisible()
  })
})

test.describe('premium', () => {
  test('is subscribed to, cancelled at the end of what is paid for, and resumed', async ({
    pageAs,
    server,
    complaints,
  }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    await page.goto('/premium')
    await expect(page.getByRole('radio', { name: /Year.*33% less/ })).toBeVisible()
    await page.getByRole('link', { name: 'Subscribe for €9.99 a month' }).click()
    await expect(page).toHaveURL(sandbox)
    await pay(page)
    await expect(heading(page, 'Welcome to Premium')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByText('Premium', { exact: true }),
    ).toHaveCount(2)
    expect((await wallet(person)).balance).toBe(250)

    await page.goto('/premium')
    await expect(heading(page, 'You have Premium')).toBeVisible()
    await expect(page.getByText(/^Renews on \d+ \w+ \d{4} for €9\.99\.$/)).toBeVisible()
    await expect(page.getByRole('meter', { name: /0 of 300 used/ })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel Premium' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel Premium?' })
    await expect(dialog).toContainText(/stays until \d+ \w+ \d{4}/)
    await expect(dialog.getByRole('button', { name: 'Keep Premium' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Cancel Premium' }).click()
    await expect(page.getByText(/^Premium ends on/)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Keep Premium' }).click()
    await expect(page.getByText(/^Renews on/)).toBeVisible()
    expect((await as<{ state: string }>(person, 'GET', '/api/premium')).state).toBe('active')

    await page.goto('/pay?product-type=premium&product-id=aureole-premium-month')
    await expect(heading(page, 'You have Premium already')).toBeVisible()
    expect(complaints.filter((line) => !line.includes('409'))).toEqual([])
  })

  test('is offered at its edge, and bought from there', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    await somebody(page, server.url)
    // Straight to the guarded page: what the dialog leads to must not be overtaken by the guard's own way out.
    await page.goto('/avatars/personal/create')
    const dialog = page.getByRole('dialog', { name: 'Be someone here, too' })
    await dialog.getByRole('radio', { name: /Year/ }).check()
    await dialog.getByRole('link', { name: 'Subscribe for €79.99 a year' }).click()
    await expect(page).toHaveURL(sandbox)
    await pay(page)
    await expect(heading(page, 'Welcome to Premium')).toBeVisible()
    await page.getByRole('link', { name: 'Create your persona' }).click()
    await expect(page).toHaveURL(/\/avatars\/personal\/create/)
  })

  test('makes replies free where two talk, and says when few are left', async ({ pageAs, server }) => {
    const page = await pageAs('premium')
    await page.route('**/api/premium', async (route) => {
      const answer = await route.fetch()
      const premium = (await answer.json()) as object
      const freeReplies = { used: 288, limit: 300, resetsAt: new Date(Date.now() + 3_600_000).toISOString() }
      await route.fulfill({ response: answer, json: { ...premium, freeReplies } })
    })
    await page.goto(`${server.url}/chats`)
    await page.locator('a[href^="/chat/"]:not([href*="group"]):visible').first().click()
    await expect(page.getByRole('button', { name: 'Send for free' })).toBeVisible()
    await expect(page.getByText('12 free replies are left today.')).toBeVisible()
  })
})

test.describe('the payment page', () => {
  test('logs a guest in, and goes on by itself', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await page.goto('/pay?product-type=tokens&product-id=aureole-tokens-100')
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(heading(page, 'Log in to go on')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await logInBy(page, person)
    await expect(page).toHaveURL(sandbox)
    await expect(page.getByText('100 tokens')).toBeVisible()
  })

  test('lets one choose again what is not for sale, with the coupon kept', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    await somebody(page, server.url)
    await page.goto('/pay?product-type=tokens&product-id=celeste-tokens-100&coupon-code=WELCOME20')
    await expect(heading(page, 'This is not for sale here')).toBeVisible()
    await page.getByRole('link', { name: 'Choose tokens' }).click()
    await expect(couponField(page)).toHaveValue('WELCOME20')
    await page.goto('/pay')
    await expect(heading(page, 'What would you like?')).toBeVisible()
  })

  test('says when payments are not possible, and tries again', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    await somebody(page, server.url)
    await page.route('**/api/payments', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { code: 'payments-unavailable', status: 503, detail: 'The payment provider does not answer.' },
      }),
    )
    await page.goto('/pay?product-type=tokens&product-id=aureole-tokens-100')
    await expect(heading(page, 'Payments are not possible right now')).toBeVisible()
    await page.unroute('**/api/payments')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page).toHaveURL(sandbox)
  })
})

test('the result of a payment is plain for a guest, and for whoever did not make it', async ({
  pageAs,
  server,
}) => {
  const buyer = await newPerson(server.url)
  const { id } = await as<{ id: string }>(buyer, 'POST', '/api/payments', {
    productType: 'tokens',
    productId: 'aureole-tokens-100',
  })
  const guest = await pageAs('guest')
  await guest.goto(`/payment/status/success/tokens?payment=${id}`)
  await expect(heading(guest, 'Thank you')).toBeVisible()
  await expect(guest.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
  const other = await pageAs('guest')
  await somebody(other, server.url)
  await other.goto(`/payment/status/success/tokens?payment=${id}`)
  await expect(other.getByText('The payment went through.')).toBeVisible()
  await expect(other.getByText('100 were added')).toHaveCount(0)
})

test('the statement is filtered, and saved as a table', async ({ pageAs, server }) => {
  const page = await pageAs('guest')
  const person = await somebody(page, server.url)
  const { chatHash } = await chatWith(person, 1)
  await page.goto(`/chat/${chatHash}`)
  await write(page, 'Good evening.')
  await finished(page)
  await page.goto('/tokens')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('−1')
  await page.getByText('Added', { exact: true }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('+50')
  await page.getByText('Spent', { exact: true }).click()
  await expect(rows.nth(1)).toContainText('−1')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
})

test.describe('on a brand of its own, in yen', () => {
  // It starts a server of its own.
  test.setTimeout(90_000)

  test('not enough tokens in a chat: the text waits, tokens are bought, and it is sent', async ({
    browser,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'aureole-yen-'))
    const brandsFile = join(folder, 'brands.json')
    writeFileSync(brandsFile, JSON.stringify([yenBrand]))
    const server = await startServer({ env: { MIND_PACE: '0', BRANDS_FILE: brandsFile } })
    try {
      const context = await browser.newContext({
        baseURL: server.url,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await become(context, server.url, 'guest')
      const page = await context.newPage()
      const person = await somebody(page, server.url)
      const { chatHash, names } = await chatWith(person, 1)
      await page.goto(`/chat/${chatHash}`)
      await write(page, 'Good evening.')
      await finished(page)
      await expect(page.getByText('You have no tokens left.')).toBeVisible()
      await write(page, 'Are you still there?')
      await expect(page.getByText(/not enough tokens/i)).toBeVisible()
      await page.getByRole('link', { name: 'Get tokens' }).click()
      const pack = page.getByRole('listitem').filter({ hasText: 'Buy 100 tokens' })
      await expect(pack).toContainText(/¥800\b.*¥8\.0 a reply/)
      await buy(page, '100')
      await expect(page.getByText('¥800')).toBeVisible()
      await pay(page)
      await expect(heading(page, 'You have 100 tokens')).toBeVisible()
      await page.getByRole('link', { name: `Go back to ${names[0]}` }).click()
      await expect(page).toHaveURL(new RegExp(`/chat/${chatHash}$`))
      await expect(page.getByText('You can send this now.')).toBeVisible()
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await finished(page)
      await expect(mine(page, 'Are you still there?')).toHaveCount(1)
      await expect(field(page)).toHaveValue('')
      await context.close()
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

test('a campaign hears of a purchase once, and only from those who agreed', async ({ pageAs, server }) => {
  const page = await pageAs('guest')
  await page
    .context()
    .route('https://www.redditstatic.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
  const told = () =>
    page.evaluate(() => {
      const pixel = (window as { rdt?: { callQueue: unknown[][] } }).rdt
      return (pixel?.callQueue ?? []).filter(([call]) => call === 'track').map(([, ...rest]) => rest)
    })
  await somebody(page, server.url)
  await page.goto('/tokens?pid=t2_lamp&ptype=reddit')
  await page.getByRole('button', { name: 'Agree' }).click()
  await buy(page, '100')
  await pay(page)
  await expect(heading(page, 'You have 150 tokens')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('payment')
  const purchase = ['Purchase', { value: 4.99, currency: 'EUR', itemCount: 1, conversionId: id }]
  await expect.poll(told).toContainEqual(purchase)
  await page.reload()
  await expect(heading(page, 'You have 150 tokens')).toBeVisible()
  await expect.poll(told).toEqual([['PageVisit']])
})

for (const theme of ['dark', 'light'] as const) {
  test(`the shop can be used without eyes or mouse, ${theme}`, async ({ pageAs, server }) => {
    const page = await pageAs('guest', { theme })
    await somebody(page, server.url)
    await page.goto('/tokens?coupon-code=WELCOME20')
    await expect(page.getByText('20% off.')).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await page.goto('/premium')
    await expect(page.getByRole('radio', { name: /Month/ })).toBeChecked()
    await page.getByRole('radio', { name: /Month/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: 'Subscribe for €79.99 a year' })).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
  })
}
