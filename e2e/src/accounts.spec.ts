import { startServer } from '@aureole/tools/lab/start-server'
import { demoPassword } from '@aureole/tools/lab/people'
import type { Locator, Page } from '@playwright/test'
import {
  call,
  enter,
  freshMail,
  goodPassword,
  linkOf,
  logIn,
  logInBy,
  mailTo,
  newPerson,
  ready,
  register,
  storedRecord,
  totp,
} from './support/accounts.ts'
import { seriousViolations } from './support/axe.ts'
import { expect, test, widths } from './support/test.ts'

/** Who a person is, from registration to deletion, as people do it: in the page and by the mails. */

const brands = [
  { name: 'Aureole', origin: (server: { url: string }) => server.url },
  { name: 'Celeste', origin: (server: { celesteUrl: string }) => server.celesteUrl },
] as const

async function openRegistration(page: Page): Promise<Locator> {
  await page.goto('/')
  await ready(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Create account' }).click()
  return page.getByRole('dialog', { name: 'Create your account' })
}

async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/discover')
  await ready(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Login' }).click()
  return page.getByRole('dialog', { name: 'Log in' })
}

async function fillRegistration(
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
function detail(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

for (const brand of brands) {
  test(`${brand.name}: registration, the mail's link, log-in, welcome, settings`, async ({
    pageAs,
    server,
  }) => {
    const origin = brand.origin(server)
    const page = await pageAs('guest', { origin })
    const email = freshMail()
    const dialog = await openRegistration(page)
    await fillRegistration(dialog, email)
    await dialog.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('dialog', { name: 'Check your mail' })).toContainText(email)

    const mail = await mailTo(origin, email, /confirm/i)
    expect(mail.subject).toContain(brand.name)
    const link = linkOf(mail, '/auth/confirm-registration/')
    expect(new URL(link).origin).toBe(origin)
    await page.goto(link)
    await expect(page).toHaveURL(`${origin}/?account-activation=true`)
    await expect(page.getByText('Account activation', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Your account has been successfully activated. You can now log in to your account.', {
        exact: true,
      }),
    ).toBeVisible()

    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Login' }).click()
    await logInBy(page, { email, password: goodPassword })
    const welcome = page.getByRole('dialog', { name: `Welcome to ${brand.name}` })
    await welcome.getByRole('button', { name: 'Start' }).click()
    await expect(welcome.getByText('Please choose a name.')).toBeVisible()
    await welcome.getByLabel('Your name').fill('Noor')
    await welcome.getByRole('group', { name: 'Your picture' }).locator('label').first().click()
    await expect(welcome.getByRole('radio').first()).toBeChecked()
    await welcome.getByRole('button', { name: 'Start' }).click()
    await expect(welcome).toBeHidden()

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Noor' })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('link', { name: /Personal details/ }).click()
    await expect(detail(page, 'Date of birth')).toContainText('14 February 1994')
    await expect(detail(page, 'Date of birth').getByRole('button')).toHaveCount(0)

    await page.goto(link)
    await expect(
      page.getByText(
        'There was an error during your account activation. Please try again or contact support.',
      ),
    ).toBeVisible()
  })

  // A brand's own mails, links and texts are walked above; what follows is the same for all of them.
  if (brand.name !== 'Aureole') continue

  test(`${brand.name}: a forgotten password is set anew by the mail's link, once`, async ({
    pageAs,
    server,
  }) => {
    const origin = brand.origin(server)
    const person = await newPerson(origin)
    const page = await pageAs('guest', { origin })
    const dialog = await openLogin(page)
    await dialog.getByLabel('E-mail').fill(person.email)
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click()
    const asking = page.getByRole('dialog', { name: 'Set a new password' })
    await expect(asking.getByLabel('E-mail')).toHaveValue(person.email)
    await asking.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('dialog', { name: 'Check your mail' })).toBeVisible()

    const link = linkOf(await mailTo(origin, person.email, /new password/i), '/auth/set-new-password/')
    expect(new URL(link).origin).toBe(origin)
    await page.goto(link)
    await expect(page).toHaveURL(new RegExp(`^${origin}/\\?token=`))
    await asking.getByLabel('New password').fill('password123')
    await asking.getByRole('button', { name: 'Save the password' }).click()
    await expect(asking.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
    await asking.getByLabel('New password').fill('a heron on the roof')
    await asking.getByRole('button', { name: 'Save the password' }).click()
    const login = page.getByRole('dialog', { name: 'Log in' })
    await expect(login).toContainText('Your new password is set.')
    await logInBy(page, { email: person.email, password: 'a heron on the roof' })
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Robin' }),
    ).toBeVisible()
    // It replaced the old one everywhere: the device from before is logged out.
    const old = await call(origin, 'POST', '/api/auth/token/refresh', {
      refreshToken: person.tokens.refreshToken,
    })
    expect(old.status).toBe(401)

    await page.goto(link)
    await asking.getByLabel('New password').fill('another heron on the roof')
    await asking.getByRole('button', { name: 'Save the password' }).click()
    await expect(asking).toContainText('This link does not work any more')
  })

  test(`${brand.name}: a new address counts once its mail's link is opened`, async ({ pageAs, server }) => {
    const origin = brand.origin(server)
    const person = await newPerson(origin)
    const page = await pageAs('guest', { origin })
    await enter(page, person)
    await page.goto('/settings/personal-details')
    const section = detail(page, 'E-mail')
    await section.getByRole('button', { name: 'Change: E-mail' }).click()
    const email = freshMail()
    await section.getByLabel('New e-mail address').fill(email)
    await section.getByLabel('Current password').fill('not my password')
    await section.getByRole('button', { name: 'Send the link' }).click()
    await expect(section.getByText('This is not your current password.')).toBeVisible()
    await section.getByLabel('Current password').fill(person.password)
    await section.getByRole('button', { name: 'Send the link' }).click()
    await expect(section.getByText(`We sent a link to ${email}`)).toBeVisible()
    await page.reload()
    await expect(section.getByText(`We sent a link to ${email}`)).toBeVisible()
    await expect(section.getByText(person.email, { exact: true })).toBeVisible()
    await mailTo(origin, person.email, /new e-mail address for your account/i)

    const link = linkOf(await mailTo(origin, email, /confirm your new e-mail/i), '/auth/confirm-email/')
    expect(new URL(link).origin).toBe(origin)
    // Opened where nobody is logged in, as in a mail program on the phone; the other device hears of it.
    const phone = await pageAs('guest', { origin })
    await phone.goto(link)
    await expect(phone.getByText('Your new address is confirmed')).toBeVisible()
    await expect(phone).toHaveURL(`${origin}/`)
    await expect(section.getByText(email, { exact: true })).toBeVisible()
    await expect(section.getByText(/We sent a link/)).toHaveCount(0)
    await logIn(origin, email, person.password)

    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  })
}

