import type { Page } from '@playwright/test'
import {
  call,
  enter,
  freshMail,
  goodPassword,
  linkOf,
  logInBy,
  mailTo,
  newPerson,
  ready,
  type Person,
} from './support/accounts.ts'
import { seriousViolations } from './support/axe.ts'
import { expect, test, widths } from './support/test.ts'

/** Somebody new, from the first question to the first hello: as a guest, as a person, on two devices, without a connection. */

const steps = ['who', 'face', 'hair', 'dress', 'nature', 'life', 'words', 'review'] as const

async function openStep(page: Page, step: (typeof steps)[number]): Promise<void> {
  await page.goto(`/avatars/ai/create?step=${step}`)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Everything that an angel needs, with a name of one's own. */
async function answerAll(page: Page, name: string): Promise<void> {
  await openStep(page, 'words')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `This is ${name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Fill the rest for me' }).click()
  await expect(page.getByText('Still open')).toHaveCount(0)
}

function finishButton(page: Page, name: string) {
  return page.getByRole('button', { name: `Bring ${name} to life` })
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
}

async function registerInDialog(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create your account' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword)
  await dialog.getByLabel('Day').selectOption('14')
  await dialog.getByLabel('Month').selectOption('2')
  await dialog.getByLabel('Year').selectOption('1994')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog', { name: 'Check your mail' })).toBeVisible()
}

async function welcome(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Welcome to/ })
  await dialog.getByLabel('Your name').fill(name)
  await dialog.getByRole('group', { name: 'Your picture' }).locator('label').first().click()
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(dialog).toBeHidden()
}

async function ownAngels(person: Pick<Person, 'id' | 'origin' | 'tokens'>): Promise<{ name: string }[]> {
  const path = `/api/users/${person.id}/avatars`
  const answer = await call(person.origin, 'GET', path, undefined, person.tokens.accessToken)
  return ((await answer.json()) as { items: { name: string }[] }).items
}

async function makeAngel(person: Person, name: string): Promise<void> {
  const draft = {
    name,
    age: 30,
    gender: 'FEMALE',
    ethnicity: 'EUROPEAN',
    look: { seed: name },
    traits: ['Calm'],
    hobbies: [],
    occupation: 'Baker',
    speakingStyle: 'Short and plain',
  }
  const path = `/api/users/${person.id}/avatars`
  const answer = await call(person.origin, 'POST', path, draft, person.tokens.accessToken)
  expect(answer.status, await answer.text()).toBe(201)
}

test('a guest goes through all steps, registers, and the angel comes to life by itself', async ({
  pageAs,
  server,
  complaints,
}) => {
  test.slow()
  const page = await pageAs('guest')
  await page.goto('/avatars/ai/create')
  await ready(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Who would you like to meet?' })).toBeVisible()
  const portrait = page.getByRole('region', { name: 'Your angel so far' }).getByRole('img')
  await expect(portrait).toHaveAttribute('src', /^blob:/)
  await page.getByRole('radio', { name: 'Man', exact: true }).check()
  await page.getByRole('slider', { name: 'Age' }).fill('25')
  await expect(portrait).toHaveAttribute('alt', /: man, 25/)
  const before = await portrait.getAttribute('src')
  await page.getByRole('slider', { name: 'Age' }).fill('67')
  await expect(portrait).not.toHaveAttribute('src', before!)
  await expect(portrait).toHaveAttribute('alt', /: man, 67/)

  await page.getByRole('button', { name: 'Continue to face' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('group', { name: 'Expression' }).getByRole('radio', { name: 'Warm smile' }).check()
  await page.getByRole('button', { name: 'Continue to hair' }).click()
  await page.getByRole('group', { name: 'Style' }).getByRole('radio', { name: 'Side parting' }).check()
  await page.getByRole('group', { name: 'Colour' }).getByRole('radio', { name: 'White' }).check()
  await page.getByRole('button', { name: 'Continue to dress' }).click()
  await page.getByRole('group', { name: 'Clothes' }).getByRole('radio', { name: 'Turtleneck' }).check()
  await expect(portrait).toHaveAttribute('alt', /side parting in white.*turtleneck/)
  await page.getByRole('button', { name: 'Continue to nature' }).click()
  await page
    .getByRole('group', { name: 'Traits' })
    .getByRole('textbox', { name: 'A trait of your own' })
    .fill('Stubborn about tea')
  await page.keyboard.press('Enter')
  await page.getByLabel('Way of speaking').fill('Slow, with detours')
  await page.getByRole('button', { name: 'Continue to life' }).click()
  await page.getByLabel('Occupation').fill('Lighthouse keeper')
  await page.getByRole('button', { name: 'Continue to words' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Corin')
  await page.getByRole('button', { name: 'Suggest a greeting' }).click()
  await expect(page.getByRole('textbox', { name: /^Greeting/ })).not.toHaveValue('')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByText('Lighthouse keeper', { exact: true })).toBeVisible()
  await finishButton(page, 'Corin').click()

  const email = freshMail()
  await registerInDialog(page, email)
  const link = linkOf(await mailTo(server.url, email, /confirm/i), '/auth/confirm-registration/')
  const token = link.split('/').at(-1)
  expect((await call(server.url, 'POST', '/api/auth/registration/confirmation', { token })).status).toBe(204)
  await page.getByRole('dialog').getByRole('button', { name: 'Go to log in' }).click()
  await logInBy(page, { email, password: goodPassword })
  await welcome(page, 'Robin')
  await expect(page.getByRole('heading', { level: 1, name: 'Corin is here' })).toBeVisible()

  await page.getByRole('button', { name: 'Say hello' }).click()
  await expect(page).toHaveURL(/\/chat\//)
  await page.goto('/avatars/ai/create')
  await expect(page.getByRole('heading', { level: 1, name: 'Who would you like to meet?' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('on another device the mail’s link leads to the finished angel', async ({ pageAs, server }) => {
  test.slow()
  const page = await pageAs('guest')
  await answerAll(page, 'Maren')
  await finishButton(page, 'Maren').click()
  const email = freshMail()
  await registerInDialog(page, email)

  const device = await pageAs('guest', { width: widths.phone })
  await device.goto(linkOf(await mailTo(server.url, email, /confirm/i), '/auth/confirm-registration/'))
  await expect(device).toHaveURL(/account-activation=true/)
  await device.getByRole('button', { name: 'Login' }).click()
  await logInBy(device, { email, password: goodPassword })
  const setup = device.getByRole('dialog', { name: /^Welcome to/ })
  await setup.getByLabel('Your name').fill('Robin')
  await setup.getByRole('group', { name: 'Your picture' }).locator('label').nth(2).click()
  await setup.getByRole('button', { name: 'Start' }).click()
  const here = device.getByRole('dialog', { name: 'Maren is here' })
  await expect(here).toBeVisible()
  await here.getByRole('link', { name: 'See Maren' }).click()
  await expect(device).toHaveURL(/\/avatars\/ai\/[0-9a-f-]{36}$/)
})

test('on another device one goes on where one stopped', async ({ pageAs, server }) => {
  const page = await pageAs('guest')
  await openStep(page, 'life')
  await page.getByLabel('Occupation').fill('Cartographer')
  await saved(page)
  const email = freshMail()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Create account' }).click()
  await registerInDialog(page, email)

  const device = await pageAs('guest')
  await device.goto(linkOf(await mailTo(server.url, email, /confirm/i), '/auth/confirm-registration/'))
  await expect(device).toHaveURL(/account-activation=true/)
  await device.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Login' }).click()
  await logInBy(device, { email, password: goodPassword })
  const setup = device.getByRole('dialog', { name: /^Welcome to/ })
  await setup.getByLabel('Your name').fill('Robin')
  await setup.getByRole('group', { name: 'Your picture' }).locator('label').first().click()
  await setup.getByRole('button', { name: 'Start' }).click()
  await device.getByRole('dialog', { name: 'Your angel is half made' }).getByRole('link').click()
  await expect(device).toHaveURL(/step=life/)
  await expect(device.getByLabel('Occupation')).toHaveValue('Cartographer')
})

test('who logs in instead of registering has the angel, too', async ({ pageAs, server }) => {
  const person = await newPerson(server.url)
  const page = await pageAs('guest')
  await answerAll(page, 'Ottilie')
  await finishButton(page, 'Ottilie').click()
  await page
    .getByRole('dialog', { name: 'Create your account' })
    .getByRole('button', { name: 'Log in' })
    .click()
  await logInBy(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Ottilie is here' })).toBeVisible()
  expect((await ownAngels(person)).map((angel) => angel.name)).toEqual(['Ottilie'])
})

test('a reload in the middle loses nothing, and Back goes one step back', async ({ pageAs }) => {
  const page = await pageAs('guest')
  await openStep(page, 'nature')
  await page.getByLabel('Way of speaking').fill('In riddles')
  await page.getByRole('button', { name: 'Continue to life' }).click()
  await page.getByLabel('Occupation').fill('Clockmaker')
  // At once, before anything can have been saved.
  await page.reload()
  await expect(page).toHaveURL(/step=life/)
  await expect(page.getByLabel('Occupation')).toHaveValue('Clockmaker')
  await page.goBack()
  await expect(page.getByLabel('Way of speaking')).toHaveValue('In riddles')
  await page.goForward()
  await expect(page.getByLabel('Occupation')).toHaveValue('Clockmaker')
  await saved(page)

  // Without a step in the address, it goes on where it stopped.
  await page.goto('/avatars/ai/create')
  await expect(page.getByLabel('Occupation')).toHaveValue('Clockmaker')
})

test('changes are taken back and brought again, by button and by keys', async ({ pageAs }) => {
  const page = await pageAs('guest')
  await openStep(page, 'hair')
  const style = page.getByRole('group', { name: 'Style' })
  await style.getByRole('radio', { name: 'Bob' }).check()
  await style.getByRole('radio', { name: 'Afro' }).check()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(style.getByRole('radio', { name: 'Bob' })).toBeChecked()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(style.getByRole('radio', { name: 'Afro' })).toBeChecked()
  await page.keyboard.press('Control+z')
  await expect(style.getByRole('radio', { name: 'Bob' })).toBeChecked()

  // What is taken back on another step is shown there.
  await page.getByRole('button', { name: 'Continue to dress' }).click()
  await page.keyboard.press('Control+Shift+z')
  await expect(page).toHaveURL(/step=hair/)
  await expect(style.getByRole('radio', { name: 'Afro' })).toBeChecked()

  const portrait = page.getByRole('region', { name: 'Your angel so far' }).getByRole('img')
  const alt = (await portrait.getAttribute('alt'))!
  await page.getByRole('button', { name: 'Somebody else altogether' }).click()
  await expect(portrait).not.toHaveAttribute('alt', alt)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(portrait).toHaveAttribute('alt', alt)
})

test('without a connection answers wait in the browser, and are saved when it is back', async ({
  pageAs,
}) => {
  const page = await pageAs('guest')
  await openStep(page, 'life')
  await page.getByLabel('Occupation').fill('Baker')
  await saved(page)
  await page.context().setOffline(true)
  await page.getByLabel('Occupation').fill('Beekeeper')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.context().setOffline(false)
  await saved(page)
  const uuid = await page.evaluate(() => localStorage.getItem('generator-state'))
  const answer = await page.request.get(`/api/generator-states/${uuid}`)
  expect(await answer.json()).toMatchObject({ step: 'life', answers: { occupation: 'Beekeeper' } })
})

test('two tabs share the answers', async ({ pageAs }) => {
  const page = await pageAs('guest')
  await openStep(page, 'life')
  await page.getByLabel('Occupation').fill('Baker')
  const other = await page.context().newPage()
  await other.goto('/avatars/ai/create?step=words')
  await other.getByLabel('Name', { exact: true }).fill('Juno')
  await page.getByLabel('Occupation').fill('Beekeeper')
  await page.goto('/avatars/ai/create?step=review')
  await expect(page.getByRole('heading', { level: 1, name: 'This is Juno' })).toBeVisible()
  await expect(page.getByText('Beekeeper', { exact: true })).toBeVisible()
})

test('when all places are taken, premium is offered and the answers are kept', async ({ pageAs, server }) => {
  const person = await newPerson(server.url)
  for (const name of ['One', 'Two', 'Three']) await makeAngel(person, name)
  const page = await pageAs('guest')
  await enter(page, person)
  await answerAll(page, 'Fourth')
  await finishButton(page, 'Fourth').click()
  const premium = page.getByRole('dialog', { name: 'Be someone here, too' })
  await expect(premium).toContainText('your answers are kept')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Your 3 places are taken')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'This is Fourth' })).toBeVisible()
  expect(await ownAngels(person)).toHaveLength(3)
})

test('what may not be said is told at the answer that it concerns', async ({ pageAs, server }) => {
  const person = await newPerson(server.url)
  const page = await pageAs('guest')
  await enter(page, person)
  await page.route('**/api/users/*/avatars', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Some fields need another look',
        status: 422,
        detail: 'Some fields need another look.',
        code: 'invalid-fields',
        fields: [{ path: 'biography', message: 'This cannot be said here.' }],
      },
    }),
  )
  await answerAll(page, 'Wanda')
  await finishButton(page, 'Wanda').click()
  await expect(page).toHaveURL(/step=words/)
  await expect(page.getByRole('textbox', { name: /^Biography/ })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('This cannot be said here.')).toBeVisible()
})

test('the persona generator is for premium people', async ({ pageAs, server }) => {
  const person = await newPerson(server.url)
  const page = await pageAs('guest')
  await enter(page, person)
  await page.goto('/avatars/personal')
  await page.getByRole('link', { name: 'Draw yourself' }).click()
  await expect(page.getByRole('dialog', { name: 'Be someone here, too' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/avatars\/personal$/)

  // Everybody changes name, lines and the ready picture.
  await page.getByRole('button', { name: 'Add a few lines about you' }).click()
  const form = page.getByRole('form', { name: 'Your persona' })
  await form.getByLabel('Your name').fill('Sparrow')
  await form.getByLabel('About you').fill('I mend bicycles.')
  await form.getByRole('group', { name: 'Picture' }).getByRole('radio').nth(4).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sparrow' })).toBeVisible()
  await expect(page.getByText('I mend bicycles.')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sparrow' }),
  ).toBeVisible()
})

test('a premium person draws a persona, and the menu shows it', async ({ pageAs, complaints }) => {
  const page = await pageAs('premium')
  await page.goto('/avatars/personal/create?step=hair')
  await ready(page)
  await page.getByRole('group', { name: 'Style' }).getByRole('radio', { name: 'Locs' }).check()
  await page.goto('/avatars/personal/create?step=about')
  await page.getByLabel('Your name').fill('Robin Kestrel')
  await page.getByLabel('About you').fill('I keep bees on a roof.')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Be Robin Kestrel' }).click()
  await expect(page).toHaveURL(/\/avatars\/personal$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Kestrel' })).toBeVisible()
  await expect(page.getByText('I keep bees on a roof.')).toBeVisible()
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Robin Kestrel' })
  await expect(entry.locator('img')).toHaveJSProperty('complete', true)
  expect(
    await entry.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Redraw yourself' }).click()
  await page.goto('/avatars/personal/create?step=hair')
  await expect(page.getByRole('group', { name: 'Style' }).getByRole('radio', { name: 'Locs' })).toBeChecked()
  expect(complaints).toEqual([])
})

for (const width of [widths.phone, widths.desktop]) {
  test(`every step can be used with a screen reader at ${width} px`, async ({ pageAs }) => {
    test.slow()
    const page = await pageAs('guest', { width })
    for (const step of steps) {
      await openStep(page, step)
      await expect(page.locator('main .k-skeleton')).toHaveCount(0)
      expect(await seriousViolations(page), step).toEqual([])
    }
  })
}
