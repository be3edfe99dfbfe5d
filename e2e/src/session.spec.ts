import type { Page, Request } from '@playwright/test'
import {
  call,
  enter,
  expiringToken,
  expiryOf,
  giveRecord,
  key,
  logIn,
  logInBy,
  newPerson,
  ready,
  storedRecord,
  type Person,
} from './support/accounts.ts'
import { expect, test } from './support/test.ts'

/** The session rules of the specification's section 4, each test named by the sentence that it shows. */

function mainMenu(page: Page) {
  return page.getByRole('navigation', { name: 'Main' })
}

function personIn(page: Page) {
  return mainMenu(page).getByRole('link', { name: 'Settings' })
}

function guestIn(page: Page) {
  return mainMenu(page).getByRole('button', { name: 'Login' })
}

function countRefreshes(...pages: Page[]): { count: number } {
  const seen = { count: 0 }
  for (const page of pages)
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/token/refresh')) seen.count += 1
    })
  return seen
}

function countLoads(page: Page): { count: number } {
  const seen = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.count += 1
  })
  return seen
}

/** Ends every device of the person but the one that asks, from outside of the browser. */
async function endOtherDevices(person: Person): Promise<void> {
  const { accessToken } = person.tokens
  const listed = await call(person.origin, 'GET', `/api/users/${person.id}/sessions`, undefined, accessToken)
  const { items } = (await listed.json()) as { items: { id: string; isThis: boolean }[] }
  for (const device of items.filter(({ isThis }) => !isThis)) {
    const path = `/api/users/${person.id}/sessions/${device.id}`
    expect((await call(person.origin, 'DELETE', path, undefined, accessToken)).status).toBe(204)
  }
}

test.describe('“Logged in is derived from the presence of a stored refresh token.”', () => {
  test('a refresh token alone is enough', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await giveRecord(page, { refreshToken: person.tokens.refreshToken })
    await page.goto('/discover')
    await expect(personIn(page)).toBeVisible()
    expect((await storedRecord(page))?.accessToken).toBeTruthy()
  })

  test('an access token alone is not', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await giveRecord(page, { accessToken: person.tokens.accessToken })
    await page.goto('/discover')
    await expect(guestIn(page)).toBeVisible()
  })
})

test('“the user and groups are read from the access token, and the user is then fetched by id and merged”', async ({
  pageAs,
  server,
}) => {
  const person = await newPerson(server.url)
  const page = await pageAs('guest')
  let asked: Request | undefined
  await page.route(`**/api/users/${person.id}`, async (route) => {
    asked = route.request()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), tokens: 4321 } })
  })
  await enter(page, person)
  await page.goto('/discover')
  await expect(mainMenu(page).getByRole('link', { name: /Tokens\s*4,321/ })).toBeVisible()
  await expect(mainMenu(page).getByRole('link', { name: 'Robin' })).toBeVisible()
  expect(asked?.headers()['authorization']).toBe(`Bearer ${(await storedRecord(page))?.accessToken}`)
  // The page asks again when its live connection opens; an answer must not come after the end.
  await page.unrouteAll({ behavior: 'wait' })
})

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

test('“any 401 response (logged user cleared)”, until a refresh brings them back', async ({
  pageAs,
  server,
}) => {
  const person = await newPerson(server.url)
  const page = await pageAs('guest')
  await enter(page, person)
  await page.goto('/discover')
  await expect(personIn(page)).toBeVisible()
  let refusals = 0
  await page.route('**/api/wallet**', (route) => {
    refusals += 1
    return refusals === 1
      ? route.fulfill({
          status: 401,
          contentType: 'application/problem+json',
          json: { status: 401, code: 'not-authenticated' },
        })
      : route.continue()
  })
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/api/auth/token/refresh', async (route) => {
    await allowed
    await route.continue()
  })
  await mainMenu(page)
    .getByRole('link', { name: /Tokens/ })
    .click()
  await expect(personIn(page)).toBeHidden()
  allow()
  await expect(personIn(page)).toBeVisible()
  await expect(page).toHaveURL(/\/tokens$/)
  expect(refusals).toBeGreaterThan(1)
})

