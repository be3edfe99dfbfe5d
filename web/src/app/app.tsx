import type { Vars } from '@aureole/contract/brands'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { VarsContext } from '../lib/brand.ts'
import { InsetContext } from '../lib/inset.tsx'
import { MarkKindContext } from '../ui/mark-kind.ts'
import { insetViews } from './insets.ts'
import type { AppRouter } from './router.ts'

/** The same tree in the browser and in the server's first paint. */
export function App({ router, queries, vars }: { router: AppRouter; queries: QueryClient; vars: Vars }) {
  // Until then what is seen is the server's first paint, which does not answer.
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true'
  }, [])
  return (
    <VarsContext value={vars}>
      <MarkKindContext value={vars.brand.theme.mark}>
        <InsetContext value={insetViews}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </InsetContext>
      </MarkKindContext>
    </VarsContext>
  )
}
