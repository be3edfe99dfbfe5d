import type { Locator, Page } from '@playwright/test'
import { createPostgresqlDatabase } from '@aureole/tools/lab/postgresql'
import { fillChat } from '@aureole/tools/lab/long-chat'
import { startServer, type RunningServer } from '@aureole/tools/lab/start-server'
import { expect, test } from './support/test.ts'
import { seriousViolations } from './support/axe.ts'
import * as talk from './support/talk.ts'

const {
  field,
  finished,
  freshChat,
  lastReply,
  messages,
  mine,
  nextFrame,
  say,
  topOf,
  visitor,
  words,
  write,
} = talk

/** The message with this number. */
function row(page: Page, seq: number): Locator {
  return page.locator(`[data-seq="${seq}"]`)
}

test.describe('a conversation', () => {
  test('keeps the draft on this device until it is sent', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    const chatHash = await freshChat(page, 3)
    await page.goto(`/chat/${chatHash}`)
    await field(page).fill('Half a thought, and')
    await page.reload()
    await expect(field(page)).toHaveValue('Half a thought, and')
    await field(page).press('Enter')
    await expect(mine(page)).toHaveCount(1)
    await finished(page)
    await page.reload()
    await expect(mine(page, 'Half a thought, and')).toHaveCount(1)
    await expect(field(page)).toHaveValue('')
  })

  test('begins with what one could say, and puts it into the field', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    await page.goto(`/chat/${await freshChat(page, 4)}`)
    const starters = page.getByRole('log').getByRole('button')
    await expect(page.getByText('You could begin with')).toBeVisible()
    const line = await starters.last().innerText()
    await starters.last().click()
    await expect(field(page)).toHaveValue(line)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(mine(page)).toHaveCount(1)
    await finished(page)
    await expect(page.getByText('You could begin with')).toHaveCount(0)
  })

  test('writes a reply again, keeps both, and the arrows go between them', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    await page.goto(`/chat/${await freshChat(page, 5)}`)
    await say(page, 'What do you do when the rain does not stop?')
    await finished(page)
    const first = await words(lastReply(page))
    await page.getByRole('button', { name: 'Write it again' }).last().click()
    await expect(page.getByText('2 / 2')).toBeVisible()
    await finished(page)
    const second = await words(lastReply(page))
    await page.getByRole('button', { name: 'Earlier version' }).click()
    await expect(page.getByText('1 / 2')).toBeVisible()
    expect(await words(lastReply(page))).toBe(first)
    await page.getByRole('button', { name: 'Later version' }).click()
    await expect(page.getByText('2 / 2')).toBeVisible()
    expect(await words(lastReply(page))).toBe(second)
    await page.reload()
    await expect(page.getByText('2 / 2')).toBeVisible()
    expect(await words(lastReply(page))).toBe(second)
  })

  test('has the latest reply go on where it ended', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    await page.goto(`/chat/${await freshChat(page, 6)}`)
    await say(page, 'Tell me about the harbour.')
    await finished(page)
    const before = await words(lastReply(page))
    const count = await messages(page).count()
    await page.getByRole('button', { name: 'Continue' }).last().click()
    await expect.poll(async () => (await words(lastReply(page))).length).toBeGreaterThan(before.length)
    await finished(page)
    expect((await words(lastReply(page))).startsWith(before)).toBe(true)
    await expect(messages(page)).toHaveCount(count)
  })

  test('branches where my message is edited, and comes back', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    await page.goto(`/chat/${await freshChat(page, 7)}`)
    await say(page, 'I had tea this morning.')
    await finished(page)
    await say(page, 'And then a walk.')
    await finished(page)
    const whole = await messages(page).count()
    const tea = mine(page, 'I had tea this morning.')
    await tea.hover()
    await tea.getByRole('button', { name: 'Edit' }).click()
    const editor = page.getByRole('textbox', { name: 'Edit what you said' })
    await expect(editor).toBeFocused()
    await editor.fill('I had coffee this morning.')
    await page.keyboard.press('Enter')
    await expect(editor).toHaveCount(0)
    await expect(mine(page, 'And then a walk.')).toHaveCount(0)
    await finished(page)
    await expect(mine(page, 'I had coffee this morning.')).toBeVisible()
    await expect(mine(page, 'tea')).toHaveCount(0)
    await mine(page, 'coffee').getByRole('button', { name: 'Earlier version' }).click()
    await expect(mine(page, 'I had tea this morning.')).toBeVisible()
    await expect(mine(page, 'And then a walk.')).toBeVisible()
    await expect(messages(page)).toHaveCount(whole)
  })

  test('deletes a message after asking, here and on another device', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    const path = `/chat/${await freshChat(page, 8)}`
    await page.goto(path)
    await say(page, 'Forget that I said this.')
    await finished(page)
    const other = await pageAs('premium')
    await other.goto(path)
    await expect(mine(other, 'Forget that I said this.')).toBeVisible()
    await mine(page, 'Forget').hover()
    await mine(page, 'Forget').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(mine(page, 'Forget')).toBeVisible()
    await mine(page, 'Forget').hover()
    await mine(page, 'Forget').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
    for (const device of [page, other]) await expect(mine(device, 'Forget')).toHaveCount(0)
    await page.reload()
    await expect(lastReply(page)).toBeVisible()
    await expect(mine(page, 'Forget')).toHaveCount(0)
  })

  test('takes thumbs and reports', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    await page.goto(`/chat/${await freshChat(page, 9)}`)
    await say(page, 'What is your favourite smell?')
    await finished(page)
    const up = page.getByRole('button', { name: 'Good reply' }).last()
    const noted = page.waitForResponse('**/feedback')
    await up.click()
    await noted
    await expect(up).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(up).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'More' }).last().click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Choose what is wrong')
    await dialog.getByRole('radio', { name: 'Something else' }).check()
    await dialog.getByRole('textbox').fill('It is about a smell that I cannot stand.')
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(page.getByText('Reported')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test('shows marks as what they mean, and nothing that could run', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    await page.goto(`/chat/${await freshChat(page, 10)}`)
    await say(
      page,
      '**Bold**, *waves*, <img src=x onerror="document.title=1"> and [here](javascript:alert(1)), https://a.example/x',
    )
    const last = mine(page).last()
    await expect(last.locator('strong')).toHaveText('Bold')
    await expect(last.locator('em')).toHaveText('waves')
    await expect(last.locator('img')).toHaveCount(0)
    await expect(last.getByRole('link')).toHaveCount(1)
    await expect(last.getByRole('link')).toHaveAttribute('rel', /noopener.*nofollow/)
    await expect(last).toContainText('javascript:alert(1)')
  })

  test('is usable with the keyboard alone', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    await page.goto(`/chat/${await freshChat(page, 11)}`)
    await field(page).focus()
    await page.keyboard.type('First line')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('second line')
    await page.keyboard.press('Enter')
    await expect(mine(page)).toHaveCount(1)
    await finished(page)
    await expect(mine(page).last()).toContainText('First line')
    // Back to what was said, up to my message, and on to its buttons.
    await page.keyboard.press('Shift+Tab')
    await page.getByRole('log').focus()
    await page.keyboard.press('ArrowUp')
    await expect(lastReply(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(mine(page).last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(mine(page).last().getByRole('button', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeFocused()
    // An arrow up in an empty field edits what was said last, Escape leaves it.
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('textbox', { name: 'Edit what you said' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeFocused()
    await expect(mine(page).last()).toContainText('second line')
  })

  test('goes out by itself when the connection is back, once', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    await page.goto(`/chat/${await freshChat(page, 12)}`)
    await expect(lastReply(page)).toBeVisible()
    await page.context().setOffline(true)
    await write(page, 'Sent from a tunnel.')
    await expect(page.getByText('Not sent.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(mine(page, 'Sent from a tunnel.')).toHaveCount(1, { timeout: 20_000 })
    await finished(page)
    await expect(page.getByText('Not sent.')).toHaveCount(0)
    await page.reload()
    await expect(lastReply(page)).toBeVisible()
    await expect(mine(page, 'Sent from a tunnel.')).toHaveCount(1)
  })

  test('that was left before the answer came is sent at the next visit, once', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    const path = `/chat/${await freshChat(page, 13)}`
    await page.goto(path)
    await expect(lastReply(page)).toBeVisible()
    // The server takes it, but the page never gets the answer.
    await page.route('**/messages', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      return route.abort()
    })
    await write(page, 'Said while leaving.')
    await expect(mine(page, 'Said while leaving.')).toHaveCount(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('/discover')
    await page.goto(path)
    await expect(mine(page, 'Said while leaving.')).toHaveCount(1)
    await finished(page)
    await expect(page.locator('[data-outgoing]')).toHaveCount(0)
    await expect(mine(page, 'Said while leaving.')).toHaveCount(1)
  })

  test('keeps the text when there are not enough tokens, and shows where to get some', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    await page.goto(`/chat/${await freshChat(page, 14)}`)
    await page.route('**/messages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 402,
            contentType: 'application/problem+json',
            json: { code: 'not-enough-tokens', detail: 'There are not enough tokens for a reply.' },
          })
        : route.continue(),
    )
    await write(page, 'Worth a token.')
    await expect(page.getByText('There are not enough tokens for a reply.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get tokens' })).toHaveAttribute('href', '/tokens')
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(field(page)).toHaveValue('Worth a token.')
    await expect(page.locator('[data-outgoing]')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test('a message that is held shows what can be done with it; Return makes a new line', async ({
    browser,
    server,
  }) => {
    const { context, page } = await visitor(
      browser,
      server,
      { width: 390, height: 844 },
      { hasTouch: true, isMobile: true },
    )
    await page.goto('/chats')
    await page.goto(`/chat/${await freshChat(page, 15)}`)
    await field(page).tap()
    await page.keyboard.type('One line')
    await page.keyboard.press('Enter')
    await page.keyboard.type('another')
    await expect(field(page)).toHaveValue('One line\nanother')
    await page.getByRole('button', { name: /^Send for/ }).tap()
    await expect(mine(page)).toHaveCount(1)
    await finished(page)
    const box = (await mine(page).locator('.k-bubble').boundingBox())!
    const touch = await context.newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
    })
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: 'Edit' })).toBeVisible()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await sheet.getByRole('button', { name: 'Edit' }).tap()
    await expect(page.getByRole('textbox', { name: 'Edit what you said' })).toBeVisible()
    await context.close()
  })
})

