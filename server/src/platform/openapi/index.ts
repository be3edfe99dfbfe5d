import { allRoutes } from '@aureole/contract/all-routes'
import { contentPolicy, type Http } from '../http/index.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { openApiDocument } from './document.ts'

/** `/api/openapi.json`, and the same to read at `/api/docs`. */
export function serveOpenApi(http: Http, aboutOf: (host: string) => { title: string; origin: string }): void {
  const documentAt = (host: string) => openApiDocument(allRoutes, aboutOf(host))

  http.fastify.get('/api/openapi.json', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8')
    return reply.send(JSON.stringify(documentAt(request.host)))
  })

  http.fastify.get('/api/docs', async (request, reply) => {
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentPolicy({ styles: [docsStyle] }))
      .type('text/html; charset=utf-8')
    return reply.send(docsPage(documentAt(request.host)))
  })
}
