import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { enter, newPerson, ready, type Person } from './support/accounts.ts'
import { as, catalogue, somebody } from './support/angels.ts'
import { seriousViolations } from './support/axe.ts'
import { finished, messages, mine, say, words } from './support/talk.ts'
import { expect, test, widths } from './support/test.ts'

interface Chat {
  chatHash: string
  title: string
}

/** A chat with the angel at this place of the catalogue. */
async function chatWith(person: Person, place: number): Promise<Chat> {
  const angels = await catalogue(person)
  return as(person, 'POST', '/api/chats', { type: 'DIRECT', avatarIds: [angels[place]!.id] })
}

/** Says something from a device that is not the browser. */
async function sayFromElsewhere(person: Person, chatHash: string, text: string): Promise<void> {
  const answer = await fetch(`${person.origin}/api/chats/${chatHash}/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.tokens.accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ text }),
  })
  expect(answer.status, await answer.text()).toBe(201)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

function list(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('listitem')
}

async function pick(page: Page, chat: Chat, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More about “${chat.title}”` }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test.describe('the list of chats', () => {
  test('keeps one at the top, renames, mutes, and puts away with a way back', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    const old = await chatWith(person, 0)
    const later = await chatWith(person, 1)
    await open(page, '/chats')
    await expect(list(page)).toHaveCount(2)
    await expect(list(page).first()).toContainText(later.title)
    expect(await seriousViolations(page)).toEqual([])

    await pick(page, old, 'Keep at the top')
    await expect(list(page).first()).toContainText(old.title)
    await expect(list(page).first().getByRole('img', { name: 'Kept at the top' })).toBeVisible()
    await pick(page, old, 'Let go of the top')
    await expect(list(page).first()).toContainText(later.title)

    await pick(page, old, 'Mute')
    await expect(list(page).filter({ hasText: old.title }).getByRole('img', { name: 'Muted' })).toBeVisible()

    await pick(page, old, 'Rename')
    const dialog = page.getByRole('dialog', { name: 'Rename this chat' })
    await dialog.getByLabel('Name').fill('Letters from the tower')
    await page.keyboard.press('Enter')
    await expect(list(page).filter({ hasText: 'Letters from the tower' })).toHaveCount(1)

    const renamed = { ...old, title: 'Letters from the tower' }
    await pick(page, renamed, 'Archive')
    await expect(list(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(list(page)).toHaveCount(2)
    await pick(page, renamed, 'Archive')
    await expect(list(page)).toHaveCount(1)
    await page.getByRole('tab', { name: 'Archived' }).click()
    await expect(list(page)).toContainText(['Letters from the tower'])
    await page.reload()
    await page.getByRole('tab', { name: 'Archived' }).click()
    await pick(page, renamed, 'Take out of the archive')
    await expect(page.getByText('Nothing archived')).toBeVisible()
    await page.getByRole('tab', { name: 'All chats' }).click()
    await expect(list(page)).toHaveCount(2)
  })

  test('deletes on all devices, and Undo brings everything back', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    const other = await pageAs('guest')
    await enter(other, person)
    const chat = await chatWith(person, 2)
    await sayFromElsewhere(person, chat.chatHash, 'Remember the seventh step.')
    await open(page, '/chats')
    await open(other, `/chat/${chat.chatHash}`)
    await finished(other)
    await pick(page, chat, 'Delete')
    await expect(page.getByRole('heading', { name: 'No chats yet' })).toBeVisible()
    await expect(other.getByText('This chat is not here')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(list(page)).toHaveCount(1)
    await page.getByRole('tabpanel').getByRole('link').click()
    await expect(mine(page, 'Remember the seventh step.')).toBeVisible()
  })

  test('finds what was said, marks it, and leads to the very message', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    const chat = await chatWith(person, 3)
    await sayFromElsewhere(person, chat.chatHash, 'My grandmother kept a chandelier in the barn.')
    await sayFromElsewhere(person, chat.chatHash, 'It rained on the way home.')
    await open(page, '/chats')
    const box = page.getByRole('searchbox', { name: 'Search everything that was said' })
    await box.fill('chandel')
    const hit = page.getByRole('link').filter({ has: page.locator('mark', { hasText: 'chandelier' }) })
    await expect(hit.first()).toContainText('You: My grandmother')
    await box.fill('nothing of the kind zzz')
    await expect(page.getByRole('heading', { name: 'Nothing like that was said' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tab', { name: 'All chats' })).toBeVisible()
    await box.fill('chandelier grandmother')
    await hit.first().click()
    await expect(page).toHaveURL(/\/chat\/.+\?message=\d+/)
    await expect(mine(page, 'kept a chandelier in the barn')).toBeInViewport()
  })
})

test.describe('a group', () => {
  test('is made of two to five angels, and changed from its panel', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    const person = await somebody(page, server.url)
    const [first, second, third] = await catalogue(person)
    await open(page, `/chats?group=${first!.id}`)
    const dialog = page.getByRole('dialog', { name: 'A group' })
    await expect(dialog.getByRole('button', { name: `Take ${first!.name} out` })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Choose 1 more' })).toBeDisabled()
    await dialog.getByRole('button', { name: second!.name, exact: true }).click()
    await dialog.getByLabel('Name').fill('Sunday tower')
    expect(await seriousViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Start with 2 angels' }).click()
    await expect(page).toHaveURL(/\/chat\/group\//)
    await expect(page.getByRole('heading', { level: 1, name: 'Sunday tower' })).toBeVisible()

    const panel = page.getByRole('complementary', { name: 'About this chat' })
    await expect(panel.getByRole('listitem').filter({ hasText: second!.name })).toBeVisible()
    await panel.getByRole('button', { name: 'Change who is here' }).click()
    const change = page.getByRole('dialog', { name: 'Who is in this chat' })
    await change.getByRole('button', { name: `Take ${second!.name} out` }).click()
    await change.getByRole('button', { name: third!.name, exact: true }).click()
    await change.getByRole('button', { name: 'Keep these 2 angels' }).click()
    await expect(change).toBeHidden()
    await expect(panel.getByRole('listitem').filter({ hasText: third!.name })).toBeVisible()
    await expect(panel.getByRole('listitem').filter({ hasText: second!.name })).toContainText('Has left')
  })

  test('does not seat anyone whom an address makes up', async ({ pageAs, server }) => {
    const page = await pageAs('guest')
    await somebody(page, server.url)
    await open(page, '/chats?group=01900000-0000-7000-8000-000000000000')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Choose 2 more' })).toBeDisabled()
  })
})

test('on a phone the head of a chat opens what there is to know and to set', async ({ pageAs, server }) => {
  const page = await pageAs('guest', { width: widths.phone })
  const person = await somebody(page, server.url)
  const chat = await chatWith(person, 4)
  await open(page, `/chat/${chat.chatHash}`)
  await page.getByRole('button', { name: 'About this chat' }).click()
  const drawer = page.getByRole('dialog', { name: 'About this chat' })
  await expect(drawer.getByRole('heading', { name: chat.title })).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Mute' }).click()
  await expect(drawer.getByRole('button', { name: 'Unmute' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Rename' }).click()
  await expect(drawer).toBeHidden()
  const rename = page.getByRole('dialog', { name: 'Rename this chat' })
  await rename.getByLabel('Name').fill('By the stove')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'By the stove' })).toBeVisible()
})

test('a chat goes out as a file and comes back as another chat, word for word', async ({
  pageAs,
  server,
}) => {
  const page = await pageAs('guest')
  const person = await somebody(page, server.url)
  const chat = await chatWith(person, 5)
  await open(page, `/chat/${chat.chatHash}`)
  await say(page, 'Count the lamps with me.')
  await finished(page)
  const said = await Promise.all((await messages(page).all()).map(words))
  const panel = page.getByRole('complementary', { name: 'About this chat' })

  const waiting = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Save for SillyTavern' }).click()
  const file = await (await waiting).path()
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { mes?: string }).mes).filter(Boolean)).toContain(
    'Count the lamps with me.',
  )

  await panel.getByRole('button', { name: /Bring a chat along/ }).click()
  const dialog = page.getByRole('dialog', { name: /Bring a chat to/ })
  const input = dialog.getByLabel('Chat file')
  await input.setInputFiles({ name: 'torn.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{"mes": ') })
  await expect(dialog.getByRole('alert')).toContainText('torn.jsonl')
  await input.setInputFiles({ name: 'lamps.jsonl', mimeType: 'text/plain', buffer: await readFile(file) })
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/chat\//)
  await expect(page).not.toHaveURL(new RegExp(chat.chatHash))
  await expect(messages(page)).toHaveCount(said.length)
  expect(await Promise.all((await messages(page).all()).map(words))).toEqual(said)
})

test('what is unread is counted in the menu of every device, until it is read on one', async ({
  pageAs,
  server,
}) => {
  const page = await pageAs('guest')
  const person = await somebody(page, server.url)
  const phone = await pageAs('guest', { width: widths.phone })
  await enter(phone, person)
  const chat = await chatWith(person, 6)
  await open(page, '/discover')
  await open(phone, '/settings')
  const entry = page.getByRole('navigation', { name: /main/i }).getByRole('link', { name: /^Chats/ })
  const tab = phone.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /Chat/ })
  await expect(entry).toHaveText('Chats')
  await sayFromElsewhere(person, chat.chatHash, 'Are you there?')
  await expect(entry).toContainText('1 with something new')
  await expect(tab).toContainText('1')

  await entry.click()
  await page.getByRole('tab', { name: 'Unread' }).click()
  await expect(list(page)).toHaveCount(1)
  await list(page).getByRole('link').click()
  await finished(page)
  await expect(entry).toHaveText('Chats')
  await expect(tab).toHaveText('Chat')
})

