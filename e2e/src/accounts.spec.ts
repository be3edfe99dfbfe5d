import { detail, fillRegistration, openLogin, openRegistration } from './support/account-forms.ts'
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
  register,
  storedRecord,
} from './support/accounts.ts'
import { expect, test } from './support/test.ts'

/** Who a person is, from registration to log-in, as people do it: in the page and by the mails. */

const brands = [
  { name: 'Aureole', origin: (server: { url: string }) => server.url },
  { name: 'Celeste', origin: (server: { celesteUrl: string }) => server.celesteUrl },
] as const

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
