import type { Locator, Page } from '@playwright/test'
import { enter, logInBy, newPerson, ready } from './support/accounts.ts'
import { as, catalogue, somebody } from './support/angels.ts'
import { seriousViolations } from './support/axe.ts'
import { field, mine } from './support/talk.ts'
import { expect, test, widths } from './support/test.ts'

/** The first page of the list, wherever it starts: the cards that lead to an angel. */
function cards(page: Page): Locator {
  return page.locator('main a[href^="/discover/"]')
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

async function total(page: Page, query: string): Promise<number> {
  return page.evaluate(
    async (path) => ((await (await fetch(path)).json()) as { items: [] }).items.length,
    `/api/avatars?pageSize=100${query}`,
  )
}

/** Where the page is once it has not moved for a while: nobody presses a card that still flies past. */
function comeToRest(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const rest = () => resolve(scrollY)
        let timer = setTimeout(rest, 200)
        addEventListener('scroll', () => {
          clearTimeout(timer)
          timer = setTimeout(rest, 200)
        })
      }),
  )
}

function wentTo(page: Page, query: string) {
  return expect(page).toHaveURL(
    (url) => url.pathname === '/discover' && decodeURIComponent(url.search) === query,
  )
}

/** Goes to the angel at this place of the list, and says who it is. */
async function meet(page: Page, place: number): Promise<string> {
  const picture = cards(page).nth(place).getByRole('img')
  const name = (await picture.getAttribute('alt'))!.replace('Portrait of ', '')
  await cards(page).nth(place).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return name
}

