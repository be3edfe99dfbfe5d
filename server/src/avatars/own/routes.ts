import * as contract from '@aureole/contract/own-avatars'
import type { Http } from '../../platform/http/index.ts'
import { blockAvatar, listBlocked, unblockAvatar } from '../blocks.ts'
import { mine } from '../mine.ts'
import type { AvatarsParts } from '../parts.ts'
import { changeOwn } from './change-own.ts'
import { createOwn } from './create-own.ts'
import { deleteOwn } from './delete-own.ts'
import { askPublication, withdrawPublication } from './publication.ts'
import { listOwnAvatars, readOwnAvatar } from './read-own.ts'

const writing = { limit: { perUser: { limit: 30, seconds: 60 } } }

export function ownRoutes(http: Http, parts: AvatarsParts): void {
  http.serve(contract.listOwnAvatars, ({ params, query }, { principal }) =>
    listOwnAvatars(parts, mine(principal, params.id), query),
  )
  http.serve(
    contract.createOwnAvatar,
    ({ params, body: { generatorState, ...draft } }, { principal }) =>
      createOwn(parts, { userId: mine(principal, params.id), draft, generatorState }),
    writing,
  )
  http.serve(contract.readOwnAvatar, ({ params }, { principal }) =>
    readOwnAvatar(parts, mine(principal, params.id), params.avatarId),
  )
  http.serve(
    contract.changeAvatar,
    ({ params, body }, { principal }) => changeOwn(parts, principal.userId, params.id, body),
    writing,
  )
  http.serve(contract.deleteAvatar, async ({ params }, { principal }) => {
    await deleteOwn(parts, principal.userId, params.id)
    return undefined
  })
  http.serve(
    contract.askPublication,
    ({ params }, { principal }) => askPublication(parts, principal.userId, params.id),
    writing,
  )
  http.serve(contract.withdrawPublication, ({ params }, { principal }) =>
    withdrawPublication(parts, principal.userId, params.id),
  )
  blockRoutes(http, parts)
}

function blockRoutes(http: Http, parts: AvatarsParts): void {
  http.serve(
    contract.blockAvatar,
    async ({ params }, { principal }) => {
      await blockAvatar(parts, principal.userId, params.id)
      return undefined
    },
    { limit: { perUser: { limit: 60, seconds: 60 } } },
  )
  http.serve(contract.unblockAvatar, async ({ params }, { principal }) => {
    await unblockAvatar(parts, principal.userId, params.id)
    return undefined
  })
  http.serve(contract.listBlockedAvatars, async ({ params }, { principal }) => ({
    items: await listBlocked(parts, mine(principal, params.id)),
  }))
}
