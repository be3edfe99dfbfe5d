/**
 * `busy`: too many are asking. `unreachable`: nobody is there to ask. `refused`: it does not answer to this.
 * `broke-off`: it began, and did not bring it to an end.
 */
export const mindErrorKinds = ['busy', 'unreachable', 'refused', 'broke-off'] as const
export type MindErrorKind = (typeof mindErrorKinds)[number]

/** For the person who waits for a reply. */
const sentences: Readonly<Record<MindErrorKind, string>> = {
  busy: 'So many people are talking just now that this reply found no place. Please try again in a moment.',
  unreachable: 'We cannot reach the angels’ minds just now. Please try again in a few minutes.',
  refused: 'There was no answer to this. Please try it in other words.',
  'broke-off': 'The reply broke off. Please try again.',
}

/** Why there is no answer, or no whole one. `message` is for the operator, `detail` for the person. */
export class MindError extends Error {
  override readonly name: string = 'MindError'
  readonly kind: MindErrorKind

  constructor(kind: MindErrorKind, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.kind = kind
  }

  get detail(): string {
    return sentences[this.kind]
  }
}

/** The one that tells most to somebody who asked several, in vain. */
export function mostTelling(errors: readonly MindError[]): MindError {
  const order: readonly MindErrorKind[] = ['refused', 'busy', 'broke-off', 'unreachable']
  const [first] = errors.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  return first ?? new MindError('unreachable', 'no mind is configured')
}