test('nothing in a conversation stands in the way of assistive technology', async ({ pageAs }) => {
  for (const theme of ['dark', 'light'] as const) {
    const page = await pageAs('premium', { theme })
    await page.goto('/chats')
    await page.goto(`/chat/group/${await freshChat(page, 6, [7, 8])}`)
    await say(page, '**Look**: `code`, https://a.example and\n\n```\na block\n```\n\n- a list')
    await finished(page)
    await field(page).pressSequentially('@')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await field(page).fill('')
    await mine(page).first().hover()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('textbox', { name: 'Edit what you said' })).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
  }
})

test.describe('a group', () => {
  test('completes names after an @, and only who is called answers', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    await page.goto(`/chat/group/${await freshChat(page, 0, [1, 2])}`)
    await expect(page.getByRole('heading', { name: 'Table 0' })).toBeVisible()
    await expect(page.getByText(/^Up to \d tokens$/)).toBeVisible()
    await field(page).pressSequentially('And you, @')
    const options = page.getByRole('option')
    await expect(options).toHaveCount(4)
    await page.keyboard.press('ArrowDown')
    const second = await options.nth(1).locator('span.font-semibold').innerText()
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue(`And you, @${second} `)
    await expect(page.getByText('1 token', { exact: true })).toBeVisible()
    const before = await messages(page).count()
    await page.keyboard.press('Enter')
    await expect(messages(page)).toHaveCount(before + 2)
    await finished(page)
    await expect(lastReply(page).locator('.k-message-name')).toHaveText(second)
    await expect(messages(page)).toHaveCount(before + 2)
  })

  test('talks among itself for a few turns, at a price that is said before', async ({ pageAs }) => {
    const page = await pageAs('premium')
    await page.goto('/chats')
    await page.goto(`/chat/group/${await freshChat(page, 1, [2])}`)
    await expect(messages(page).first()).toBeVisible()
    const before = await messages(page).count()
    await page.getByRole('button', { name: 'Let them talk' }).click()
    await page.getByRole('menuitem', { name: '4 turns for 4 tokens' }).click()
    await expect(messages(page)).toHaveCount(before + 4)
    await finished(page)
    const names = await page.locator('[data-author=AVATAR] .k-message-name').allInnerTexts()
    expect(new Set(names.slice(-4)).size).toBe(2)
  })
})

