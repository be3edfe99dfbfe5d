import { ethnicities } from '@aureole/contract/avatar-filter'
import type { GeneratorState } from '@aureole/contract/generator'
import { ApiProblem } from '#lib/request.ts'
import type { KeyValueStore } from '#lib/storage.ts'
import type { Options } from './options.ts'
import type { Kept, Remote } from './remote.ts'

export function memoryStore(): KeyValueStore & { content: Map<string, string> } {
  const content = new Map<string, string>()
  return {
    content,
    get: (key) => content.get(key),
    set: (key, value) => void content.set(key, value),
    remove: (key) => void content.delete(key),
  }
}

export const noConnection = () => new ApiProblem(0, 'no-connection', {})
export const conflict = () => new ApiProblem(409, 'conflict', {})

export function stateOf(kept: Partial<Kept> & { avatarId?: string | null }): GeneratorState {
  return {
    uuid: 'server-uuid',
    kind: 'AI',
    step: '',
    answers: {},
    finishAsked: false,
    avatarId: null,
    updatedAt: null,
    ...kept,
  }
}

/** A server that keeps one state, and can be away. */
export function remoteOf(first?: GeneratorState) {
  const saved: Kept[] = []
  let state = first
  let problem: (() => Error) | undefined
  const remote: Remote = {
    async read() {
      if (problem) throw problem()
      return state
    },
    async save(kept) {
      if (problem) throw problem()
      saved.push(kept)
      state = stateOf(kept)
      return state
    },
  }
  return {
    remote,
    saved,
    fail: (next: (() => Error) | undefined) => void (problem = next),
    set: (next: GeneratorState | undefined) => void (state = next),
  }
}

function said(...labels: string[]) {
  return labels.map((label) => ({ value: label, label }))
}

export const someOptions: Options = {
  hair: said('BOB', 'AFRO', 'CROP'),
  hairColour: said('BLACK', 'COPPER'),
  personality: said('Curious', 'Calm', 'Dry', 'Bold', 'Sunny'),
  speakingStyle: said('Short and plain', 'Dry and quick'),
  occupation: said('Astronomer', 'Baker', 'Bookbinder'),
  hobbies: said('Chess', 'Hiking', 'Jazz', 'Cooking'),
  relation: said('Mentor', 'Neighbour'),
  name: (['FEMALE', 'MALE'] as const).flatMap((gender) =>
    ethnicities
      .filter((ethnicity) => ethnicity !== 'PACIFIC')
      .flatMap((ethnicity) =>
        ['Ada', 'Bo', 'Cleo', 'Dee', 'Eli', 'Fay', 'Gil'].map((name) => {
          const label = `${name}-${gender}`
          return { value: label, label, gender, ethnicity }
        }),
      ),
  ),
}
