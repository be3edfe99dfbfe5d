import type { NewMemory } from '#minds/mind.ts'

/** What a fact is about, for choosing what to say to it. */
export type FactKind =
  | 'name'
  | 'age'
  | 'home'
  | 'origin'
  | 'job'
  | 'studies'
  | 'pet'
  | 'family'
  | 'relation'
  | 'likes'
  | 'dislikes'
  | 'favourite'
  | 'diet'
  | 'event'
  | 'birthday'
  | 'belonging'
  | 'skill'
  | 'doing'
  | 'health'
  | 'loss'
  | 'wish'

/** Something about the person, found in what they said. */
export interface Fact {
  readonly kind: FactKind
  /** A newer fact with the same key takes its place. */
  readonly key: string
  /** As it is remembered: without a subject, or with “Their”. */
  readonly text: string
  /** What the person named: “Miso”, “Leeds”. */
  readonly value: string
  /** What it belongs to, to the person: “cat”, “sister”, “exam”. */
  readonly about?: string
  /** “next Friday”, as it was said. */
  readonly when?: string
}

/** What comes back with a remembered fact. `day` is when the thing happens, in whole days since 1970. */
export interface FactData {
  readonly kind: FactKind
  readonly value: string
  readonly about?: string
  readonly when?: string
  readonly day?: number
}

export function memoryOf(fact: Fact, day: number | undefined): NewMemory {
  const { kind, value, about, when } = fact
  const data: FactData = {
    kind,
    value,
    ...(about === undefined ? {} : { about }),
    ...(when === undefined ? {} : { when }),
    ...(day === undefined ? {} : { day }),
  }
  return { kind: 'FACT', key: fact.key, text: fact.text, data }
}

/** Data of another mind, of an older release or of a hand is as good as none. */
export function factData(data: unknown): FactData | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { kind, value, about, when, day } = data as Record<string, unknown>
  if (typeof kind !== 'string' || typeof value !== 'string') return undefined
  return {
    kind: kind as FactKind,
    value,
    ...(typeof about === 'string' ? { about } : {}),
    ...(typeof when === 'string' ? { when } : {}),
    ...(typeof day === 'number' ? { day } : {}),
  }
}
