import { seriousViolations } from './support/axe.ts'
import { field, finished, freshChat, mine, say, visitor } from './support/talk.ts'
import { expect, test } from './support/test.ts'

/** By touch, and with assistive technology. */

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
