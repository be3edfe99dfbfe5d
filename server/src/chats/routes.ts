import * as contract from '@aureole/contract/chats'
import type { Http } from '../platform/http/index.ts'
import type { Chats } from './chats.ts'

export function chatRoutes(http: Http, chats: Chats): void {
  http.serve(contract.listChats, ({ query }, { principal }) =>
    chats.list({ userId: principal.userId, page: query.page, pageSize: query.pageSize }),
  )

  http.serve(
    contract.createChat,
    ({ body }, { principal }) => chats.create({ userId: principal.userId, ...body }),
    { limit: { perUser: { limit: 60, seconds: 3600 } } },
  )

  http.serve(contract.readChat, ({ params }, { principal }) =>
    chats.read({ userId: principal.userId, chatHash: params.chatHash }),
  )

  http.serve(contract.listMessages, ({ params, query }, { principal }) =>
    chats.messages({
      userId: principal.userId,
      chatHash: params.chatHash,
      before: query.before,
      limit: query.limit,
    }),
  )

  http.serve(
    contract.sendMessage,
    ({ params, body, idempotencyKey }, { principal }) =>
      chats.send({
        userId: principal.userId,
        brandId: principal.brandId,
        chatHash: params.chatHash,
        text: body.text,
        key: idempotencyKey,
      }),
    { limit: { perUser: { limit: 60, seconds: 60 } } },
  )

  http.serve(contract.stopReply, async ({ params }, { principal }) => {
    await chats.stop({ userId: principal.userId, chatHash: params.chatHash, id: params.id })
    return undefined
  })

  http.serve(contract.markRead, async ({ params, body }, { principal }) => {
    await chats.markRead({ userId: principal.userId, chatHash: params.chatHash, seq: body.seq })
    return undefined
  })
}
