import * as contract from '@aureole/contract/memories'
import type { Http } from '../platform/http/index.ts'
import type { MemoryVerbs } from './memories.ts'

const clicks = { limit: { perUser: { limit: 240, seconds: 60 } } }
/** Each is screened. */
const words = { limit: { perUser: { limit: 60, seconds: 60 } } }

type Verbs = Pick<MemoryVerbs, 'list' | 'add' | 'change' | 'delete' | 'restore' | 'forget' | 'switch'>

export function memoryRoutes(http: Http, memories: Verbs): void {
  http.serve(contract.listMemories, ({ params, query }, { principal: { userId } }) =>
    memories.list({ userId, avatarId: params.id, ...query }),
  )

  http.serve(
    contract.addMemory,
    ({ params, body }, { principal: { userId } }) => memories.add({ userId, avatarId: params.id, ...body }),
    words,
  )

  http.serve(
    contract.changeMemory,
    ({ params, body }, { principal: { userId } }) =>
      memories.change({ userId, avatarId: params.id, memoryId: params.memoryId, ...body }),
    words,
  )

  http.serve(
    contract.deleteMemory,
    async ({ params }, { principal: { userId } }) => {
      await memories.delete({ userId, avatarId: params.id, memoryId: params.memoryId })
      return undefined
    },
    clicks,
  )

  http.serve(
    contract.restoreMemory,
    ({ params }, { principal: { userId } }) =>
      memories.restore({ userId, avatarId: params.id, memoryId: params.memoryId }),
    clicks,
  )

  http.serve(
    contract.forgetMe,
    async ({ params }, { principal: { userId } }) => {
      await memories.forget({ userId, avatarId: params.id })
      return undefined
    },
    clicks,
  )

  http.serve(
    contract.setMemory,
    async ({ params, body }, { principal: { userId } }) => {
      await memories.switch({ userId, avatarId: params.id, ...body })
      return undefined
    },
    clicks,
  )
}
