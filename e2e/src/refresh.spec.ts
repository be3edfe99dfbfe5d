import {
  enter,
  expiringToken,
  expiryOf,
  giveRecord,
  key,
  logIn,
  newPerson,
  ready,
  storedRecord,
} from './support/accounts.ts'
import {
  countLoads,
  countRefreshes,
  endOtherDevices,
  guestIn,
  mainMenu,
  personIn,
} from './support/sessions.ts'
import { expect, test } from './support/test.ts'

/** The session rules of the specification’s section 4, each test named by the sentence that it shows. */

test.describe('“failed token refresh (tokens cleared, page reloads, and a session-storage flag makes a Logged out warning show after reload if the app had been mounted)”', () => {
  test('with the app mounted', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    // Without the live connection the page learns of the end only by asking.
    await page.route('**/api/live', (route) => route.abort())
    await enter(page, person)
    await page.goto('/discover')
    await expect(personIn(page)).toBeVisible()
    await endOtherDevices(person)
    const loads = countLoads(page)
    await mainMenu(page)
      .getByRole('link', { name: /Tokens/ })
      .click()
    await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Your session has expired. Please log in again.', { exact: true }),
    ).toBeVisible()
    expect(loads.count).toBe(1)
    expect(await storedRecord(page)).toBeUndefined()
    expect(await page.evaluate(() => sessionStorage.getItem('logged-out'))).toBeNull()
    await page.reload()
    await ready(page)
    await expect(page.getByText('Logged out', { exact: true })).toHaveCount(0)
  })

  test('before it has mounted there is no warning', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await giveRecord(page, { accessToken: expiringToken(person.id, -5), refreshToken: 'x'.repeat(60) })
    await page.goto('/discover')
    await expect(guestIn(page)).toBeVisible()
    await ready(page)
    expect(await storedRecord(page)).toBeUndefined()
    await expect(page.getByText('Logged out', { exact: true })).toHaveCount(0)
  })

  for (const status of [401, 403, 422]) {
    test(`an answer of ${status} is a failure`, async ({ pageAs, server }) => {
      const person = await newPerson(server.url)
      const page = await pageAs('guest')
      await page.route('**/api/auth/token/refresh', (route) =>
        route.fulfill({
          status,
          contentType: 'application/problem+json',
          json: { status, code: 'not-allowed' },
        }),
      )
      await giveRecord(page, { ...person.tokens, accessToken: expiringToken(person.id, 5) })
      await page.goto('/discover')
      await expect(guestIn(page)).toBeVisible()
      // The page may be on its way to its reload.
      await expect(async () => expect(await storedRecord(page)).toBeUndefined()).toPass()
    })
  }
})

test('a network error, 429 and 5xx at a refresh keep the tokens', async ({ pageAs, server }) => {
  const person = await newPerson(server.url)
  const page = await pageAs('guest')
  const answers = [0, 503, 429, 500]
  let tries = 0
  await page.route('**/api/auth/token/refresh', async (route) => {
    const status = answers[tries % answers.length]
    tries += 1
    if (status === 0) await route.abort('connectionfailed')
    else await route.fulfill({ status: status ?? 500, body: '' })
  })
  await giveRecord(page, { ...person.tokens, accessToken: expiringToken(person.id, 5) })
  await page.goto('/discover')
  await expect.poll(() => tries, { timeout: 20_000 }).toBeGreaterThanOrEqual(4)
  await ready(page)
  expect((await storedRecord(page))?.refreshToken).toBe(person.tokens.refreshToken)
  await expect(guestIn(page)).toHaveCount(0)
  await page.unroute('**/api/auth/token/refresh')
  await mainMenu(page)
    .getByRole('link', { name: /Tokens/ })
    .click()
  await expect(page).toHaveURL(/\/tokens$/)
  await expect(page.getByText('50', { exact: true }).first()).toBeVisible()
})

test.describe('“Token refresh: needed when the access token is missing, has no expiry or expires within 10 seconds.”', () => {
  for (const [title, token] of [
    ['missing', () => undefined],
    ['without an expiry', (id: string) => expiringToken(id, Number.NaN)],
    ['within the margin', (id: string) => expiringToken(id, 8)],
  ] as const) {
    test(title, async ({ pageAs, server }) => {
      const person = await newPerson(server.url)
      const page = await pageAs('guest')
      const refreshes = countRefreshes(page)
      const accessToken = token(person.id)
      await giveRecord(page, {
        refreshToken: person.tokens.refreshToken,
        ...(accessToken && { accessToken }),
      })
      await page.goto('/discover')
      await expect(mainMenu(page).getByRole('link', { name: 'Robin' })).toBeVisible()
      expect(refreshes.count).toBe(1)
      const record = await storedRecord(page)
      expect(record?.refreshToken).not.toBe(person.tokens.refreshToken)
    })
  }

  test('eleven seconds before the end is soon enough, nine are too late', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const end = expiryOf(person.tokens.accessToken) * 1000
    for (const [before, wanted] of [
      [11_000, 0],
      [9_000, 1],
    ] as const) {
      const page = await pageAs('guest')
      const refreshes = countRefreshes(page)
      await page.clock.setFixedTime(end - before)
      // The new token ends as soon as the old one by this clock, or a second later: from then on it is the time that it is.
      await page.route('**/api/auth/token/refresh', async (route) => {
        await page.clock.setFixedTime(Date.now())
        await route.continue()
      })
      await giveRecord(page, person.tokens)
      await page.goto('/discover')
      await expect(mainMenu(page).getByRole('link', { name: 'Robin' })).toBeVisible()
      expect(refreshes.count, `${before} ms before`).toBe(wanted)
    }
  })
})

test.describe('“Concurrent requests share one refresh.”', () => {
  test('the requests of one page', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await enter(page, person)
    await page.goto('/discover')
    await expect(personIn(page)).toBeVisible()
    const refreshes = countRefreshes(page)
    await page.evaluate(
      ({ name, token }) => {
        const record = JSON.parse(localStorage.getItem(name) ?? '{}') as object
        localStorage.setItem(name, JSON.stringify({ ...record, accessToken: token }))
      },
      { name: key, token: expiringToken(person.id, 3) },
    )
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.headers()['authorization']) asked.push(request.url())
    })
    // The settings ask for the devices and for the state of the download at the same time.
    await personIn(page).click()
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
    expect(asked.length).toBeGreaterThan(1)
    expect(refreshes.count).toBe(1)
  })

  test('the tabs of one browser', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const first = await pageAs('guest')
    const others = [await first.context().newPage(), await first.context().newPage()]
    const tabs = [first, ...others]
    const refreshes = countRefreshes(...tabs)
    await giveRecord(first, { ...person.tokens, accessToken: expiringToken(person.id, 3) })
    await Promise.all(tabs.map((tab) => tab.goto('/discover')))
    for (const tab of tabs) await expect(mainMenu(tab).getByRole('link', { name: 'Robin' })).toBeVisible()
    expect(refreshes.count).toBe(1)
  })
})

test('a lost answer to a refresh logs nobody out: the old token works once more', async ({
  pageAs,
  server,
}) => {
  const person = await newPerson(server.url)
  const page = await pageAs('guest')
  let lost = 0
  await page.route('**/api/auth/token/refresh', async (route) => {
    lost += 1
    if (lost > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await giveRecord(page, { ...person.tokens, accessToken: expiringToken(person.id, 3) })
  await page.goto('/discover')
  await expect(mainMenu(page).getByRole('link', { name: 'Robin' })).toBeVisible()
  expect(lost).toBe(2)
  expect(await logIn(server.url, person.email, person.password)).toBeTruthy()
})