test('“session expiry (warning toast)”: a session that is ended live shows the text without a reload', async ({
  pageAs,
  server,
}) => {
  const person = await newPerson(server.url)
  const page = await pageAs('guest')
  await enter(page, person)
  const connected = page.waitForResponse((answer) => answer.url().includes('/api/live') && answer.ok())
  await page.goto('/tokens')
  await expect(personIn(page)).toBeVisible()
  await connected
  const loads = countLoads(page)
  await endOtherDevices(person)
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Your session has expired. Please log in again to continue.', { exact: true }),
  ).toBeVisible()
  await expect(guestIn(page)).toBeVisible()
  expect(await storedRecord(page)).toBeUndefined()
  expect(loads.count).toBe(0)
})

test.describe('“Manual logout sends the user to the main route if the current route requires the auth guard.”', () => {
  test('from a guarded route', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    const { refreshToken } = await enter(page, person)
    await page.goto('/settings')
    const told = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/logout'))
    await mainMenu(page).getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
    await expect(guestIn(page)).toBeVisible()
    expect((await told).status()).toBe(204)
    expect(await storedRecord(page)).toBeUndefined()
    expect((await call(server.url, 'POST', '/api/auth/token/refresh', { refreshToken })).status).toBe(401)
  })

  test('from any other route it leaves them there', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await enter(page, person)
    await page.goto('/discover')
    await mainMenu(page).getByRole('button', { name: 'Log out' }).click()
    await expect(guestIn(page)).toBeVisible()
    await expect(page).toHaveURL(/\/discover$/)
  })
})

test('“After login an agent goes to the agent main route and is not asked to set up an avatar.”', async ({
  pageAs,
}) => {
  const page = await pageAs('guest')
  await page.goto('/discover')
  await guestIn(page).click()
  await logInBy(page, { email: 'agent@aureole.test', password: 'angels-demo' })
  await expect(page).toHaveURL(/\/admin\/chats$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('“A user without an avatar sees the non-closable avatar setup welcome modal.”', async ({
  pageAs,
  server,
}) => {
  const person = await newPerson(server.url, { persona: false })
  const page = await pageAs('guest')
  await page.goto('/discover')
  await guestIn(page).click()
  await logInBy(page, person)
  const welcome = page.getByRole('dialog', { name: /Welcome to Aureole/ })
  await expect(welcome).toBeVisible()
  await expect(welcome.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(welcome).toBeVisible()
  await page.reload()
  await expect(welcome).toBeVisible()
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

test('two tabs agree on who is logged in', async ({ pageAs, server }) => {
  const person = await newPerson(server.url)
  const one = await pageAs('guest')
  await enter(one, person)
  const other = await one.context().newPage()
  await one.goto('/discover')
  await other.goto('/settings')
  await expect(other.getByText('This device', { exact: true })).toBeVisible()
  await mainMenu(one).getByRole('button', { name: 'Log out' }).click()
  await expect(guestIn(other)).toBeVisible()
  await expect(other).toHaveURL(`${server.url}/`)
  await guestIn(one).click()
  await logInBy(one, person)
  await expect(personIn(other)).toBeVisible()
})

test.describe('“Auth: … If not logged in, opens the login dialog … If still not logged in, redirects to the main page on the initial navigation, otherwise cancels the navigation.”', () => {
  test('goes on to where the person wanted to go, from the address bar and from a link', async ({
    pageAs,
    server,
  }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await page.goto('/settings/personal-details')
    await logInBy(page, person)
    await expect(page).toHaveURL(/\/settings\/personal-details$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Personal details' })).toBeVisible()

    const other = await pageAs('guest')
    await other.goto('/discover')
    await ready(other)
    await mainMenu(other).getByRole('link', { name: 'My Angels' }).click()
    await expect(other.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await expect(other).toHaveURL(/\/discover$/)
    await logInBy(other, person)
    await expect(other).toHaveURL(/\/avatars\/ai$/)
  })

  test('an agent goes on too, and not to the desk', async ({ pageAs }) => {
    const page = await pageAs('guest')
    await page.goto('/settings')
    await logInBy(page, { email: 'agent@aureole.test', password: 'angels-demo' })
    await expect(page.getByText('agent@aureole.test').first()).toBeVisible()
    await expect(page).toHaveURL(/\/settings$/)
  })

  test('who closes the dialog is sent to the main page at first, and stays where they are later', async ({
    pageAs,
  }) => {
    const page = await pageAs('guest')
    await page.goto('/tokens')
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/discover')
    await ready(page)
    await mainMenu(page).getByRole('link', { name: 'Chats' }).click()
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/discover$/)
  })
})

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
