import { expect, test, widths } from './support/test.ts'

test.describe('the side menu on a desktop', () => {
  test('is 14rem wide and offers a guest to create an account or log in', async ({ pageAs }) => {
    const page = await pageAs('guest')
    await page.goto('/discover')
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    const menu = page.getByRole('navigation', { name: /main/i })
    expect((await menu.boundingBox())?.width).toBe(224)
    await expect(menu.getByRole('link')).toHaveText([
      /Aureole/,
      'Discover',
      'Chats',
      'My Angels',
      'Privacy Policy',
      'Terms of Service',
    ])
    for (const name of ['Create account', 'Login'])
      await expect(menu.getByRole('button', { name })).toBeVisible()
  })

  test('shows a person their tokens, avatar, settings, premium and the way out', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/discover')
    const menu = page.getByRole('navigation', { name: /main/i })
    await expect(menu.getByRole('link', { name: /Tokens.*2\d\d/ })).toBeVisible()
    for (const name of ['Discover', 'Chats', 'My Angels', 'Robin', 'Settings', 'Premium'])
      await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect(menu.getByText('Premium', { exact: true }).first()).toBeVisible()
    await expect(menu.getByRole('button', { name: /create account/i })).toHaveCount(0)
  })

  test('Discover keeps the filter', async ({ pageAs }) => {
    const page = await pageAs('guest')
    await page.goto('/discover?gender=MALE&minAge=30')
    const menu = page.getByRole('navigation', { name: /main/i })
    await menu.getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL(/privacy-policy/)
    await menu.getByRole('link', { name: 'Discover' }).click()
    await expect(page).toHaveURL(/\/discover\?gender=MALE&minAge=30/)
  })
})

test.describe('on a phone', () => {
  test('the menu opens from the hamburger and closes with Escape', async ({ pageAs }) => {
    const page = await pageAs('premium', { width: widths.phone })
    await page.goto('/discover')
    // The button stands there with the first paint, before there is a menu to open.
    await page.locator('html[data-ready=true]').waitFor()
    await page.getByRole('button', { name: /menu/i }).click()
    await expect(page.getByRole('link', { name: /Settings/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: /Settings/ })).toBeHidden()
    await expect(page.getByRole('button', { name: /menu/i })).toBeFocused()
  })

  test('the bottom bar has Discover, Chat, My Angels and the person', async ({ pageAs }) => {
    const guest = await pageAs('guest', { width: widths.phone })
    await guest.goto('/discover')
    const bar = guest.getByRole('navigation', { name: 'Sections' })
    for (const name of ['Discover', 'Chat', 'My Angels'])
      await expect(bar.getByText(name, { exact: true })).toBeVisible()
    await expect(bar.getByText(/Create Account/)).toBeVisible()

    const person = await pageAs('premium', { width: widths.phone })
    await person.goto('/discover')
    await expect(person.getByRole('navigation', { name: 'Sections' }).getByText('Robin')).toBeVisible()
  })

  test('nothing is wider than the screen', async ({ pageAs }) => {
    const page = await pageAs('premium', { width: widths.phone })
    for (const path of ['/', '/discover', '/chats', '/tokens', '/premium', '/settings', '/privacy-policy']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        widths.phone,
      )
    }
  })
})

test('a second brand on another host has its own name, colours and currency', async ({ pageAs, server }) => {
  const page = await pageAs('guest', { origin: server.celesteUrl })
  await page.goto('/')
  await expect(page).toHaveTitle(/Celeste/)
  await expect(page.getByText('$', { exact: false }).first()).toBeVisible()
  const aureole = await pageAs('guest')
  await aureole.goto('/')
  const colour = (p: typeof page) =>
    p.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary-a').trim())
  expect(await colour(page)).not.toBe(await colour(aureole))
})

test('the theme follows the system and can be switched', async ({ pageAs }) => {
  const page = await pageAs('premium', { theme: 'light' })
  await page.goto('/settings')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page
    .getByRole('radio', { name: 'Dark' })
    .or(page.getByRole('button', { name: 'Dark' }))
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