test.describe('with a mind that takes its time', () => {
  test.setTimeout(120_000)
  let server: RunningServer
  test.beforeAll(async () => {
    server = await startServer({ env: { MIND_PACE: '7' } })
  })
  test.afterAll(async () => {
    await server.stop()
  })

  test('a reply is stopped where it is; one may write meanwhile', async ({ browser }) => {
    const { context, page } = await visitor(browser, server)
    await page.goto('/chats')
    await page.goto(`/chat/${await freshChat(page, 3)}`)
    await say(page, 'Would you describe the whole walk from the station to the sea for me?')
    await expect(lastReply(page)).toHaveAttribute('data-status', 'STREAMING')
    await expect(page.getByText(/is writing$/).first()).toBeVisible()
    await page.getByRole('button', { name: /^Stop / }).click()
    await expect(lastReply(page)).toHaveAttribute('data-status', 'STOPPED')
    await expect(lastReply(page).getByText('Stopped')).toBeVisible()
    const stopped = await words(lastReply(page))
    await say(page, 'Never mind, a short one then, please.')
    await expect(lastReply(page)).toHaveAttribute('data-status', 'STREAMING')
    await say(page, 'And one more thing.')
    await expect(mine(page, 'And one more thing.')).toHaveAttribute('data-status', 'DONE')
    await expect(page.locator('[data-status=DONE][data-author=AVATAR]')).toHaveCount(3, { timeout: 40_000 })
    await expect(page.locator('[data-status=STOPPED] [data-text]')).toHaveText(stopped, {
      useInnerText: true,
    })
    await context.close()
  })

  test('two browsers on one chat show the same words as they come', async ({ browser }) => {
    const one = await visitor(browser, server)
    const two = await visitor(browser, server, { width: 390, height: 844 })
    await one.page.goto('/chats')
    const path = `/chat/${await freshChat(one.page, 4)}`
    await one.page.goto(path)
    await two.page.goto(path)
    await expect(lastReply(two.page)).toBeVisible()
    await say(one.page, 'How does the lighthouse sound when the fog comes in at night?')
    await expect(lastReply(two.page)).toHaveAttribute('data-status', 'STREAMING')
    await two.page.reload()
    await finished(two.page)
    await finished(one.page)
    expect(await words(lastReply(two.page))).toBe(await words(lastReply(one.page)))
    await one.context.close()
    await two.context.close()
  })

  test('what one reads further up does not move while a reply grows', async ({ browser }) => {
    const { context, page } = await visitor(browser, server, { width: 390, height: 600 })
    await page.goto('/chats')
    await page.goto(`/chat/${await freshChat(page, 5)}`)
    for (const line of ['One thing first.', 'Then a second thing.', 'And the third.']) {
      await say(page, line)
      await finished(page)
    }
    await say(page, 'And now the long story of the ferry, from the beginning to the end, please?')
    await expect(lastReply(page)).toHaveAttribute('data-status', 'STREAMING')
    await page.getByRole('log').hover()
    await page.mouse.wheel(0, -260)
    await nextFrame(page)
    const second = mine(page, 'Then a second thing.')
    const tops = new Set<number>()
    while ((await lastReply(page).getAttribute('data-status')) !== 'DONE')
      tops.add(Math.round(await topOf(second)))
    expect([...tops]).toHaveLength(1)
    await expect(page.getByRole('button', { name: /Jump to the newest/ })).toBeVisible()
    await page.getByRole('button', { name: /Jump to the newest/ }).click()
    await expect(lastReply(page)).toBeInViewport()
    await context.close()
  })
})

