import { limits } from '@aureole/contract/accounts'

export interface Strength {
  /** From 0, nothing yet, to 4. */
  level: 0 | 1 | 2 | 3 | 4
  word: string
}

const words = ['', 'Too short', 'Easy to guess', 'Good', 'Strong'] as const

/** Letters that repeat or follow each other add little: "aaaa" and "1234" count about as one. */
function surprises(password: string): number {
  let count = password === '' ? 0 : 1
  for (let i = 1; i < password.length; i++) {
    const step = password.charCodeAt(i) - password.charCodeAt(i - 1)
    if (Math.abs(step) > 1) count += 1
  }
  return count
}

/** A hint, not a rule: the server alone refuses, and only what is short or known to be common. */
export function passwordStrength(password: string): Strength {
  const level = levelOf(password)
  return { level, word: words[level] }
}

function levelOf(password: string): Strength['level'] {
  if (password === '') return 0
  if (password.length < limits.passwordMin) return 1
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length
  const score = surprises(password) + (kinds - 1) * 2
  const different = new Set(password.toLowerCase()).size
  if (score < 9 || different < 5) return 2
  return score < 15 ? 3 : 4
}
