import * as contract from '@aureole/contract/personal-avatar'
import type { Http } from '../../platform/http/index.ts'
import { mine } from '../mine.ts'
import type { AvatarsParts } from '../parts.ts'
import { readPersonalAvatar, setPersonalAvatar } from './personal-avatar.ts'

export function personaRoutes(http: Http, parts: AvatarsParts): void {
  http.serve(contract.readPersonalAvatar, ({ params }, { principal }) =>
    readPersonalAvatar(parts, mine(principal, params.id)),
  )
  http.serve(
    contract.setPersonalAvatar,
    ({ params, body }, { principal }) => setPersonalAvatar(parts, mine(principal, params.id), body),
    { limit: { perUser: { limit: 30, seconds: 60 } } },
  )
}
