import { allRoutes } from '@aureole/contract/all-routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestHttp, type TestHttp } from '../../testing/http.ts'
import { openApiDocument, type OpenApi } from './document.ts'
import { serveOpenApi } from './index.ts'

let server: TestHttp
beforeAll(async () => {
  server = await startTestHttp((http) => {
    serveOpenApi(http, () => ({ title: 'Aureole <test>', origin: 'http://localhost' }))
  })
})
afterAll(() => server.stop())

it('publishes every route of the contract, with everything it takes and gives', async () => {
  const document = (await server.ask('/api/openapi.json')).json() as OpenApi
  expect(document.openapi).toMatch(/^3\.1\./)
  for (const route of allRoutes) {
    const operation = document.paths[route.path]?.[route.method.toLowerCase()]
    expect(operation, route.name).toBeDefined()
    const responses = operation?.responses ?? {}
    const success = String(route.status ?? (route.answer || route.download ? 200 : 204))
    expect(Object.keys(responses), route.name).toContain(success)
    expect(operation?.requestBody !== undefined, route.name).toBe((route.body ?? route.upload) !== undefined)
    const taken = Object.keys(operation?.requestBody?.content ?? {})
    expect(taken, route.name).toEqual(expect.arrayContaining([...(route.upload?.types ?? [])]))
    if (route.upload !== undefined) expect(taken, route.name).toContain('multipart/form-data')
    const given = Object.keys(responses[success]?.content ?? {})
    if (route.download !== undefined) expect(given, route.name).toEqual([...route.download.types])
    expect(operation?.security.length, route.name).toBe(route.who === 'all' ? 0 : 1)
  }
})

it('is sound: ids are unique, path parameters are declared, references lead somewhere', () => {
  const document = openApiDocument(allRoutes, { title: 'API', origin: 'http://localhost' })
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  )
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
    const declared = operation.parameters.filter((one) => one.in === 'path').map((one) => one.name)
    expect(new Set(declared), operation.operationId).toEqual(new Set(named))
    const tags = document.tags.map((tag) => tag.name)
    expect(tags).toEqual(expect.arrayContaining([...operation.tags]))
  }
  for (const [, name] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    expect(document.components.schemas).toHaveProperty([name ?? ''])
  }
})

it('gives examples that the contract itself would take', () => {
  const document = openApiDocument(allRoutes, { title: 'API', origin: 'http://localhost' })
  for (const route of allRoutes) {
    const operation = document.paths[route.path]?.[route.method.toLowerCase()]
    const body = operation?.requestBody?.content['application/json']?.example
    if (route.body !== undefined)
      expect(route.body.safeParse(body).success, `${route.name}: ${JSON.stringify(body)}`).toBe(true)
    const answer = operation?.responses[String(route.status ?? 200)]?.content?.['application/json']?.example
    if (route.answer !== undefined)
      expect(route.answer.safeParse(answer).error?.issues, route.name).toBeUndefined()
  }
})

it('can be read as a page, escaped, without any script', async () => {
  const answer = await server.ask('/api/docs')
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.text).toContain('Aureole &lt;test&gt; API')
  expect(answer.text).not.toContain('<script')
  for (const route of allRoutes) expect(answer.text).toContain(`<article id="${route.name}">`)
  const anchors = [...answer.text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  for (const id of anchors) expect(answer.text).toContain(`id="${id}"`)
  expect(String(answer.headers['content-security-policy'])).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/)
})
