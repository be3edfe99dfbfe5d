import type { Vars } from '@aureole/contract/brands'
import { createBrowserHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { signalMounted } from '../lib/mounted.ts'
import { request } from '../lib/request.ts'
import { session } from '../lib/session.ts'
import { App } from './app.tsx'
import { applyBrandTheme } from './brand-theme.ts'
import { firstQuestion } from './guards.ts'
import { readFirstPaintState, seedQueries } from './first-paint-state.ts'
import { pageToGoOnTo } from './lazy-page.ts'
import { MissingConfiguration } from './missing-configuration.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.ts'
import { markDocument, setUp } from './set-up.ts'

/** Asks until there is an answer; meanwhile the person sees why there is no page, and a way to try again. */
async function askForVars(root: Root): Promise<Vars> {
  for (;;) {
    try {
      // The server's own page has brought them along, so hardly anyone needs the call.
      const { readVars } = await import('@aureole/contract/brands')
      return await request(readVars, {})
    } catch (error) {
      console.error('Domain missing configuration.', error)
      await new Promise<void>((retry) => root.render(<MissingConfiguration onRetry={retry} />))
    }
  }
}

/** Install, set up, wait for the domain's vars and then for the session, say that the app is there, and mount it. */
export async function start(container: HTMLElement): Promise<void> {
  const queries = createQueryClient()
  const router = createAppRouter(createBrowserHistory())
  const root = createRoot(container)
  setUp(router, queries)

  const painted = readFirstPaintState()
  if (painted !== undefined) seedQueries(queries, painted, new URL(location.href))
  const vars = painted?.vars ?? (await askForVars(root))
  applyBrandTheme(vars.brand.theme)
  await session.restore()
  markDocument()

  signalMounted()
  const goOnTo = pageToGoOnTo()
  if (goOnTo !== undefined) router.history.replace(goOnTo)
  // The first paint stays until its page is there, which then replaces it at once and whole.
  await Promise.race([router.load(), firstQuestion])
  root.render(
    <StrictMode>
      <App router={router} queries={queries} vars={vars} />
    </StrictMode>,
  )
}
