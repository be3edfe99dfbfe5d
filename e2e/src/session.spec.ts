import type { Request } from '@playwright/test'
import { call, enter, giveRecord, logInBy, newPerson, ready, storedRecord } from './support/accounts.ts'
import { countLoads, endOtherDevices, guestIn, mainMenu, personIn } from './support/sessions.ts'
import { expect, test } from './support/test.ts'

/** The session rules of the specification’s section 4, each test named by the sentence that it shows. */

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
