import * as contract from '@aureole/contract/generator'
import type { Http } from '../../platform/http/index.ts'
import { mine } from '../mine.ts'
import type { AvatarsParts } from '../parts.ts'
import { readGuestState, saveGuestState } from './guest-state.ts'
import { readOwnState, saveOwnState } from './own-state.ts'

/** Every answer is saved, some of them letter by letter. */
const saving = { limit: 120, seconds: 60 }

export function generatorRoutes(http: Http, parts: AvatarsParts): void {
  http.serve(contract.readOwnGeneratorState, ({ params, query }, { principal }) =>
    readOwnState(parts, mine(principal, params.id), query.kind),
  )
  http.serve(
    contract.saveOwnGeneratorState,
    ({ params, body }, { principal }) => saveOwnState(parts, mine(principal, params.id), body),
    { limit: { perUser: saving } },
  )
  http.serve(contract.readGeneratorState, ({ params }) => readGuestState(parts, params.uuid), {
    limit: { perAddress: saving },
  })
  http.serve(
    contract.saveGeneratorState,
    ({ params, body }, { address }) => saveGuestState(parts, { ...body, uuid: params.uuid }, address),
    { limit: { perAddress: saving } },
  )
}