test('switching between log-in and registration keeps what was typed', async ({ pageAs }) => {
  const page = await pageAs('guest')
  const login = await openLogin(page)
  await login.getByLabel('E-mail').fill('robin@example.org')
  await login.getByLabel('Password', { exact: true }).fill('half a password')
  await login.getByRole('button', { name: 'Create an account' }).click()
  const registration = page.getByRole('dialog', { name: 'Create your account' })
  await expect(registration.getByLabel('E-mail')).toHaveValue('robin@example.org')
  await expect(registration.getByLabel('Password', { exact: true })).toHaveValue('half a password')
  await registration.getByLabel('E-mail').fill('robin@example.com')
  await registration.getByRole('button', { name: 'Log in' }).click()
  await expect(login.getByLabel('E-mail')).toHaveValue('robin@example.com')
  await expect(login.getByLabel('Password', { exact: true })).toHaveValue('half a password')
})

test('errors stand beside their fields, by the page and by the server', async ({ pageAs }) => {
  const page = await pageAs('guest')
  const dialog = await openRegistration(page)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter your e-mail address.')
  await expect(dialog.getByLabel('E-mail')).toBeFocused()
  await fillRegistration(dialog, freshMail(), goodPassword, String(new Date().getFullYear() - 17))
  await expect(dialog.getByText('You have to be 18 or older to join.')).toBeVisible()
  await fillRegistration(dialog, freshMail(), 'password123')
  await dialog.getByLabel('Password', { exact: true }).press('Enter')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
})

test('a form cannot be sent twice', async ({ pageAs }) => {
  const page = await pageAs('guest')
  const dialog = await openRegistration(page)
  const email = freshMail()
  await fillRegistration(dialog, email)
  let sent = 0
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/api/auth/registration', async (route) => {
    sent += 1
    await allowed
    await route.continue()
  })
  const password = dialog.getByLabel('Password', { exact: true })
  await password.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Create account' })).toHaveAttribute('aria-busy', 'true')
  await password.press('Enter')
  await dialog.getByRole('button', { name: 'Create account' }).click({ force: true })
  allow()
  await expect(page.getByRole('dialog', { name: 'Check your mail' })).toBeVisible()
  expect(sent).toBe(1)
})

