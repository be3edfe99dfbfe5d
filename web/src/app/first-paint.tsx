import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { seedQueries, type FirstPaintState } from './first-paint-state.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.ts'

/** The page as a guest sees it, as HTML: the server puts it into the document so that faces and words come before scripts. */
export async function firstPaint(request: FirstPaintState & { url: string }): Promise<{ html: string }> {
  const address = new URL(request.url, 'http://localhost')
  const queries = createQueryClient()
  seedQueries(queries, request, address)
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address.pathname + address.search] }))
  await router.load()
  const html = renderToString(<App router={router} queries={queries} vars={request.vars} />)
  queries.clear()
  return { html }
}
