export type Verdict =
  | { kind: 'allow' }
  | { kind: 'flag'; rule: string }
  | { kind: 'block'; rule: string; reason: string }
  | { kind: 'crisis' }

export interface Safety {
  screen(text: string): Promise<Verdict>
}

export function createSafety(): Safety {
  return {
    // S1: no rule exists yet, so none is pretended.
    screen: async () => ({ kind: 'allow' }),
  }
}
