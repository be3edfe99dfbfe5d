import * as caseContract from '@aureole/contract/cases'
import * as chatContract from '@aureole/contract/desk-chats'
import * as reviewContract from '@aureole/contract/reviews'
import type { Http, Principal } from '../platform/http/index.ts'
import { handBack, hideMessage, unhideMessage, writeAsCare } from './care.ts'
import { claim, claimNext, release } from './claim.ts'
import { addNote } from './notes.ts'
import { openChat } from './open-chat.ts'
import { readQueue } from './read-queue.ts'
import { resolveCase } from './resolve.ts'
import { readReview, reviewAvatar } from './review.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { watch } from './watch.ts'

export function acting({ principal }: { principal: Principal }): Acting {
  return { agentId: principal.userId }
}

/** The queue, and what agents do with what is in it. */
export function caseRoutes(http: Http, tools: ModerationTools): void {
  http.serve(caseContract.readQueue, ({ query }, context) => readQueue(tools, acting(context), query))
  http.serve(caseContract.claimNext, async (_input, context) => ({
    case: await claimNext(tools, acting(context)),
  }))

  http.serve(caseContract.claimChat, ({ params, body }, context) =>
    claim(tools, acting(context), params, body?.version),
  )
  http.serve(caseContract.releaseChat, ({ params, body }, context) =>
    release(tools, acting(context), params, body?.snoozeMinutes),
  )
  http.serve(caseContract.resolveChat, ({ params, body }, context) =>
    resolveCase(tools, acting(context), params, body),
  )
  http.serve(chatContract.watchChat, async ({ params }, context) => {
    await watch(tools, acting(context), params)
    return undefined
  })
  http.serve(caseContract.claimCase, ({ params, body }, context) =>
    claim(tools, acting(context), { caseId: params.id }, body?.version),
  )
  http.serve(caseContract.releaseCase, ({ params, body }, context) =>
    release(tools, acting(context), { caseId: params.id }, body?.snoozeMinutes),
  )
  http.serve(caseContract.watchCase, async ({ params }, context) => {
    await watch(tools, acting(context), { caseId: params.id })
    return undefined
  })

  http.serve(chatContract.openChat, ({ params, query }, context) =>
    openChat(tools, acting(context), { ...params, ...query }),
  )
  http.serve(chatContract.writeAsCare, ({ params, body, idempotencyKey: key }, context) =>
    writeAsCare(tools, acting(context), { ...params, ...body, key }),
  )
  http.serve(chatContract.handBack, async ({ params }, context) => {
    await handBack(tools, acting(context), params)
    return undefined
  })
  http.serve(chatContract.addNote, ({ params, body }, context) =>
    addNote(tools, acting(context), { ...params, ...body }),
  )
  http.serve(chatContract.hideMessage, ({ params, body }, context) =>
    hideMessage(tools, acting(context), { ...params, ...body }),
  )
  http.serve(chatContract.unhideMessage, ({ params, body }, context) =>
    unhideMessage(tools, acting(context), { ...params, ...body }),
  )

  http.serve(reviewContract.readReview, ({ params }, context) =>
    readReview(tools, acting(context), params.id),
  )
  http.serve(reviewContract.reviewAvatar, ({ params, body }, context) =>
    reviewAvatar(tools, acting(context), { avatarId: params.id, ...body }),
  )
}
