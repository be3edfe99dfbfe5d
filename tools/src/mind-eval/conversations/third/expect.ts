/** The old version and not the new one. Naming both, as in "Thursday, not Wednesday", is no mistake. */
export function still(old: string, now: string): RegExp {
  return new RegExp(`^(?!.*(?:${now})).*(?:${old})`, 'is')
}

/** Nobody said it, so nobody can know it. */
export const admits = /n't\b|\b(not|never|no|nothing|yet|tell me|cannot|unless)\b/i
