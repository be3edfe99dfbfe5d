import type { Locator, Page } from '@playwright/test'
import { demoPassword, type Role } from '@aureole/tools/lab/people'
import type { RunningServer } from '@aureole/tools/lab/start-server'
import { call, enter, giveRecord, logIn, newPerson, type Person } from './accounts.ts'
import { as, catalogue } from './angels.ts'
import { expect, type PageOptions } from './test.ts'

/** What agents and the people they look after do, in the words of the page. */

export type PageAs = (role: Role, options?: PageOptions) => Promise<Page>

/** Two agents, one of each brand: the desk is the same for both. */
export async function twoAgents(pageAs: PageAs, server: RunningServer): Promise<[Page, Page]> {
  const [maren, joost] = await Promise.all([pageAs('agent'), pageAs('guest', { origin: server.celesteUrl })])
  await giveRecord(joost, await logIn(server.celesteUrl, 'agent@aureole.test', demoPassword))
  return [maren, joost]
}

export interface Talker {
  person: Person
  chatHash: string
  angel: string
}

/** Somebody whom nothing else in the run knows, with a chat of their own, outside of the browser. */
export async function talker(origin: string, place: number): Promise<Talker> {
  const person = await newPerson(origin)
  const angel = (await catalogue(person))[place]!
  const body = { type: 'DIRECT', avatarIds: [angel.id] }
  const { chatHash } = await as<{ chatHash: string }>(person, 'POST', '/api/chats', body)
  return { person, chatHash, angel: angel.name }
}

/** Sends a message from outside of the browser; a refusal is an answer too. */
export async function tell({ person, chatHash }: Talker, text: string): Promise<number> {
  const answer = await fetch(`${person.origin}/api/chats/${chatHash}/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.tokens.accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ text }),
  })
  return answer.status
}

export async function callHuman({ person, chatHash }: Talker, text: string): Promise<void> {
  await as(person, 'POST', `/api/chats/${chatHash}/call-agent`, { text })
}

/** The conversation in a browser of the person's own. */
export async function inChat(pageAs: PageAs, { person, chatHash }: Talker): Promise<Page> {
  const page = await pageAs('guest')
  await enter(page, person)
  await page.goto(`/chat/${chatHash}`)
  await expect(page.getByRole('textbox', { name: /^Write to/ })).toBeVisible()
  return page
}

export function row(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** The queue, with this case in it. */
export async function atTheQueue(page: Page, text?: string): Promise<void> {
  await page.goto('/admin/chats')
  await expect(page.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible()
  if (text !== undefined) await expect(row(page, text)).toBeVisible()
}

export async function manage(page: Page, chatHash: string): Promise<void> {
  await page.goto(`/admin/chats/manage/${chatHash}`)
  await expect(page.getByRole('region', { name: 'Reasons' })).toBeVisible()
}

/** Where the agent says why, beside the transcript. */
export function reasonField(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Details' }).getByRole('textbox')
}

/** Presses a decision's key, says why, and sends it. */
export async function decide(page: Page, key: string, why: string): Promise<void> {
  await page.keyboard.press(key)
  await reasonField(page).fill(why)
  await page.keyboard.press('Control+Enter')
}

/** A warning or suspension from outside of the browser. */
export async function penalise(agent: Page, userId: string, path: string, body: object): Promise<void> {
  const token = await agent.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('auth-tokens-production')!) as { accessToken: string }).accessToken,
  )
  const answer = await call(
    new URL(agent.url()).origin,
    'POST',
    `/api/admin/users/${userId}/${path}`,
    body,
    token,
  )
  expect(answer.status, await answer.text()).toBe(201)
}
