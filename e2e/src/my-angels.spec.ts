import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { ready } from './support/accounts.ts'
import { makeAngel, somebody } from './support/angels.ts'
import { seriousViolations } from './support/axe.ts'
import { expect, test, widths } from './support/test.ts'

/** A character as other programs keep them, with parts that only they understand. */
const ottoline = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Ottoline',
    description: 'Ottoline is a 46 year old lighthouse keeper with red hair who writes letters to ships.',
    personality: 'calm, watchful, wry',
    scenario: 'A small island in October.',
    first_mes: 'The lamp is lit. Come in out of the wind.',
    mes_example: '',
    creator_notes: 'Made on a ferry.',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: ['You again. Good.', 'Mind the third step.'],
    tags: ['sea'],
    creator: 'Marit',
    character_version: '1.4',
    extensions: { somewhere_else: { depth: 4 } },
    character_book: {
      entries: [
        {
          keys: ['lamp'],
          content: 'It was made in 1911.',
          enabled: true,
          insertion_order: 1,
          extensions: {},
        },
      ],
      extensions: {},
    },
  },
}

interface Handed {
  name: string
  type: string
  text: string
}

const card = (change: object = {}): Handed => ({
  name: 'ottoline.json',
  type: 'application/json',
  text: JSON.stringify({ ...ottoline, data: { ...ottoline.data, ...change } }),
})

/** Lets go of a file above the page. */
async function drop(page: Page, file: Handed): Promise<void> {
  const dataTransfer = await page.evaluateHandle(({ name, type, text }) => {
    const carried = new DataTransfer()
    carried.items.add(new File([text], name, { type }))
    return carried
  }, file)
  const main = page.locator('main')
  await main.dispatchEvent('dragenter', { dataTransfer })
  await expect(page.getByText('Let go, and we read the card')).toBeVisible()
  await main.dispatchEvent('dragover', { dataTransfer })
  await main.dispatchEvent('drop', { dataTransfer })
  await expect(page.getByText('Let go, and we read the card')).toBeHidden()
}

async function choose(page: Page, file: Handed | { name: string; bytes: number }): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const buffer = 'bytes' in file ? Buffer.alloc(file.bytes) : Buffer.from(file.text)
  await (await chooser).setFiles({ name: file.name, mimeType: 'application/json', buffer })
}

async function saved(page: Page, press: () => Promise<void>): Promise<{ download: Download; bytes: Buffer }> {
  const waiting = page.waitForEvent('download')
  await press()
  const download = await waiting
  return { download, bytes: await readFile(await download.path()) }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

test('an empty page says what it is for, and leads to the generator', async ({ pageAs, server }) => {
  const page = await pageAs('guest')
  await somebody(page, server.url)
  await open(page, '/avatars/ai')
  await expect(page.getByRole('heading', { name: 'Create your first' })).toBeVisible()
  await expect(page.getByText('You have room for 3.')).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Create an angel' }).click()
  await expect(page).toHaveURL(/\/avatars\/ai\/create/)
})

test.describe('a character card', () => {
  test('is dropped, shown before it is kept, and given back whole', async ({
    pageAs,
    server,
    complaints,
  }) => {
    const page = await pageAs('guest')
    await somebody(page, server.url)
    await open(page, '/avatars/ai')
    await expect(page.getByText('Bring someone along')).toBeVisible()
    await drop(page, card())

    const preview = page.getByRole('dialog', { name: 'Bring someone along' })
    await expect(preview.getByText('Ottoline', { exact: true })).toBeVisible()
    await expect(preview).toContainText('46')
    await expect(preview).toContainText('The lamp is lit.')
    await expect(preview).toContainText('made by Marit')
    expect(await seriousViolations(page)).toEqual([])
    await preview.getByRole('button', { name: 'Not this one' }).click()
    await expect(page.getByRole('heading', { name: 'Create your first' })).toBeVisible()

    await drop(page, card())
    await preview.getByRole('button', { name: 'Keep as my angel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ottoline' })).toBeVisible()
    await expect(page).toHaveURL(/\/avatars\/ai\/[0-9a-f-]{36}$/)

    const json = await saved(page, () => page.getByRole('button', { name: /Save as a text card/ }).click())
    expect(json.download.suggestedFilename()).toMatch(/ottoline.*\.json$/i)
    const { data } = JSON.parse(json.bytes.toString()) as typeof ottoline
    expect(data).toMatchObject({
      name: 'Ottoline',
      first_mes: ottoline.data.first_mes,
      alternate_greetings: ottoline.data.alternate_greetings,
      creator: 'Marit',
      extensions: ottoline.data.extensions,
    })
    expect(data.character_book.entries[0]!.content).toBe('It was made in 1911.')

    const png = await saved(page, () => page.getByRole('button', { name: /Save as a picture card/ }).click())
    expect(png.download.suggestedFilename()).toMatch(/\.png$/)
    expect([...png.bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
    expect(png.bytes.includes('ccv3')).toBe(true)
    expect(complaints).toEqual([])
  })

  test('that was saved as a picture comes back from the file choice', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    const { id } = await makeAngel(person, 'Wilhelmina')
    await open(page, `/avatars/ai/${id}`)
    const { bytes } = await saved(page, () => page.getByRole('button', { name: /picture card/ }).click())
    await open(page, '/avatars/ai')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({ name: 'wilhelmina.png', mimeType: 'image/png', buffer: bytes })
    const preview = page.getByRole('dialog', { name: 'Bring someone along' })
    await expect(preview.getByText('Wilhelmina', { exact: true })).toBeVisible()
    await expect(preview).toContainText('PNG card')
    await preview.getByRole('button', { name: 'Keep as my angel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wilhelmina' })).toBeVisible()
    await page.getByRole('link', { name: 'My Angels' }).last().click()
    await expect(page.getByText('2 of 3')).toBeVisible()
  })

  test('of someone under 18, or broken, or too large, is refused with a reason', async ({
    pageAs,
    server,
  }) => {
    const page = await pageAs('guest')
    await somebody(page, server.url)
    await open(page, '/avatars/ai')
    const refusal = page.getByRole('dialog', { name: 'This card cannot be used' })
    await choose(page, card({ description: 'Ottoline is a 16 year old girl who likes ships.' }))
    await expect(refusal).toContainText(/18|adult/i)
    expect(await seriousViolations(page)).toEqual([])
    await refusal.getByRole('button', { name: 'Close' }).last().click()
    await expect(refusal).toBeHidden()

    await choose(page, { name: 'torn.json', type: 'application/json', text: '{"spec": "chara_card_v2", ' })
    await expect(refusal).toContainText('torn.json')
    await page.keyboard.press('Escape')
    await expect(refusal).toBeHidden()

    await choose(page, { name: 'whale.png', bytes: 20 * 1024 * 1024 + 1 })
    await expect(page.getByText('A card may have up to 20 MB.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Create your first' })).toBeVisible()
  })

  test('finds no room when all places are taken, and hears of more', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    for (const name of ['One', 'Two', 'Three']) await makeAngel(person, name)
    await open(page, '/avatars/ai')
    await expect(page.getByText('3 of 3')).toBeVisible()
    await expect(page.getByText('No room left')).toBeVisible()
    await drop(page, card())
    await page.getByRole('button', { name: 'Keep as my angel' }).click()
    await expect(page.getByRole('dialog')).toContainText('Premium has room for 50')
  })
})

