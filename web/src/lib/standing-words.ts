/** So many warnings pause an account. */
const limit = 3

const numbers = ['No', 'One', 'Two', 'Three']

/** What a warning means for the person who has so many now; the desk's preview says the same. */
export function warningsLeft(counter: number): string {
  const left = Math.max(0, limit - counter)
  if (left === 0) return 'With it your account is paused.'
  return left === 1
    ? 'One more warning pauses your account.'
    : `${numbers[left] ?? left} more warnings pause your account.`
}

export const warningTitle = 'Customer care has warned you'
