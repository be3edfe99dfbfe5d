import type { RunningServer } from '@aureole/tools/lab/start-server'
import { as } from './support/angels.ts'
import { seriousViolations } from './support/axe.ts'
import { inChat, talker, type PageAs } from './support/desk.ts'
import { finished, say } from './support/talk.ts'
import { expect, test } from './support/test.ts'

test('the lines on the safety page are those of where one is, and of where one says one is', async ({
  pageAs,
}) => {
  const page = await pageAs('guest')
  await page.goto('/safety')
  const help = page.getByRole('region', { name: 'You do not have to carry this alone' })
  await expect(help.getByRole('link', { name: /^Call 0800 0113/ })).toHaveAttribute('href', 'tel:08000113')
  await help.getByLabel('Lines for').selectOption('United Kingdom')
  await expect(help.getByRole('link', { name: /^Text SHOUT/ })).toHaveAttribute(
    'href',
    'sms:85258?&body=SHOUT',
  )
  await expect(help.getByRole('link', { name: /In immediate danger/ })).toHaveAttribute('href', 'tel:999')
  await page.reload()
  await expect(help.getByLabel('Lines for')).toHaveValue('GB')
  expect(await seriousViolations(page)).toEqual([])
})

test('lines that help anywhere are there also when nothing can be fetched', async ({ pageAs }) => {
  const page = await pageAs('guest')
  await page.route('**/api/crisis-lines*', (route) => route.abort())
  await page.goto('/safety')
  const help = page.getByRole('region', { name: 'You do not have to carry this alone' })
  const retry = help.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expect(help.getByRole('link', { name: /Find a Helpline/ })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  )
  await expect(help.getByRole('link', { name: /^Call 112/ })).toHaveAttribute('href', 'tel:112')
  await page.unroute('**/api/crisis-lines*')
  await retry.click()
  await expect(help.getByRole('link', { name: /^Call 0800 0113/ })).toBeVisible()
})

/** Somebody in a chat of their own who writes this, the card that comes, and what they have left. */
async function writes(pageAs: PageAs, server: RunningServer, text: string) {
  const one = await talker(server.url, 12)
  const page = await inChat(pageAs, one)
  const balance = async () => (await as<{ balance: number }>(one.person, 'GET', '/api/wallet')).balance
  const before = await balance()
  await say(page, text)
  const card = page.getByRole('region', { name: 'You do not have to carry this alone' })
  await expect(card).toBeVisible()
  return { page, card, balance, before }
}

test('signs of danger bring a card with crisis lines at once, free of charge, for the place one is in', async ({
  pageAs,
  server,
}) => {
  const { page, card, balance, before } = await writes(pageAs, server, 'I want to end my life tonight.')
  await expect(card.getByRole('link', { name: /^Call .*113 Zelfmoordpreventie/ }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await expect(card.getByRole('link', { name: /In immediate danger/ })).toHaveAttribute('href', 'tel:112')
  await expect(card.getByRole('button', { name: /close/i })).toHaveCount(0)
  await finished(page)
  expect(await balance()).toBe(before)
  await card.getByLabel('Lines for').selectOption('US')
  await expect(card.getByRole('link', { name: /^Call 988/ })).toBeVisible()
  await page.reload()
  await expect(card.getByRole('link', { name: /^Call 988/ })).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
})

test('who worries about somebody else gets the lines too, free of charge, in words for them', async ({
  pageAs,
  server,
}) => {
  const { page, card, balance, before } = await writes(
    pageAs,
    server,
    'my best friend just sent me a goodbye text and she is not answering her phone',
  )
  await expect(card.getByText(/worried about somebody/)).toBeVisible()
  await expect(card.getByRole('link', { name: /In immediate danger/ })).toHaveAttribute('href', 'tel:112')
  await finished(page)
  expect(await balance()).toBe(before)
  expect(await seriousViolations(page)).toEqual([])
})
