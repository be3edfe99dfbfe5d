import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { Layers } from './layers.tsx'
import { PagePending } from './page-pending.tsx'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from './search.ts'
import { UnexpectedErrorPage } from './unexpected-error-page.tsx'

export function createAppRouter(history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    parseSearch,
    stringifySearch,
    notFoundMode: 'root',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPendingMs: 400,
    defaultPendingMinMs: 200,
    InnerWrap: Layers,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: UnexpectedErrorPage,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>
