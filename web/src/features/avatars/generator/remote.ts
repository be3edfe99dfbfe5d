import {
  readGeneratorState,
  readOwnGeneratorState,
  saveGeneratorState,
  saveOwnGeneratorState,
  type GeneratorKind,
  type GeneratorState,
} from '@aureole/contract/generator'
import { api, ApiProblem } from '#lib/api.ts'
import { request } from '#lib/request.ts'
import { session } from '#lib/session.ts'
import type { Answers } from './answers.ts'

export interface Kept {
  readonly uuid: string
  readonly step: string
  readonly answers: Answers
  readonly finishAsked: boolean
}

/** Where answers are kept beyond this browser. */
export interface Remote {
  /** Nothing where the server does not know of any. */
  read(uuid: string | undefined): Promise<GeneratorState | undefined>
  save(kept: Kept, leaving: boolean): Promise<GeneratorState>
}

export function guestRemote(kind: GeneratorKind): Remote {
  return {
    async read(uuid) {
      if (uuid === undefined) return undefined
      try {
        return await request(readGeneratorState, { params: { uuid } })
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return undefined
        throw error
      }
    },
    save: ({ uuid, ...body }, leaving) =>
      request(saveGeneratorState, { params: { uuid }, body: { kind, ...body } }, { keepalive: leaving }),
  }
}

export function personRemote(kind: GeneratorKind, id: string): Remote {
  return {
    read: () => api(readOwnGeneratorState, { params: { id }, query: { kind } }),
    async save(kept, leaving) {
      const input = { params: { id }, body: { kind, ...kept } }
      // A call of a page that is left cannot wait for a token to be traded.
      if (!leaving) return api(saveOwnGeneratorState, input)
      return request(saveOwnGeneratorState, input, { keepalive: true, token: await session.accessToken() })
    },
  }
}
