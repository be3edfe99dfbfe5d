import { allRoutes } from '@aureole/contract/all-routes'
import { pathOf } from '@aureole/contract/route'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askAt } from './testing/http.ts'
import { startTestApp, type TestApp } from './testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 60_000)
afterAll(() => app.stop())

it.each(allRoutes.map((route) => [route.name, route] as const))('%s is served', async (_, route) => {
  const path = pathOf(route, { id: 'x', chatHash: 'x', sessionId: 'x', memoryId: 'x' })
  const answer = await askAt(Number(new URL(app.url).port), path, { method: 'OPTIONS' })
  expect(answer.status).toBe(405)
  expect(answer.headers.allow?.split(', ')).toContain(route.method)
})
