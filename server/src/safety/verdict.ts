/** Where a text is going to be seen. */
export type Surface = 'message' | 'reply' | 'avatar' | 'persona' | 'group-name' | 'card' | 'memory'

export const categories = [
  'minors',
  'self-harm',
  'threat',
  'hate',
  'harassment',
  'illegal-goods',
  'personal-data',
  'spam',
  'explicit',
  'underage-person',
] as const
export type Category = (typeof categories)[number]

/** 1 is worth a look, 4 is the worst there is. */
export type Severity = 1 | 2 | 3 | 4

export interface Finding {
  readonly category: Category
  /** The stable kebab-case name of the rule, for the desk and its figures. */
  readonly rule: string
  readonly severity: Severity
  /** Where it is in the text as it was written: from, to (UTF-16 units). */
  readonly spans: readonly (readonly [number, number])[]
}

/**
 * `flag`: deliver, and let an agent look. `block`: do not deliver; `reason` is a sentence for the person. `crisis`: deliver free of charge, show the
 * card with crisis lines, answer with care; `acute` when there are signs of danger now. `concern`: somebody else may be in danger; deliver free of
 * charge and show the card in words for whoever worries. It has no findings: there is nothing to report, and nothing to hold against them.
 */
export type Verdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'flag'; readonly findings: readonly Finding[] }
  | { readonly kind: 'block'; readonly findings: readonly Finding[]; readonly reason: string }
  | { readonly kind: 'crisis'; readonly acute: boolean; readonly findings: readonly Finding[] }
  | { readonly kind: 'concern' }

export type Block = Extract<Verdict, { kind: 'block' }>

export interface Screening {
  readonly surface: Surface
  /** Of the same author in the same place, oldest first: what is spread over several texts is seen as well. */
  readonly before?: readonly string[]
  /** What the brand allows beside what everybody does. */
  readonly explicit?: 'allowed' | 'refused'
}
