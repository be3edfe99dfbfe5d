import type { Category, Surface } from '../index.ts'

/** A text and what screening has to make of it. Written before the rules, and by somebody else. */
export interface Case {
  readonly text: string
  /** Of the same author in the same place, oldest first. */
  readonly before?: readonly string[]
  /** A message where nothing is said. */
  readonly surface?: Surface
  readonly expect: 'allow' | 'flag' | 'block' | 'crisis' | 'crisis-acute' | 'flag-or-block'
  readonly category?: Category
  readonly note?: string
}

/** The same expectation for many texts. */
export function each(same: Omit<Case, 'text'>, texts: readonly string[]): Case[] {
  return texts.map((text) => ({ ...same, text }))
}
