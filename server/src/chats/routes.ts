import * as contract from '@aureole/contract/chats'
import { readSummary } from '@aureole/contract/memories'
import { letThemTalk } from '@aureole/contract/messages'
import type { Http } from '../platform/http/index.ts'
import type { Chats } from './chats.ts'
import { messageRoutes } from './routes-messages.ts'

const creations = { limit: { perUser: { limit: 60, seconds: 3600 } } }
const clicks = { limit: { perUser: { limit: 240, seconds: 60 } } }
const searches = { limit: { perUser: { limit: 120, seconds: 60 } } }
/** Each reads through a whole chat. */
const files = { limit: { perUser: { limit: 30, seconds: 3600 } } }

export function chatRoutes(http: Http, chats: Chats): void {
  http.serve(contract.listChats, ({ query }, { principal }) =>
    chats.list({ userId: principal.userId, ...query }),
  )

  http.serve(
    contract.createChat,
    ({ body, idempotencyKey: key }, { principal }) =>
      chats.create({ userId: principal.userId, key, ...body }),
    creations,
  )

  http.serve(
    contract.searchChats,
    ({ query }, { principal }) => chats.search({ userId: principal.userId, ...query }),
    searches,
  )

  http.serve(
    contract.importChat,
    ({ query, file }, { principal }) =>
      chats.importFile({ userId: principal.userId, bytes: file.bytes, ...query }),
    files,
  )

  http.serve(contract.readChat, ({ params }, { principal }) =>
    chats.read({ userId: principal.userId, ...params }),
  )

  http.serve(readSummary, ({ params }, { principal }) =>
    chats.readSummary({ userId: principal.userId, ...params }),
  )

  http.serve(
    contract.changeChat,
    ({ params, body }, { principal }) => chats.change({ userId: principal.userId, ...params, ...body }),
    clicks,
  )

  http.serve(
    contract.deleteChat,
    async ({ params }, { principal }) => {
      await chats.delete({ userId: principal.userId, ...params })
      return undefined
    },
    clicks,
  )

  http.serve(
    contract.restoreChat,
    ({ params }, { principal }) => chats.restore({ userId: principal.userId, ...params }),
    clicks,
  )

  http.serve(
    contract.exportChat,
    ({ params, query }, { principal }) => chats.export({ userId: principal.userId, ...params, ...query }),
    files,
  )

  http.serve(contract.markRead, async ({ params, body }, { principal }) => {
    await chats.markRead({ userId: principal.userId, ...params, ...body })
    return undefined
  })

  http.serve(
    letThemTalk,
    ({ params, body, idempotencyKey: key }, { principal: { userId, brandId } }) =>
      chats.letThemTalk({ userId, brandId, key, ...params, ...body }),
    { limit: { perUser: { limit: 30, seconds: 60 } } },
  )

  messageRoutes(http, chats)
}