test.describe('a call for attention', () => {
  /** A browser that says yes, remembers what it was asked to show, and whose page nobody looks at. */
  async function unseen(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const shown: string[] = []
      class Pretend extends EventTarget {
        static permission = 'default'
        static async requestPermission() {
          return (Pretend.permission = 'granted')
        }
        constructor(title: string, options: { body: string }) {
          super()
          shown.push(`${title}: ${options.body}`)
        }
        close() {}
      }
      Object.assign(window, { Notification: Pretend, shown })
    })
  }

  const look = (page: Page, hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)

  const shown = (page: Page) => page.evaluate(() => (window as unknown as { shown: string[] }).shown)

  test('comes when it was wished for, nobody looks, and the chat is not muted', async ({
    pageAs,
    server,
  }) => {
    const page = await pageAs('guest')
    await unseen(page)
    const person = await newPerson(server.url)
    await enter(page, person)
    const chat = await chatWith(person, 7)
    const { chatHash } = chat
    const lastLine = async () =>
      (await as<{ lastLine: string }>(person, 'GET', `/api/chats/${chatHash}`)).lastLine
    await open(page, '/settings')

    await look(page, true)
    await sayFromElsewhere(person, chatHash, 'Nobody asked for a notice yet.')
    await expect(page.getByRole('link', { name: /^Chats/ }).first()).toContainText('1')
    expect(await shown(page)).toEqual([])
    await look(page, false)

    await page.getByRole('switch', { name: 'A notification' }).check()
    await sayFromElsewhere(person, chatHash, 'Somebody is looking.')
    await expect.poll(lastLine).not.toMatch(/^You: /)
    expect(await shown(page)).toEqual([])

    await look(page, true)
    await sayFromElsewhere(person, chatHash, 'Nobody is looking.')
    await expect.poll(() => shown(page)).toHaveLength(1)
    expect((await shown(page))[0]).toMatch(new RegExp(`^${chat.title}: `))

    await as(person, 'PATCH', `/api/chats/${chatHash}`, { muted: true })
    const other = await chatWith(person, 8)
    await sayFromElsewhere(person, chatHash, 'Muted.')
    await sayFromElsewhere(person, other.chatHash, 'Not muted.')
    await expect.poll(() => shown(page)).toHaveLength(2)
    expect((await shown(page))[1]).toMatch(new RegExp(`^${other.title}: `))

    const seen = await page.context().newPage()
    await open(seen, '/discover')
    await sayFromElsewhere(person, other.chatHash, 'Another tab is looked at.')
    await expect(
      seen.getByRole('navigation', { name: /main/i }).getByRole('link', { name: /^Chats/ }),
    ).toContainText('2 with something new')
    expect(await shown(page)).toHaveLength(2)
  })
})
