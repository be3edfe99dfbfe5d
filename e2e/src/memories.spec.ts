import type { Locator, Page } from '@playwright/test'
import { ready, type Person } from './support/accounts.ts'
import { as, catalogue, somebody, type Listed } from './support/angels.ts'
import { seriousViolations } from './support/axe.ts'
import { mine } from './support/talk.ts'
import { expect, test, widths } from './support/test.ts'

/** A chat with the first angel of the catalogue, of whom it remembers these. */
async function remembered(
  person: Person,
  texts: readonly string[],
): Promise<{ angel: Listed; path: string }> {
  const [angel] = await catalogue(person)
  const chat = await as<{ chatHash: string }>(person, 'POST', '/api/chats', {
    type: 'DIRECT',
    avatarIds: [angel!.id],
  })
  for (const text of texts) await as(person, 'POST', `/api/avatars/${angel!.id}/memories`, { text })
  return { angel: angel!, path: `/chat/${chat.chatHash}` }
}

async function openMemory(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
  if (page.viewportSize()!.width < 1280) await page.getByRole('button', { name: 'About this chat' }).click()
  await page.getByRole('tab', { name: 'Memory' }).click()
}

function memories(page: Page): Locator {
  return page.getByRole('list', { name: /remembers about you$/ }).getByRole('listitem')
}

function act(page: Page, verb: string, text: string): Locator {
  return page.getByRole('button', { name: `${verb}: ${text}` })
}

test.describe('what an angel remembers', () => {
  test('is mine to read, change, pin, delete and bring back', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    const { angel, path } = await remembered(person, ['Has a cat called Miso', 'Plays the cello'])
    await openMemory(page, path)
    await expect(memories(page)).toHaveText([/^Plays the cello/, /^Has a cat called Miso/])
    expect(await seriousViolations(page)).toEqual([])

    await act(page, 'Change', 'Has a cat called Miso').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await page.keyboard.type(' and Mochi')
    await page.keyboard.press('Enter')
    await expect(memories(page)).toHaveText([/^Has a cat called Miso and Mochi/, /^Plays the cello/])
    await expect(act(page, 'Change', 'Has a cat called Miso and Mochi')).toBeFocused()

    await act(page, 'Pin', 'Plays the cello').click()
    await expect(memories(page).first()).toContainText('Plays the cello')
    await expect(act(page, 'Unpin', 'Plays the cello')).toHaveAttribute('aria-pressed', 'true')

    await act(page, 'Delete', 'Plays the cello').click()
    await expect(memories(page).first()).toContainText('Deleted: Plays the cello')
    await page.keyboard.press('Enter')
    await expect(act(page, 'Unpin', 'Plays the cello')).toBeVisible()
    await act(page, 'Delete', 'Has a cat called Miso and Mochi').click()
    await expect(memories(page).last()).toContainText('Deleted')

    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('textbox', { name: /to remember$/ }).fill('Sings in the shower')
    await page.keyboard.press('Enter')
    await expect(memories(page).filter({ hasText: 'Sings in the shower' })).toContainText(
      'Written by you today',
    )

    // Another device.
    await as(person, 'POST', `/api/avatars/${angel.id}/memories`, { text: 'Is learning to swim' })
    await expect(memories(page).filter({ hasText: 'Is learning to swim' })).toBeVisible()

    await openMemory(page, path)
    await expect(memories(page)).toHaveText([
      /^Plays the cello/,
      /^Is learning to swim/,
      /^Sings in the shower/,
    ])
  })

  test('leads to where it was said, and stands on the angel’s page', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    const noor = page.getByRole('tabpanel').getByRole('link').filter({ hasText: 'Noor' }).first()
    await openMemory(page, (await noor.getAttribute('href'))!)
    await page.getByRole('link', { name: /^Show in chat: Is afraid of crying/ }).click()
    await expect(page).toHaveURL(/\?message=\d+$/)
    await expect(mine(page, 'What if I cry after the first line?')).toBeInViewport()

    await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Noor' }).click()
    await expect(page.getByRole('heading', { name: 'What Noor remembers about you' })).toBeVisible()
    await expect(memories(page).first()).toContainText('Jana')
    expect(await seriousViolations(page)).toEqual([])
  })

  test('can be switched off, and emptied', async ({ pageAs, server }) => {
    const page = await pageAs('guest', { width: widths.phone })
    const person = await somebody(page, server.url)
    const { angel, path } = await remembered(person, ['Has a cat called Miso'])
    await openMemory(page, path)
    const drawer = page.getByRole('dialog')
    const on = drawer.getByRole('switch', { name: new RegExp(`${angel.name} remembers me`) })
    await expect(on).toBeChecked()
    await on.click()
    await expect(drawer).toContainText('Nothing new is kept')
    await openMemory(page, path)
    await expect(on).not.toBeChecked()
    expect(await seriousViolations(page)).toEqual([])

    await drawer.getByRole('button', { name: 'Forget me' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Forget me' }).click()
    await expect(page.getByText(`${angel.name} has forgotten you`)).toBeVisible()
    await openMemory(page, path)
    await expect(drawer).toContainText('Nothing yet.')
    const { total, enabled } = await as<{ total: number; enabled: boolean }>(
      person,
      'GET',
      `/api/avatars/${angel.id}/memories`,
    )
    expect({ total, enabled }).toEqual({ total: 0, enabled: false })
  })
})
