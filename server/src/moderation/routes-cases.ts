import * as contract from '@aureole/contract/moderation'
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
  http.serve(contract.readQueue, ({ query }, context) => readQueue(tools, acting(context), query))
  http.serve(contract.claimNext, async (_input, context) => ({
    case: await claimNext(tools, acting(context)),
  }))

  http.serve(contract.claimChat, ({ params, body }, context) =>
    claim(tools, acting(context), params, body?.version),
  )
  http.serve(contract.releaseChat, ({ params, body }, context) =>
    release(tools, acting(context), params, body?.snoozeMinutes),
  )
  http.serve(contract.resolveChat, ({ params, body }, context) =>
    resolveCase(tools, acting(context), params, body),
  )
  http.serve(contract.watchChat, async ({ params }, context) => {
    await watch(tools, acting(context), params)
    return undefined
  })
  http.serve(contract.claimCase, ({ params, body }, context) =>
    claim(tools, acting(context), { caseId: params.id }, body?.version),
  )
  http.serve(contract.releaseCase, ({ params, body }, context) =>
    release(tools, acting(context), { caseId: params.id }, body?.snoozeMinutes),
  )
  http.serve(contract.watchCase, async ({ params }, context) => {
    await watch(tools, acting(context), { caseId: params.id })
    return undefined
  })

  http.serve(contract.openChat, ({ params, query }, context) =>
    openChat(tools, acting(context), { ...params, ...query }),
  )
  http.serve(contract.writeAsCare, ({ params, body, idempotencyKey: key }, context) =>
    writeAsCare(tools, acting(context), { ...params, ...body, key }),
  )
  http.serve(contract.handBack, async ({ params }, context) => {
    await handBack(tools, acting(context), params)
    return undefined
  })
  http.serve(contract.addNote, ({ params, body }, context) =>
    addNote(tools, acting(context), { ...params, ...body }),
  )
  http.serve(contract.hideMessage, ({ params, body }, context) =>
    hideMessage(tools, acting(context), { ...params, ...body }),
  )
  http.serve(contract.unhideMessage, ({ params, body }, context) =>
    unhideMessage(tools, acting(context), { ...params, ...body }),
  )

  http.serve(contract.readReview, ({ params }, context) => readReview(tools, acting(context), params.id))
  http.serve(contract.reviewAvatar, ({ params, body }, context) =>
    reviewAvatar(tools, acting(context), { avatarId: params.id, ...body }),
  )
}
