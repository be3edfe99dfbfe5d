import { detail, openLogin } from './support/account-forms.ts'
import {
  call,
  enter,
  freshMail,
  linkOf,
  logIn,
  logInBy,
  mailTo,
  newPerson,
  storedRecord,
} from './support/accounts.ts'
import { seriousViolations } from './support/axe.ts'
import { expect, test, widths } from './support/test.ts'

/** What a person changes about their account, as people do it: in the page and by the mails. */

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
