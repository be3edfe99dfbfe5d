import { readVars } from '@aureole/contract/brands'
import type { Http } from '../platform/http/index.ts'
import type { Brands } from './create-brands.ts'

export function brandRoutes(http: Http, brands: Brands): void {
  http.serve(readVars, async (_input, { brandId }) => brands.varsOf(brands.byId(brandId)), {
    caching: 'no-cache',
  })
}
