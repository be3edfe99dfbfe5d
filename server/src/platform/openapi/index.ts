import { allRoutes } from '@aureole/contract/all-routes'
import { contentPolicy, type Http } from '../http/index.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { openApiDocument } from './document.ts'

/** `/api/openapi.json`, and the same to read at `/api/docs`. */
export function serveOpenApi(http: Http, aboutOf: (host: string) => { title: string; origin: string }): void {
  const made = new Map<string, { json: string; page: string }>()

  /** Made once for each brand: it keeps the process busy for some milliseconds, and strangers may ask for it. */
  function docsAt(host: string): { json: string; page: string } {
    const about = aboutOf(host)
    const known = made.get(about.origin)
    if (known !== undefined) return known
    const document = openApiDocument(allRoutes, about)
    const docs = { json: JSON.stringify(document), page: docsPage(document) }
    made.set(about.origin, docs)
    return docs
  }

  http.fastify.get('/api/openapi.json', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8')
    return reply.send(docsAt(request.host).json)
  })

  http.fastify.get('/api/docs', async (request, reply) => {
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentPolicy({ styles: [docsStyle] }))
      .type('text/html; charset=utf-8')
    return reply.send(docsAt(request.host).page)
  })
}
