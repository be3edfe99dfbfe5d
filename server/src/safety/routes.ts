import { listCrisisLines } from '@aureole/contract/crisis'
import type { Http } from '../platform/http/index.ts'
import { readCrisisLines } from './read-crisis-lines.ts'

export function safetyRoutes(http: Http): void {
  http.serve(listCrisisLines, async ({ query }, { language }) => readCrisisLines(query.region, language), {
    caching: 'public, max-age=3600',
    vary: 'accept-language',
  })
}