test('log-in before the confirmation offers to send the mail again', async ({ pageAs, server }) => {
  const email = freshMail()
  await register(server.url, email)
  await mailTo(server.url, email, /confirm/i)
  const page = await pageAs('guest')
  const dialog = await openLogin(page)
  await logInBy(page, { email, password: goodPassword })
  await expect(dialog.getByText('Please confirm your address first')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send the mail again' }).click()
  await expect(dialog.getByText('Sent. It should be there in a minute.')).toBeVisible()
  const again = await mailTo(server.url, email, /confirm/i, 2)
  await page.goto(linkOf(again, '/auth/confirm-registration/'))
  await expect(page).toHaveURL(/account-activation=true/)
})

test('a wrong password says so and keeps the address', async ({ pageAs, server }) => {
  const person = await newPerson(server.url)
  const page = await pageAs('guest')
  const dialog = await openLogin(page)
  await logInBy(page, { email: person.email, password: 'not this one' })
  await expect(dialog.getByText('This e-mail address and password do not belong together.')).toBeVisible()
  await expect(dialog.getByLabel('E-mail')).toHaveValue(person.email)
  expect(await storedRecord(page)).toBeUndefined()
})

test('logging in while suspended shows until when, and how to appeal', async ({ pageAs, server }) => {
  const person = await newPerson(server.url)
  const page = await pageAs('guest')
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: {
        status: 403,
        code: 'account-suspended',
        detail: 'Your account is suspended for the time being.',
        suspendedUntil: new Date(Date.now() + 3 * 86_400_000).toISOString(),
        reason: 'Insults, repeated after a warning.',
        appealToken: 'appeal-token-of-this-pause',
      },
    }),
  )
  await openLogin(page)
  await logInBy(page, person)
  const dialog = page.getByRole('dialog', { name: 'Your account is paused' })
  await expect(dialog.locator('time')).toBeVisible()
  await expect(dialog).toContainText('Insults, repeated after a warning.')
  await dialog.getByRole('button', { name: 'Appeal' }).click()
  const sent = page.waitForRequest('**/api/appeals')
  await page.getByLabel('What should we know?').fill('It was a line from a film.')
  await page.getByRole('button', { name: 'Send the appeal' }).click()
  expect((await sent).postDataJSON()).toEqual({
    token: 'appeal-token-of-this-pause',
    text: 'It was a line from a film.',
  })
  // A token that nobody signed is refused where it was sent from.
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
})

test.describe('personal details', () => {
  test('the name that angels use', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await enter(page, person)
    await page.goto('/settings/personal-details')
    const section = detail(page, 'Name')
    await section.getByRole('button', { name: 'Change: Name' }).click()
    const field = section.getByLabel('What angels call you')
    await expect(field).toBeFocused()
    await field.fill('  ')
    await field.press('Enter')
    await expect(section.getByText('Please choose a name.')).toBeVisible()
    await field.fill('Wren')
    await field.press('Enter')
    await expect(section.getByText('Wren', { exact: true })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wren' }),
    ).toBeVisible()
    await page.reload()
    await expect(section.getByText('Wren', { exact: true })).toBeVisible()
  })

  test('a change of address can be cancelled, and its link is dead then', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await enter(page, person)
    await page.goto('/settings/personal-details')
    const section = detail(page, 'E-mail')
    await section.getByRole('button', { name: 'Change: E-mail' }).click()
    await section.getByLabel('New e-mail address').fill(person.email)
    await section.getByLabel('Current password').fill(person.password)
    await section.getByRole('button', { name: 'Send the link' }).click()
    await expect(section.getByText('This is your address already.')).toBeVisible()
    const email = freshMail()
    await section.getByLabel('New e-mail address').fill(email)
    await section.getByRole('button', { name: 'Send the link' }).click()
    await section.getByRole('button', { name: 'Cancel the change' }).click()
    await expect(section.getByText(/We sent a link/)).toHaveCount(0)
    const link = linkOf(await mailTo(server.url, email, /confirm your new e-mail/i), '/auth/confirm-email/')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  })

  test('a new password asks for the old one and logs the other devices out', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await enter(page, person)
    await page.goto('/settings/personal-details')
    const section = detail(page, 'Password')
    await section.getByRole('button', { name: 'Change: Password' }).click()
    await section.getByLabel('Current password').fill('not my password')
    await section.getByLabel('New password').fill('short')
    await section.getByRole('button', { name: 'Save the password' }).click()
    await expect(section.getByText('Please use at least 8 characters.')).toBeVisible()
    await section.getByLabel('New password').fill('a heron on the roof')
    await expect(section.getByText('Strong')).toBeVisible()
    await section.getByRole('button', { name: 'Save the password' }).click()
    await expect(section.getByText('This is not your current password.')).toBeVisible()
    await section.getByLabel('Current password').fill(person.password)
    await section.getByRole('button', { name: 'Save the password' }).click()
    await expect(section.getByText('Other devices were logged out.')).toBeVisible()
    const elsewhere = await call(server.url, 'POST', '/api/auth/token/refresh', {
      refreshToken: person.tokens.refreshToken,
    })
    expect(elsewhere.status).toBe(401)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Personal details' })).toBeVisible()
    await logIn(server.url, person.email, 'a heron on the roof')
  })
})