test.describe('the list of angels', () => {
  test('goes on to the end by scrolling, everyone once, and says how many', async ({ pageAs }) => {
    const page = await pageAs('guest')
    await open(page, '/discover')
    const all = await total(page, '')
    expect(all).toBeGreaterThan(24)
    const end = page.getByText(/^That is everyone/)
    await expect(async () => {
      await page.mouse.wheel(0, 1200)
      await expect(end).toBeVisible({ timeout: 300 })
    }).toPass()
    const links = await cards(page).evaluateAll((those) => those.map((one) => one.getAttribute('href')))
    expect(new Set(links.filter((link) => !link!.includes('create'))).size).toBe(all)
    expect(links).toHaveLength(all)
    await expect(page.getByRole('status').filter({ hasText: `${all} angels` })).toBeVisible()
  })

  test('follows the address, and each choice is a step of Back and Forward', async ({ pageAs }) => {
    const page = await pageAs('guest')
    await open(page, '/discover')
    const first = await cards(page).first().getAttribute('href')
    await page.getByText('Men', { exact: true }).click()
    await wentTo(page, '?gender=MALE')
    await expect(cards(page).first()).not.toHaveAttribute('href', first!)
    await page.getByRole('button', { name: 'African' }).click()
    await wentTo(page, '?gender=MALE&ethnicity=AFRICAN')
    await page.getByRole('button', { name: 'European' }).click()
    await wentTo(page, '?gender=MALE&ethnicity=AFRICAN,EUROPEAN')
    const youngest = page.getByRole('slider').first()
    await youngest.focus()
    await youngest.press('End')
    await youngest.press('Home')
    await youngest.press('ArrowRight')
    await expect(page).toHaveURL(/minAge=19/)
    await page.goBack()
    await wentTo(page, '?gender=MALE&ethnicity=AFRICAN,EUROPEAN')
    await page.goForward()
    await expect(page).toHaveURL(/minAge=19/)
    await page.getByRole('button', { name: 'African' }).click()
    await page.getByRole('button', { name: 'European' }).click()
    await expect(page).toHaveURL(/gender=MALE&minAge=19$/)
    await expect(page.getByRole('status').filter({ hasText: /angels/ })).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('button', { name: 'European' })).toHaveAttribute('aria-pressed', 'true')
    await page.goForward()
    await expect(page.getByRole('button', { name: 'European' })).toHaveAttribute('aria-pressed', 'false')
    await open(page, '/discover?gender=MALE&minAge=30&maxAge=60&ethnicity=EUROPEAN,AFRICAN')
    await expect(page.getByRole('radio', { name: 'Men', exact: true })).toBeChecked()
    await expect(page.getByText('Age 30 to 60')).toBeVisible()
    await expect(page.getByRole('button', { name: 'African' })).toHaveAttribute('aria-pressed', 'true')
    const some = await total(page, '&gender=MALE&minAge=30&maxAge=60&ethnicity=EUROPEAN,AFRICAN')
    await expect(page.getByRole('status').filter({ hasText: `${some} angels` })).toBeVisible()
  })

  for (const query of [
    '?gender=ROBOT&minAge=abc&maxAge=&ethnicity=MARTIAN,,',
    '?minAge=-5&maxAge=1e9',
    '?minAge=80&maxAge=20&ethnicity=%F0%9F%99%88',
  ]) {
    test(`takes ${query} as well as it can instead of failing`, async ({ pageAs, complaints }) => {
      const page = await pageAs('guest')
      await open(page, `/discover${query}`)
      await expect(cards(page).first().or(page.getByText('Nobody matches, yet'))).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Women' })).toBeChecked()
      expect(complaints).toEqual([])
    })
  }

  test('offers to widen what nobody matches', async ({ pageAs }) => {
    const page = await pageAs('guest')
    await open(page, '/discover?minAge=98&ethnicity=PACIFIC')
    await expect(page.getByText('There are no Pacific women from 98 to 99')).toBeVisible()
    await page.getByRole('button', { name: 'Widen the age' }).click()
    await wentTo(page, '?ethnicity=PACIFIC')
    await expect(cards(page).first()).toBeVisible()
  })

  test('says what failed, and Retry brings it', async ({ pageAs }) => {
    const page = await pageAs('guest')
    await open(page, '/privacy-policy')
    await page.route('**/api/avatars?*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('link', { name: 'Discover' }).click()
    await expect(page.getByRole('heading', { name: 'The angels did not load' })).toBeVisible()
    await expect(page.getByText('Unexpected error while fetching the data. Please try again.')).toBeVisible()
    await page.unroute('**/api/avatars?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('is where it was left when one comes back from an angel', async ({ pageAs }) => {
    const page = await pageAs('guest')
    await open(page, '/discover?gender=MALE')
    const card = cards(page).nth(22)
    await expect(async () => {
      await page.mouse.wheel(0, 900)
      await expect(card).toBeVisible({ timeout: 300 })
    }).toPass()
    await card.scrollIntoViewIfNeeded()
    const place = await comeToRest(page)
    expect(place).toBeGreaterThan(500)
    await card.click()
    await expect(page).toHaveURL(/\/discover\/[0-9a-f-]{36}/)
    await page.getByRole('main').getByRole('link', { name: 'Discover', exact: true }).click()
    await wentTo(page, '?gender=MALE')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 60)
    await expect(card).toBeInViewport()
  })

  test('on a phone, filters are chosen in a drawer and applied together', async ({ pageAs }) => {
    const page = await pageAs('guest', { width: widths.phone })
    await open(page, '/discover')
    await page.getByRole('button', { name: 'Filters' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('button', { name: 'Pacific' }).click()
    await drawer.getByRole('slider').last().press('Home')
    expect(await seriousViolations(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Show angels' }).click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/ethnicity=PACIFIC/)
    await page.getByRole('button', { name: 'Filters, 2' }).click()
    await drawer.getByRole('button', { name: 'Clear' }).click()
    await drawer.getByRole('button', { name: 'Show angels' }).click()
    await wentTo(page, '')
  })
})

test.describe('the page of an angel', () => {
  test('shows who they are, their portrait, opinions and others like them', async ({
    pageAs,
    complaints,
  }) => {
    const page = await pageAs('guest')
    await open(page, '/discover')
    const name = await meet(page, 1)
    await expect(page.getByRole('img', { name: `Portrait of ${name}` }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: `${name} holds that` })).toBeVisible()
    await expect(page.getByText(`${name} is an AI.`)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(name))
    expect(await seriousViolations(page)).toEqual([])
    const similar = page.getByRole('region', { name: 'You might also like' })
    await expect(similar.getByRole('link')).toHaveCount(5)
    await similar.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(complaints).toEqual([])
  })

  test('a guest who takes up a starter logs in and has it ready in the chat, unsent', async ({
    pageAs,
    server,
  }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await open(page, '/discover')
    await meet(page, 3)
    const starter = page.getByRole('region', { name: 'What we could talk about' }).getByRole('button').nth(1)
    const line = await starter.innerText()
    await starter.click()
    await logInBy(page, person)
    await expect(page).toHaveURL(/\/chat\/[\w-]+$/)
    await expect(field(page)).toHaveValue(line)
    await expect(mine(page)).toHaveCount(0)
  })

  test('of whom one knows already, offers to go on or to begin anew', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    const [angel] = await catalogue(person)
    const body = { type: 'DIRECT', avatarIds: [angel!.id] }
    const { chatHash } = await as<{ chatHash: string }>(person, 'POST', '/api/chats', body)
    const chat = page.getByRole('button', { name: `Chat with ${angel!.name}` })
    const dialog = page.getByRole('dialog', { name: `You know ${angel!.name}` })

    await open(page, `/discover/${angel!.id}`)
    await chat.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(`/discover/${angel!.id}`)

    await chat.click()
    await dialog.getByRole('button', { name: 'Go on talking' }).click()
    await expect(page).toHaveURL(new RegExp(`/chat/${chatHash}$`))

    await page.goBack()
    await chat.click()
    await dialog.getByRole('button', { name: 'Start a new chat' }).click()
    await expect(page).toHaveURL(/\/chat\//)
    await expect(page).not.toHaveURL(new RegExp(chatHash))
    const { items } = await as<{ items: [] }>(person, 'GET', '/api/chats')
    expect(items).toHaveLength(2)
  })

  test('its link is copied where the browser has no way of sharing', async ({ pageAs }) => {
    const page = await pageAs('guest')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    await open(page, '/discover')
    await meet(page, 0)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  test('whom one does not want to meet is left out of Discover until asked back', async ({
    pageAs,
    server,
  }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    const [angel] = await catalogue(person)
    await open(page, `/discover/${angel!.id}`)
    await page.getByRole('button', { name: `More about ${angel!.name}` }).click()
    await page.getByRole('menuitem', { name: `Do not show me ${angel!.name}` }).click()
    await expect(page.getByText(`You asked not to meet ${angel!.name}`)).toBeVisible()
    await page.getByRole('navigation', { name: /main/i }).getByRole('link', { name: 'Discover' }).click()
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator(`main a[href="/discover/${angel!.id}"]`)).toHaveCount(0)

    await page.goto('/settings')
    const group = page.getByRole('region', { name: 'Angels you do not want to meet' })
    await group.getByRole('button', { name: `Show again: ${angel!.name}` }).click()
    await expect(group).toHaveCount(0)
    await open(page, '/discover')
    await expect(page.locator(`main a[href="/discover/${angel!.id}"]`)).toBeVisible()
  })

  test('a guest who adds an angel to a group logs in and finds them at the table', async ({
    pageAs,
    server,
  }) => {
    const person = await newPerson(server.url)
    const page = await pageAs('guest')
    await open(page, '/discover')
    const name = await meet(page, 2)
    await page.getByRole('link', { name: 'Add to a group' }).click()
    await logInBy(page, person)
    const dialog = page.getByRole('dialog', { name: 'A group' })
    await expect(dialog.getByRole('button', { name: `Take ${name} out` })).toBeVisible()
    await expect(page).toHaveURL(/\/chats$/)
  })

  test('an address that names nobody says so', async ({ pageAs }) => {
    const page = await pageAs('guest')
    for (const id of ['01900000-0000-7000-8000-000000000000', 'cut-sh']) {
      await open(page, `/discover/${id}`)
      await expect(page.getByRole('heading', { name: 'Nobody lives at this address' })).toBeVisible()
    }
  })
})

test('Discover can be used with the keyboard alone', async ({ pageAs, server }) => {
  const page = await pageAs('guest')
  await enter(page, await newPerson(server.url))
  await open(page, '/discover')
  await page.getByRole('radio', { name: 'Women' }).focus()
  await page.keyboard.press('ArrowRight')
  await wentTo(page, '?gender=MALE')
  await page.getByRole('button', { name: 'African' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/AFRICAN/)
  await expect(page.getByRole('button', { name: 'African' })).toBeFocused()
  await cards(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/meet/)
  await page.getByRole('button', { name: /^Chat with/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/chat\//)
})