test.describe('a chat of years', () => {
  test.setTimeout(120_000)
  const length = 10_000
  let server: RunningServer
  let database: Awaited<ReturnType<typeof createPostgresqlDatabase>>
  test.beforeAll(async () => {
    database = await createPostgresqlDatabase()
    server = await startServer({ env: { DATABASE_URL: database.url, MIND_PACE: '0' } })
  })
  test.afterAll(async () => {
    await server.stop()
    await database.drop()
  })

  test('opens at its end, does not jump while older ones load, and stays small', async ({ browser }) => {
    const { context, page } = await visitor(browser, server)
    await page.goto('/chats')
    const chatHash = await freshChat(page, 3)
    await fillChat(database.url, chatHash, { length })
    await page.goto(`/chat/${chatHash}`)
    await expect(row(page, length)).toBeInViewport()
    const log = page.getByRole('log')
    await log.hover()
    // Row by row, as the wheel turns: what is in view moves by what the wheel turned, and by nothing else.
    let nodes = 0
    let lowest = length
    for (let turn = 0; turn < 150; turn += 1) {
      const jumped = await log.evaluate(async (frame) => {
        const middle = frame.getBoundingClientRect().top + frame.clientHeight / 2
        const row = [...frame.querySelectorAll('[data-seq]')].find(
          (one) => one.getBoundingClientRect().bottom > middle,
        )!
        const before = row.getBoundingClientRect().top
        frame.scrollTop -= 300
        const moved = row.getBoundingClientRect().top - before
        for (let i = 0; i < 3; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
        return Math.abs(row.getBoundingClientRect().top - before - moved)
      })
      expect(jumped).toBeLessThan(1)
      const now = await page.evaluate(() => ({
        nodes: document.getElementsByTagName('*').length,
        first: Number(document.querySelector('[role=log] [data-seq]')?.getAttribute('data-seq')),
      }))
      nodes = Math.max(nodes, now.nodes)
      lowest = Math.min(lowest, now.first)
    }
    expect(lowest).toBeLessThan(length - 300)
    expect(nodes).toBeLessThan(2000)
    await page.getByRole('button', { name: /Jump to the newest/ }).click()
    await expect(row(page, length)).toBeInViewport()
    await context.close()
  })

  test('goes to a message that an address names, shows what is around it, and comes back to the end', async ({
    browser,
  }) => {
    const { context, page } = await visitor(browser, server)
    await page.goto('/chats')
    const chatHash = await freshChat(page, 4)
    await fillChat(database.url, chatHash, { length })
    await page.goto(`/chat/${chatHash}?message=4321`)
    const wanted = row(page, 4321)
    await expect(wanted).toBeInViewport()
    await expect(wanted).toHaveAttribute('data-found', '')
    await expect(row(page, 4320)).toBeVisible()
    await expect(wanted).not.toHaveAttribute('data-found', '')
    await page.getByRole('log').evaluate((frame) => {
      frame.scrollTop = frame.scrollHeight
    })
    await expect(row(page, 4360)).toBeAttached()
    await say(page, 'What was that about?')
    await expect(mine(page, 'What was that about?')).toBeInViewport()
    await finished(page)
    await expect(row(page, length)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${chatHash}$`))
    await context.close()
  })

  test('opens where one stopped reading, counts what is unread, and knows what was seen', async ({
    browser,
  }) => {
    const { context, page } = await visitor(browser, server)
    await page.goto('/chats')
    const chatHash = await freshChat(page, 5)
    await fillChat(database.url, chatHash, { length: 500, unread: 200 })
    await page.goto(`/chat/${chatHash}`)
    await expect(page.getByRole('separator').filter({ hasText: 'New' })).toBeInViewport()
    await expect(row(page, 302)).toBeVisible()
    await expect(page.getByRole('button', { name: /Jump to the newest, \d+ unread/ })).toBeVisible()
    await page.getByRole('button', { name: /Jump to the newest/ }).click()
    await expect(row(page, 500)).toBeInViewport()
    await expect
      .poll(async () => (await talk.asPerson<{ unread: number }>(page, `/api/chats/${chatHash}`)).unread)
      .toBe(0)
    await context.close()
  })
})