test.describe('an own angel', () => {
  test('is asked into the catalogue, and the request is taken back', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    const { id } = await makeAngel(person, 'Perpetua')
    await open(page, `/avatars/ai/${id}`)
    await expect(page.getByText('Nobody but you meets this angel.')).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Ask to make Perpetua public' }).click()
    await expect(page.getByText('In review')).toBeVisible()
    await page.getByRole('link', { name: 'My Angels' }).last().click()
    await expect(page.getByText('In review')).toBeVisible()
    await page.getByRole('link', { name: /Perpetua/ }).click()
    await page.getByRole('button', { name: 'Take the request back' }).click()
    await expect(page.getByRole('button', { name: 'Ask to make Perpetua public' })).toBeVisible()
  })

  test('is edited in the steps in which it was made', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    const { id } = await makeAngel(person, 'Perpetua')
    await open(page, `/avatars/ai/${id}`)
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('button', { name: /^Words/ }).click()
    await page.getByLabel('Name', { exact: true }).fill('Philippa')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Philippa' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Philippa' })).toBeVisible()
  })

  test('is deleted after asking, and only then', async ({ pageAs, server }) => {
    const page = await pageAs('guest', { width: widths.phone })
    const person = await somebody(page, server.url)
    const { id } = await makeAngel(person, 'Perpetua')
    await open(page, `/avatars/ai/${id}`)
    const question = page.getByRole('dialog', { name: 'Delete Perpetua?' })
    await page.getByRole('button', { name: /^Delete Perpetua/ }).click()
    await question.getByRole('button', { name: 'Keep' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Perpetua' })).toBeVisible()
    await page.getByRole('button', { name: /^Delete Perpetua/ }).click()
    await question.getByRole('button', { name: 'Delete Perpetua' }).click()
    await expect(page).toHaveURL(/\/avatars\/ai$/)
    await expect(page.getByText('Perpetua is gone')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Create your first' })).toBeVisible()
    await open(page, `/avatars/ai/${id}`)
    await expect(page.getByRole('heading', { name: 'This angel is not among yours' })).toBeVisible()
  })

  test('that is not mine is nobody', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    const other = await somebody(await pageAs('guest'), server.url)
    const { id } = await makeAngel(other, 'Perpetua')
    await somebody(page, server.url)
    await open(page, `/avatars/ai/${id}`)
    await expect(page.getByRole('heading', { name: 'This angel is not among yours' })).toBeVisible()
  })
})
