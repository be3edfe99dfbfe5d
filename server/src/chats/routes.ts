import * as contract from '@aureole/contract/chats'
import type { Http } from '../platform/http/index.ts'
import type { Chats } from './chats.ts'
import { messageRoutes } from './routes-messages.ts'

export function chatRoutes(http: Http, chats: Chats): void {
  http.serve(contract.listChats, ({ query }, { principal }) =>
    chats.list({ userId: principal.userId, page: query.page, pageSize: query.pageSize }),
  )

  http.serve(
    contract.createChat,
    ({ body, idempotencyKey: key }, { principal }) => chats.create({ userId: principal.userId, key, ...body }),
    { limit: { perUser: { limit: 60, seconds: 3600 } } },
  )

  http.serve(contract.readChat, ({ params }, { principal }) =>
    chats.read({ userId: principal.userId, chatHash: params.chatHash }),
  )

  http.serve(contract.markRead, async ({ params, body }, { principal }) => {
    await chats.markRead({ userId: principal.userId, chatHash: params.chatHash, seq: body.seq })
    return undefined
  })

  messageRoutes(http, chats)
}
