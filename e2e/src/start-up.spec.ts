import { expect, listen, test } from './support/test.ts'

test.describe('age verification', () => {
  test('asks before anything else, cannot be closed, and remembers the answer', async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    await page.goto('/discover')
    const question = page.getByRole('dialog', { name: /18 or older/i })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: /I am 18 or older/i }).click()
    await expect(question).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('age-verification'))).toBe('true')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.close()
  })

  test('any other stored value than true asks again', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url })
    await context.addInitScript(() => localStorage.setItem('age-verification', '1'))
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('dialog', { name: /18 or older/i })).toBeVisible()
    await context.close()
  })

  test('declining leads to a blank page', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('dialog').getByRole('button', { name: /leave/i }).click()
    await expect(page).toHaveURL('about:blank')
    await context.close()
  })

  test('a dialog that a guard opens waits behind it', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    await page.goto('/tokens')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /I am 18 or older/i })
      .click()
    await expect(page.getByRole('dialog', { name: /log in/i })).toBeVisible()
    await context.close()
  })
})

test.describe('when things are broken at the start', () => {
  test('a failing vars call says so, and Retry heals it', async ({ pageAs }) => {
    const page = await pageAs('guest')
    let broken = true
    await page.route('**/api/vars', (route) =>
      broken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    )
    // The HTML brings the domain's variables along: without them the page has to ask.
    await page.addInitScript(() => {
      new MutationObserver(() => document.getElementById('first-paint')?.remove()).observe(document, {
        childList: true,
        subtree: true,
      })
    })
    await page.goto('/payment/status/failure')
    await expect(page.getByText('Domain missing configuration.')).toBeVisible()
    broken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Domain missing configuration.')).toBeHidden()
  })

  test('a corrupt token record is reported with its value, and the app stays usable', async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url })
    await context.addInitScript(() => {
      localStorage.setItem('age-verification', 'true')
      if (!sessionStorage.getItem('corrupted')) localStorage.setItem('auth-tokens-production', '{not json')
      sessionStorage.setItem('corrupted', 'true')
    })
    const page = await context.newPage()
    const complaints: string[] = []
    listen(page, complaints)
    await page.goto('/discover')
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    expect(complaints.join('\n')).toContain('Failed to parse auth tokens')
    expect(complaints.join('\n')).toContain('{not json')
    await expect(page.getByRole('button', { name: /^log ?in$/i }).first()).toBeVisible()
    await context.close()
  })

  test('a page whose code does not load is tried once more after a reload, then says so', async ({
    pageAs,
  }) => {
    const page = await pageAs('guest')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++
    })
    await page.route(/\/assets\/.*(terms|legal).*\.js/, (route) => route.abort())
    await page.getByRole('link', { name: 'Terms of Service' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/broke|load/i)
    expect(loads).toBe(1)
    await page.unroute(/\/assets\/.*(terms|legal).*\.js/)
    await page.getByRole('button', { name: /load again|try again/i }).click()
    await expect(page.getByRole('heading', { level: 1, name: /terms of service/i })).toBeVisible()
  })

  test('a page whose code comes back with the reload goes on to where the person wanted to go', async ({
    pageAs,
  }) => {
    const page = await pageAs('guest')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    let failures = 0
    await page.route(/\/assets\/.*(terms|legal).*\.js/, (route) =>
      failures++ === 0 ? route.abort() : route.continue(),
    )
    await page.getByRole('link', { name: 'Terms of Service' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: /terms of service/i })).toBeVisible()
    expect(failures).toBeGreaterThan(1)
  })
})

test('a page restored from the back-forward cache reloads', async ({ pageAs }) => {
  const page = await pageAs('guest')
  await page.goto('/discover')
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await reloaded
})

test('without a connection the app says so instead of the browser', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url })
  await context.addInitScript(() => localStorage.setItem('age-verification', 'true'))
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await context.setOffline(true)
  await page.goto('/discover')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/offline|connection/i)
  await context.setOffline(false)
  await page.goto('/discover')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/meet/i)
  await context.close()
})
