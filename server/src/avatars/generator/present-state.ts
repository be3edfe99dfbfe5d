import { createHash } from 'node:crypto'
import type { GeneratorKind, GeneratorState } from '@aureole/contract/generator'
import type { StateRow } from './store-states.ts'

export function presentState(row: StateRow): GeneratorState {
  return {
    uuid: row.uuid,
    kind: row.kind,
    step: row.step,
    answers: row.answers,
    finishAsked: row.finishAsked,
    avatarId: row.avatarId,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function emptyState(uuid: string, kind: GeneratorKind): GeneratorState {
  return { uuid, kind, step: '', answers: {}, finishAsked: false, avatarId: null, updatedAt: null }
}

/**
 * The uuid of the state that a person is about to begin. It follows from what they finished last instead of chance, so that
 * two tabs that begin at once begin the same angel.
 */
export function nextUuid(userId: string, kind: GeneratorKind, lastFinished: string | undefined): string {
  const bytes = createHash('sha256')
    .update([userId, kind, lastFinished ?? ''].join('\n'))
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
