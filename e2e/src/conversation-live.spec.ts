import { startServer, type RunningServer } from '@aureole/tools/lab/start-server'
import {
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
} from './support/talk.ts'
import { expect, test } from './support/test.ts'

/** Several who speak, and words while they come. */

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
