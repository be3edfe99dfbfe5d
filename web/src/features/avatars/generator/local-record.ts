import type { GeneratorKind } from '@aureole/contract/generator'
import type { KeyValueStore } from '#lib/storage.ts'
import type { Answers } from './answers.ts'

/** What this browser knows of the answers: written with every change, so that no crash or tunnel costs one. */
export interface LocalRecord {
  readonly uuid: string
  /** Whose answers these are; nobody's while a guest gives them. */
  readonly userId: string | null
  readonly step: string
  readonly answers: Answers
  /** The answers as the server last had them: where these differ, something is still to be saved. */
  readonly base: Answers | null
  readonly finishAsked: boolean
}

export function recordKey(kind: GeneratorKind): string {
  return `generator-${kind.toLowerCase()}`
}

export function readRecord(text: string | undefined): LocalRecord | undefined {
  try {
    const record = JSON.parse(text ?? 'null') as LocalRecord | null
    if (record === null || typeof record.uuid !== 'string' || typeof record.answers !== 'object')
      return undefined
    return record
  } catch {
    return undefined
  }
}

export function localRecord(store: KeyValueStore, kind: GeneratorKind) {
  const key = recordKey(kind)
  return {
    key,
    read: () => readRecord(store.get(key)),
    write: (record: LocalRecord) => store.set(key, JSON.stringify(record)),
    clear: () => store.remove(key),
  }
}