test.describe('settings', () => {
  test('the devices: this one is marked, another is logged out live', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const laptop = await pageAs('guest')
    const phone = await pageAs('guest', { width: widths.phone })
    await openLogin(laptop)
    await logInBy(laptop, person)
    await expect(
      laptop.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Robin' }),
    ).toBeVisible()
    const connected = phone.waitForResponse((answer) => answer.url().includes('/api/live') && answer.ok())
    await enter(phone, person)
    await phone.goto('/discover')
    await connected
    await laptop.goto('/settings')
    const list = laptop.getByRole('region', { name: 'Where you are logged in' })
    await expect(list.getByRole('listitem').first()).toContainText(/Chrome on .*This device.*Now/)
    await expect(list.getByRole('button', { name: /^Log out A device/ })).toHaveCount(2)
    await list
      .getByRole('button', { name: /^Log out A device/ })
      .first()
      .click()
    await expect(list.getByRole('button', { name: /^Log out A device/ })).toHaveCount(1)
    await expect(phone.getByText('Logged Out', { exact: true })).toBeVisible()
    await expect(laptop.getByText('Logged Out', { exact: true })).toHaveCount(0)
  })

  test('logging out everywhere asks first, and needs no warning on the device that asked', async ({
    pageAs,
    server,
  }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await enter(page, person)
    await page.goto('/settings')
    await page.getByRole('button', { name: /^Log out everywhere/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' })
    await dialog.getByRole('button', { name: 'Stay logged in' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: /^Log out everywhere/ }).click()
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
    await expect(page.getByText('You are logged out everywhere')).toBeVisible()
    await expect(page.getByText('Logged Out', { exact: true })).toHaveCount(0)
    expect(await storedRecord(page)).toBeUndefined()
    const elsewhere = await call(
      server.url,
      'GET',
      `/api/users/${person.id}`,
      undefined,
      person.tokens.accessToken,
    )
    expect(elsewhere.status).toBe(401)
  })

  test('news by mail is a choice that lasts, safety by mail is not', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await enter(page, person)
    await page.goto('/settings')
    const news = page.getByRole('switch', { name: 'News by mail' })
    await expect(news).not.toBeChecked()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await news.check()
    await saved
    await page.reload()
    await expect(news).toBeChecked()
    await expect(page.getByText('We always send these.', { exact: false })).toBeVisible()
    await page.route(`**/api/users/${person.id}`, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await news.click()
    await expect(page.getByText('That was not saved')).toBeVisible()
    await expect(news).toBeChecked()
  })

  test('everything about me comes as a ZIP, by the page and by mail', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await enter(page, person)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Make the ZIP' }).click()
    await expect(page.getByText(/Your ZIP is ready, until/)).toBeVisible({ timeout: 30_000 })
    const arriving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    const download = await arriving
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).subarray(0, 2).toString()).toBe('PK')
    const mail = await mailTo(server.url, person.email, /your data/i)
    const byMail = await fetch(linkOf(mail, '/api/exports/'))
    expect(byMail.status).toBe(200)
  })

  test('a deletion asks for the password, can be undone for 7 days, and says so everywhere', async ({
    pageAs,
    server,
  }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await enter(page, person)
    await page.goto('/settings')
    await page.getByRole('button', { name: /Delete my account/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password').fill('not my password')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByText('This is not your current password.')).toBeVisible()
    await dialog.getByLabel('Your password').fill(person.password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible()
    const elsewhere = await call(server.url, 'POST', '/api/auth/token/refresh', {
      refreshToken: person.tokens.refreshToken,
    })
    expect(elsewhere.status).toBe(401)

    const another = await pageAs('guest')
    await openLogin(another)
    await logInBy(another, person)
    await expect(another.getByText(/Your account will be deleted on/)).toBeVisible()
    await another.getByRole('button', { name: 'Keep my account' }).click()
    await expect(another.getByText('Your account stays')).toBeVisible()
    await expect(another.getByText(/Your account will be deleted on/)).toHaveCount(0)
    await expect(page.getByText(/^Your account will be deleted on/)).toHaveCount(0)
  })

  test('nothing trips a screen reader, in both themes', async ({ pageAs, server }) => {
    const person = await newPerson(server.url)
    for (const theme of ['dark', 'light'] as const) {
      const page = await pageAs('guest', { theme, width: widths.phone })
      await enter(page, person)
      await page.goto('/settings')
      await expect(page.getByText('This device', { exact: true })).toBeVisible()
      expect(await seriousViolations(page)).toEqual([])
      await page.goto('/settings/personal-details')
      await expect(detail(page, 'Password')).toBeVisible()
      expect(await seriousViolations(page)).toEqual([])
      await detail(page, 'Password').getByRole('button').click()
      await page.getByRole('button', { name: 'Save the password' }).click()
      expect(await seriousViolations(page)).toEqual([])
    }
  })
})

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
