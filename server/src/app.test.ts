import { allRoutes } from '@aureole/contract/all-routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from './testing/app.ts'
import type { TestApp } from './testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('serves every call of the contract', () => {
  const served = new Set(app.app.served.map((route) => route.name))
  expect(allRoutes.filter((route) => !served.has(route.name)).map((route) => route.name)).toEqual([])
})

it('is ready once it has started, and counts what was laid aside', async () => {
  const ready = await fetch(`${app.url}/readyz`)
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ status: 'ok', checks: { database: 'ok', jobs: 'ok' } })
  expect(await (await fetch(`${app.url}/metrics`)).text()).toContain('jobs_dead 0')
})

it.each(['user', 'premium', 'agent'])('has the demo person %s', async (name) => {
  expect((await logIn(name)).accessToken).not.toBe('')
})

it('lets a person choose a name and one of the ready pictures, and nobody else for them', async () => {
  const { accessToken } = await logIn('user')
  const { id } = JSON.parse(atob(accessToken.split('.')[1]!)).user as { id: string }
  const options = (await (await fetch(`${app.url}/api/avatars/options`)).json()) as {
    picture: { imageUrl: string }[]
  }
  const imageUrl = options.picture[0]!.imageUrl
  const put = (who: string, body: object) =>
    fetch(`${app.url}/api/users/${who}/personal-avatar`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    })
  const chosen = await put(id, { name: 'Wren', imageUrl })
  expect(chosen.status).toBe(200)
  expect(await chosen.json()).toMatchObject({ name: 'Wren', imageUrl })
  expect((await put(id, { name: 'Wren', imageUrl: 'https://elsewhere.example/me.png' })).status).toBe(422)
  expect((await put(crypto.randomUUID(), { name: 'Wren', imageUrl })).status).toBe(404)
})

it('refuses a number that no message can have, instead of failing over it', async () => {
  const { accessToken } = await logIn('premium')
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }
  const { items } = (await (await fetch(`${app.url}/api/chats`, { headers })).json()) as {
    items: { chatHash: string }[]
  }
  const chat = `${app.url}/api/chats/${items[0]!.chatHash}`
  const body = JSON.stringify({ seq: 2 ** 31 })
  expect((await fetch(`${chat}/read`, { method: 'PUT', headers, body })).status).toBe(422)
  expect((await fetch(`${chat}/messages?before=${2 ** 31}`, { headers })).status).toBe(400)
  expect((await fetch(`${chat}/messages?before=${2 ** 31 - 1}`, { headers })).status).toBe(200)
})

async function logIn(name: string): Promise<{ accessToken: string }> {
  const answer = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@aureole.test`, password: 'angels-demo' }),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { accessToken: string }
}
