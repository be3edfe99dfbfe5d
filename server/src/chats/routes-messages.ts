import * as contract from '@aureole/contract/messages'
import { callAgent } from '@aureole/contract/desk-chats'
import type { Http } from '../platform/http/index.ts'
import type { Chats } from './chats.ts'

/** Each has a mind write, or stores a page of words. */
const orders = { limit: { perUser: { limit: 60, seconds: 60 } } }
const clicks = { limit: { perUser: { limit: 240, seconds: 60 } } }
const calls = { limit: { perUser: { limit: 10, seconds: 3600 } } }
const reports = { limit: { perUser: { limit: 60, seconds: 3600 } } }

export function messageRoutes(http: Http, chats: Chats): void {
  http.serve(contract.listMessages, ({ params, query }, { principal }) =>
    chats.messages({ userId: principal.userId, ...params, ...query }),
  )

  http.serve(
    contract.sendMessage,
    ({ params, body, idempotencyKey: key }, { principal: { userId, brandId }, language }) =>
      chats.send({ userId, brandId, key, language, ...params, ...body }),
    orders,
  )

  http.serve(
    contract.editMessage,
    ({ params, body, idempotencyKey: key }, { principal: { userId, brandId }, language }) =>
      chats.edit({ userId, brandId, key, language, ...params, ...body }),
    orders,
  )

  http.serve(
    contract.regenerateReply,
    ({ params, idempotencyKey: key }, { principal: { userId, brandId } }) =>
      chats.regenerate({ userId, brandId, key, ...params }),
    orders,
  )

  http.serve(
    contract.continueReply,
    ({ params, idempotencyKey: key }, { principal: { userId, brandId } }) =>
      chats.continue({ userId, brandId, key, ...params }),
    orders,
  )

  http.serve(contract.stopReply, async ({ params }, { principal }) => {
    await chats.stop({ userId: principal.userId, ...params })
    return undefined
  })

  http.serve(
    contract.chooseVersion,
    ({ params, body }, { principal }) =>
      chats.chooseVersion({ userId: principal.userId, ...params, ...body }),
    clicks,
  )

  http.serve(
    contract.deleteMessage,
    async ({ params }, { principal }) => {
      await chats.deleteMessage({ userId: principal.userId, ...params })
      return undefined
    },
    clicks,
  )

  http.serve(
    contract.giveFeedback,
    async ({ params, body }, { principal }) => {
      await chats.giveFeedback({ userId: principal.userId, ...params, ...body })
      return undefined
    },
    clicks,
  )

  http.serve(
    callAgent,
    async ({ params, body }, { principal }) => {
      await chats.callAgent({ userId: principal.userId, ...params, ...body })
      return undefined
    },
    calls,
  )

  http.serve(
    contract.reportMessage,
    async ({ params, body }, { principal }) => {
      await chats.report({ userId: principal.userId, ...params, ...body })
      return undefined
    },
    reports,
  )
}
