import { allRoutes } from '@aureole/contract/all-routes'
import { pathOf } from '@aureole/contract/route'
import { call, logInBy, newPerson } from './support/accounts.ts'
import { as, makeAngel, somebody } from './support/angels.ts'
import { seriousViolations } from './support/axe.ts'
import {
  atTheQueue,
  callHuman,
  decide,
  inChat,
  manage,
  penalise,
  reasonField,
  row,
  talker,
  tell,
  twoAgents,
} from './support/desk.ts'
import { finished, lastReply, mine, say, write } from './support/talk.ts'
import { expect, test } from './support/test.ts'

const bodyFor = ({ method }: { method: string }) => (['GET', 'DELETE'].includes(method) ? undefined : {})
const anyId = '01900000-0000-7000-8000-000000000000'

test.describe('reaching the desk', () => {
  test('a report arrives live; of two agents who want it one gets it, and the other is told who', async ({
    pageAs,
    server,
  }) => {
    const one = await talker(server.url, 3)
    const [[maren, joost], page] = await Promise.all([twoAgents(pageAs, server), inChat(pageAs, one)])
    await Promise.all([atTheQueue(maren), atTheQueue(joost)])
    const said = `It repeats itself, ${one.person.id.slice(-6)}`
    await say(page, 'Good evening. What is the harbour like tonight?')
    await finished(page)
    await lastReply(page).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this message' })
    await dialog.getByLabel('It gives away personal data').check()
    await dialog.getByLabel('Anything to add').fill(said)
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(page.getByText('Reported', { exact: true })).toBeVisible()

    // Nobody reloads; the row is found by what the panel says about it.
    const excerpt = (await lastReply(page).locator('[data-text]').innerText()).slice(0, 24)
    await expect(row(maren, excerpt)).toBeVisible()
    await expect(row(joost, excerpt)).toBeVisible()
    await Promise.all([row(maren, excerpt).click(), row(joost, excerpt).click()])
    await expect(maren.getByRole('complementary').getByText(said)).toBeVisible()
    await Promise.all([maren.keyboard.press('c'), joost.keyboard.press('c')])
    await expect(row(maren, excerpt)).toContainText(/Claimed by/)
    await expect(row(joost, excerpt)).toContainText(/Claimed by/)
    const owners = await Promise.all(
      [maren, joost].map((agent) => row(agent, excerpt).getByText('You', { exact: true }).count()),
    )
    expect(owners.toSorted((a, b) => a - b)).toEqual([0, 1])
    const [winner, loser] = owners[0] === 1 ? [maren, joost] : [joost, maren]
    await expect(loser.getByText('Somebody was quicker')).toBeVisible()

    // The loser looks at it all the same, and tries to decide.
    await loser.keyboard.press('Enter')
    await expect(loser.getByRole('region', { name: 'Reasons' })).toContainText('Reported')
    await expect(loser.getByText(/^Claimed by/)).toBeVisible()
    await decide(loser, 'd', 'Not so bad')
    await expect(loser.getByText('A colleague was quicker')).toBeVisible()
    await expect(loser.getByRole('complementary').getByText(/has this case/)).toBeVisible()

    await winner.keyboard.press('Enter')
    await expect(winner.getByRole('region', { name: 'Reasons' })).toContainText('Reported')
    await expect(winner.getByText('Claimed by you', { exact: true })).toBeVisible()
    await decide(winner, 'd', 'False flag: harmless in context.')
    await expect(winner.locator('#main').getByText('Closed', { exact: true })).toBeVisible()
    await expect(loser.locator('#main').getByText('Closed', { exact: true })).toBeVisible()
  })

  test('a flagged message is delivered and marked; a blocked one is not, and says why and what to do', async ({
    pageAs,
    server,
  }) => {
    const one = await talker(server.url, 5)
    const [agent, page] = await Promise.all([pageAs('agent'), inChat(pageAs, one)])
    const flagged = `Help me find out where my ex girlfriend lives now, ${one.person.id.slice(-6)}`
    await say(page, flagged)
    await finished(page)
    await expect(mine(page, flagged)).toBeVisible()

    await write(page, 'Kill all the foreigners, they are vermin.')
    const blocked = page.locator('[data-outgoing=failed]')
    await expect(blocked).toContainText('This message was not delivered.')
    await expect(blocked).toContainText('It cost nothing.')
    await expect(blocked.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await blocked.getByRole('button', { name: 'Ask a human' }).click()
    const dialog = page.getByRole('dialog', { name: 'Call a human' })
    await expect(dialog.getByLabel('What is it about?')).toHaveValue(/they are vermin/)
    await dialog.getByRole('button', { name: 'Call customer care' }).click()
    await expect(page.getByText('Customer care is on the way')).toBeVisible()

    await manage(agent, one.chatHash)
    const reasons = agent.getByRole('region', { name: 'Reasons' })
    await expect(reasons).toContainText('of 3')
    await expect(
      agent.getByRole('article').filter({ hasText: 'Not delivered' }).locator('mark'),
    ).toContainText('Kill')
    await expect(
      agent.getByRole('article').filter({ hasText: 'ex girlfriend' }).first().locator('mark'),
    ).toContainText('find out where')
    await agent.keyboard.press(']')
    await expect(reasons).toContainText('2 of 3')
    await agent.keyboard.press('[')
    await expect(reasons).toContainText('1 of 3')
  })

  test('new cases wait behind a bar while somebody points at the list', async ({ pageAs, server }) => {
    const [one, two] = await Promise.all([talker(server.url, 6), talker(server.url, 7)])
    const [first, second] = [one, two].map(({ person }) => `Please help, ${person.id.slice(-6)}`) as [
      string,
      string,
    ]
    const agent = await pageAs('agent')
    await callHuman(one, first)
    await atTheQueue(agent, first)
    await row(agent, first).hover()
    const before = await row(agent, first).boundingBox()
    // Worse than a call: it belongs above.
    expect(await tell(two, `I am 15 years old. ${second}`)).toBe(201)
    await expect(agent.getByRole('button', { name: /^\d+ new$/ })).toBeVisible()
    await expect(row(agent, second)).toHaveCount(0)
    expect((await row(agent, first).boundingBox())?.height).toBe(before?.height)
    await agent.getByRole('button', { name: /^\d+ new$/ }).click()
    await expect(row(agent, second)).toBeVisible()
  })
})

test('violations come and are decided under the eyes of who looks at them, and no row moves', async ({
  pageAs,
  server,
}) => {
  const [one, two] = await Promise.all([talker(server.url, 13), talker(server.url, 14)])
  const [first, second] = [one, two].map(({ person }) => `I will kill you, ${person.id.slice(-6)}`) as [
    string,
    string,
  ]
  const [maren, joost] = await twoAgents(pageAs, server)
  await Promise.all([maren, joost].map((agent) => agent.goto('/admin/violations')))
  await tell(one, first)
  await Promise.all([maren, joost].map((agent) => expect(row(agent, first)).toBeVisible()))

  await row(maren, first).hover()
  const before = await row(maren, first).boundingBox()
  await row(joost, first).click()
  await joost.keyboard.press('d')
  await joost.getByRole('dialog').getByRole('textbox').fill('A line from a film.')
  await joost.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await expect(row(joost, first)).toContainText('Dismissed')
  // The colleague decided it: the row has left the list of open ones, and keeps its place.
  await expect(maren.locator('[data-gone]').filter({ hasText: first })).toBeVisible()
  await tell(two, second)
  const news = maren.getByRole('button', { name: /^\d+ new$/ })
  await expect(news).toBeVisible()
  expect(await row(maren, first).boundingBox()).toEqual(before)
  await news.click()
  await expect(row(maren, second)).toBeVisible()
  await expect(row(maren, first)).toHaveCount(0)
})

test.describe('warned, suspended, heard', () => {
  test('a warning says why and how many are left; the third suspends at once, on every device', async ({
    pageAs,
    server,
  }) => {
    const one = await talker(server.url, 8)
    const [agent, page] = await Promise.all([pageAs('agent'), inChat(pageAs, one)])
    await tell(one, `I will kill you tomorrow, ${one.person.id.slice(-6)}`)
    const why = 'You wrote that you want to hurt somebody.'
    await manage(agent, one.chatHash)
    await agent.keyboard.press('w')
    await reasonField(agent).fill(why)
    await expect(agent.getByRole('figure')).toContainText('Two more warnings pause your account.')
    await agent.keyboard.press('Control+Enter')
    await expect(agent.locator('#main').getByText('Closed', { exact: true })).toBeVisible()

    const notice = page.getByRole('alert').filter({ hasText: 'Customer care has warned you' })
    await expect(notice).toContainText(why)
    await expect(notice).toContainText('Two more warnings pause your account.')
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)

    await penalise(agent, one.person.id, 'warnings', { reason: 'Again.' })
    await expect(notice).toContainText('One more warning pauses your account.')

    await agent.goto(`/admin/violations/${one.person.id}`)
    await expect(agent.getByRole('list', { name: 'History' })).toContainText(why)
    await agent.keyboard.press('w')
    const warning = agent.getByRole('dialog')
    await expect(warning).toContainText('suspends the account for 24 hours')
    await warning.getByRole('textbox').fill('And once more.')
    await warning.getByRole('button', { name: 'Send the warning' }).click()

    const paused = page.getByRole('dialog', { name: 'Your account is paused' })
    await expect(paused).toContainText('And once more.')
    await page.keyboard.press('Escape')
    await expect(paused).toBeVisible()
    await expect(paused.getByRole('button', { name: 'Close' })).toHaveCount(0)
    const { accessToken } = one.person.tokens
    expect((await call(server.url, 'GET', '/api/chats', undefined, accessToken)).status).toBe(401)
  })

  test('who is suspended cannot log in, appeals from the dialog, and a colleague ends it', async ({
    pageAs,
    server,
  }) => {
    const [[maren, joost], page, person] = await Promise.all([
      twoAgents(pageAs, server),
      pageAs('guest'),
      newPerson(server.url),
    ])
    await maren.goto('/admin/violations?view=appeals')
    await penalise(maren, person.id, 'suspension', { reason: 'You threatened somebody.', hours: 24 })
    await page.goto('/settings')
    await logInBy(page, person)
    const paused = page.getByRole('dialog', { name: 'Your account is paused' })
    await expect(paused).toContainText('You threatened somebody.')
    await expect(paused).toContainText(/2[34] h/)
    await paused.getByRole('button', { name: 'Appeal' }).click()
    const words = `It was a line from a film, ${person.id.slice(-6)}`
    await page.getByRole('dialog').getByRole('textbox').fill(words)
    await page.getByRole('button', { name: 'Send the appeal' }).click()
    await expect(page.getByText('Your appeal is with us')).toBeVisible()

    // It reaches the list by itself; whoever acted may read it and no more.
    await row(maren, words).click()
    await expect(maren.getByText('You acted in this yourself. A colleague has to decide.')).toBeVisible()
    await joost.goto('/admin/violations?view=appeals')
    await row(joost, words).click()
    await joost.keyboard.press('g')
    await joost.getByRole('dialog').getByRole('textbox').fill('You are right. We are sorry.')
    await joost.getByRole('dialog').getByRole('button', { name: 'Grant' }).click()
    await expect(row(joost, words)).toContainText('Granted')

    await page.goto('/settings')
    await logInBy(page, person)
    await expect(page.locator('#standing')).toContainText('Your appeal was granted.')
  })

  test('a warned person appeals from the settings, once', async ({ pageAs, server }) => {
    const [agent, page] = await Promise.all([pageAs('agent'), pageAs('guest')])
    const person = await somebody(page, server.url)
    await agent.goto('/admin/chats')
    await penalise(agent, person.id, 'warnings', { reason: 'You used chats to advertise.' })
    await page.goto('/settings')
    const standing = page.locator('#standing')
    await standing.getByRole('button', { name: 'Appeal' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('I only recommended a book.')
    await page.getByRole('button', { name: 'Send the appeal' }).click()
    await expect(standing).toContainText('Your appeal is being read.')
    await expect(standing.getByRole('button', { name: 'Appeal' })).toHaveCount(0)
    expect(await seriousViolations(page)).toEqual([])
  })
})

test.describe('care in the chat', () => {
  test('a human writes as customer care and never as the angel; words are hidden and shown again', async ({
    pageAs,
    server,
  }) => {
    const one = await talker(server.url, 9)
    const [agent, page] = await Promise.all([pageAs('agent'), inChat(pageAs, one)])
    const text = 'The street is called Elm Lane, as you know.'
    await say(page, text)
    await finished(page)
    await page.getByRole('button', { name: 'Call a human' }).click()
    const asked = `A human, please, ${one.person.id.slice(-6)}`
    await page.getByRole('dialog').getByLabel('What is it about?').fill(asked)
    await page.getByRole('button', { name: 'Call customer care' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await atTheQueue(agent, asked)
    await row(agent, asked).click()
    await agent.keyboard.press('Enter')
    await expect(agent.getByRole('region', { name: 'Reasons' })).toContainText(asked)
    await agent.keyboard.press('m')
    await agent.keyboard.type('Hello, I am a person. How can I help?')
    await agent.keyboard.press('Control+Enter')
    const care = page.locator('[data-author=CARE]')
    await expect(care).toContainText('Customer care (human)')
    await expect(care).toContainText('How can I help?')
    await expect(care).not.toContainText(one.angel)

    // The person is told who reads them now and what it costs, and is not offered what no angel would do.
    const note = page.getByRole('status').filter({ hasText: 'Customer care is in this chat' })
    const again = page.getByRole('button', { name: 'Write it again' })
    const send = page.getByRole('button', { name: /^Send for/ })
    await expect(note).toContainText(`${one.angel} rests until they are done, and what you write is free.`)
    await expect(page.getByRole('textbox', { name: 'Write to Customer care' })).toBeVisible()
    await expect(send).toHaveAccessibleName('Send for free')
    await lastReply(page).hover()
    await expect(page.getByRole('button', { name: 'Good reply' })).toBeVisible()
    await expect(again).toHaveCount(0)
    expect(await seriousViolations(page)).toEqual([])
    await page.reload()
    await expect(note).toBeVisible()
    await expect(care).toBeVisible()

    // The angel is silent, and the agent hears the answer without asking.
    const answers = await page.locator('[data-author=AVATAR]').count()
    await write(page, 'I am glad that you are real.')
    await expect(agent.getByRole('article').filter({ hasText: 'glad that you are real' })).toBeVisible()
    expect(await page.locator('[data-author=AVATAR]').count()).toBe(answers)

    await agent.keyboard.press('Escape')
    await agent.getByRole('article').filter({ hasText: text }).click()
    await agent.keyboard.press('h')
    await agent.getByLabel('Close the case with it').uncheck()
    await reasonField(agent).fill('An address.')
    await agent.keyboard.press('Control+Enter')
    await expect(page.getByText('Customer care has hidden this message.')).toBeVisible()
    await expect(mine(page, 'Elm Lane')).toHaveCount(0)
    await expect(agent.getByRole('article').filter({ hasText: text })).toContainText('Hidden from')
    await decide(agent, 'u', 'It is a made-up street.')
    await expect(mine(page, 'Elm Lane')).toBeVisible()
    await expect(reasonField(agent)).toHaveCount(0)

    await agent.keyboard.press('g')
    await expect(agent.getByText(/silent while you write/)).toHaveCount(0)
    await expect(note).toHaveCount(0)
    await expect(send).toHaveAccessibleName('Send for 1 token')
    await expect(page.getByRole('textbox', { name: `Write to ${one.angel}` })).toBeVisible()
    await lastReply(page).hover()
    await expect(again).toBeVisible()
    await decide(agent, 'x', 'Answered in the chat.')
    await expect(agent.locator('#main').getByText('Closed', { exact: true })).toBeVisible()
    await say(page, 'And you, are you still there?')
    await finished(page)
  })

  test('a chat without an open reason opens only for who says why, and the log keeps it', async ({
    pageAs,
    server,
  }) => {
    const one = await talker(server.url, 10)
    const agent = await pageAs('agent')
    await agent.goto(`/admin/chats/manage/${one.chatHash}`)
    await expect(agent.getByRole('heading', { name: 'This chat has no open reason' })).toBeVisible()
    const why = `A colleague asked, ${one.person.id.slice(-6)}`
    await agent.getByRole('button', { name: 'Open the chat' }).click()
    await expect(agent.getByText('A reason is needed.')).toBeVisible()
    await agent.getByRole('textbox').fill(why)
    await agent.getByRole('button', { name: 'Open the chat' }).click()
    await expect(agent.getByRole('heading', { name: new RegExp(one.angel) })).toBeVisible()
    await agent.goto('/admin/violations?view=audit')
    await agent.getByRole('searchbox').fill(why)
    await expect(row(agent, why)).toContainText('Opened the chat')
  })
})

test('an angel is refused with a reason, changed, and then published', async ({ pageAs, server }) => {
  const [agent, page] = await Promise.all([pageAs('agent'), pageAs('guest')])
  const person = await somebody(page, server.url)
  const name = `Brine${person.id.slice(-6)}`
  const { id } = await makeAngel(person, name)
  await as(person, 'POST', `/api/avatars/${id}/publication`)
  await agent.goto('/admin/violations?view=angels')
  await row(agent, name).click()
  await expect(agent.getByRole('heading', { name: new RegExp(`^${name}, 30`) })).toBeVisible()
  await agent.keyboard.press('x')
  await agent.getByRole('dialog').getByRole('textbox').fill('A few more lines would help.')
  await agent.getByRole('dialog').getByRole('button', { name: 'Do not publish' }).click()
  await expect(agent.getByText(`${name} stays private`)).toBeVisible()
  await page.goto(`/avatars/ai/${id}`)
  await expect(page.getByText('A few more lines would help.')).toBeVisible()

  await page.getByRole('button', { name: `Ask to make ${name} public` }).click()
  await expect(page.getByRole('button', { name: 'Take the request back' })).toBeVisible()
  await expect(row(agent, name)).toBeVisible()
  await row(agent, name).click()
  await expect(agent.getByRole('heading', { name: new RegExp(`^${name}, 30`) })).toBeVisible()
  await agent.keyboard.press('p')
  await agent.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(agent.getByText(`${name} is public now`)).toBeVisible()
  expect((await call(server.url, 'GET', `/api/avatars/${id}`)).status).toBe(200)
})

test('guests are asked to log in, people find nothing there, and no call of the desk answers either', async ({
  pageAs,
  server,
}) => {
  const [guest, page, person] = await Promise.all([pageAs('guest'), pageAs('premium'), newPerson(server.url)])
  await guest.goto('/admin/chats')
  await expect(guest.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.goto('/admin/violations')
  await expect(page.getByRole('heading', { name: 'Nothing at this address' })).toBeVisible()

  const desk = allRoutes.filter(({ who }) => who === 'agent')
  expect(desk.length).toBeGreaterThan(20)
  const params = { id: anyId, chatHash: 'A'.repeat(22) }
  for (const route of desk) {
    const path = pathOf(route, params)
    const asked = await Promise.all([
      call(server.url, route.method, path, bodyFor(route)),
      call(server.url, route.method, path, bodyFor(route), person.tokens.accessToken),
    ])
    // To whoever is no agent there is no such address.
    expect([route.name, ...asked.map(({ status }) => status)]).toEqual([route.name, 401, expect.any(Number)])
    expect([403, 404]).toContain(asked[1].status)
  }
})

test('the desk can be used without seeing it, at every width', async ({ pageAs, server }) => {
  const one = await talker(server.url, 11)
  const text = `I will kill you tomorrow, ${one.person.id.slice(-6)}`
  await tell(one, text)
  for (const width of [390, 1440]) {
    const agent = await pageAs('agent', { width })
    await atTheQueue(agent, text)
    expect(await seriousViolations(agent)).toEqual([])
    await manage(agent, one.chatHash)
    expect(await seriousViolations(agent)).toEqual([])
    await agent.goto('/admin/violations')
    await expect(row(agent, text)).toBeVisible()
    expect(await seriousViolations(agent)).toEqual([])
  }
})
