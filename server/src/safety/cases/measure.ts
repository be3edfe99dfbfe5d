import type { Category, Safety, Verdict } from '../index.ts'
import { categories } from '../index.ts'
import type { Case } from './case.ts'
import { obfuscations } from './obfuscate.ts'

export interface Recall {
  readonly cases: number
  /** Met as labelled: delivered, looked at, refused or cared for. */
  readonly met: number
  /** Of those met, how many for the right reason. */
  readonly named: number
}

export interface Figures {
  readonly byCategory: Readonly<Record<Category, Recall>>
  /** Crises that were seen as such, in whichever tier, and those labelled acute that were seen as acute. */
  readonly acute: { readonly cases: number; readonly met: number }
  readonly harmless: {
    readonly cases: number
    readonly stopped: number
    /** Which rules stopped how many. */
    readonly byRule: Readonly<Record<string, number>>
  }
}

export interface Miss {
  readonly one: Case
  readonly got: string
  readonly rules: readonly string[]
}

export interface Measured {
  readonly figures: Figures
  readonly misses: readonly Miss[]
}

/** The cases as they are. */
export async function measure(safety: Pick<Safety, 'screen'>, cases: readonly Case[]): Promise<Measured> {
  const misses: Miss[] = []
  const recall = new Map<Category, { cases: number; met: number; named: number }>(
    categories.map((category) => [category, { cases: 0, met: 0, named: 0 }]),
  )
  const acute = { cases: 0, met: 0 }
  const harmless = { cases: 0, stopped: 0, byRule: {} as Record<string, number> }
  for (const one of cases) {
    const { text, before, surface = 'message', category, expect } = one
    const verdict = await safety.screen(text, { surface, ...(before === undefined ? {} : { before }) })
    const isMet = meets(verdict, expect)
    const findings = 'findings' in verdict ? verdict.findings : []
    const isNamed = findings.some((found) => found.category === category)
    if (category === undefined) {
      harmless.cases++
      if (!isMet) harmless.stopped++
      for (const { rule } of findings) harmless.byRule[rule] = (harmless.byRule[rule] ?? 0) + 1
    } else {
      const there = recall.get(category)!
      there.cases++
      if (isMet) there.met++
      if (isMet && isNamed) there.named++
    }
    if (expect === 'crisis-acute') {
      acute.cases++
      if (verdict.kind === 'crisis' && verdict.acute) acute.met++
    }
    if (!isMet || (category !== undefined && !isNamed)) {
      misses.push({
        one,
        got: verdict.kind,
        rules: findings.map(({ rule }) => rule),
      })
    }
  }
  return {
    figures: { byCategory: Object.fromEntries(recall) as Figures['byCategory'], acute, harmless },
    misses,
  }
}

/** The same cases, written around a filter in every way that we know. */
export async function measureObfuscated(
  safety: Pick<Safety, 'screen'>,
  cases: readonly Case[],
): Promise<Record<string, Measured>> {
  const measured: Record<string, Measured> = {}
  for (const [name, change] of Object.entries(obfuscations)) {
    measured[name] = await measure(
      safety,
      cases.map((one) => ({
        ...one,
        text: change(one.text),
        ...(one.before === undefined ? {} : { before: one.before.map(change) }),
      })),
    )
  }
  return measured
}

/** The sum of several figures. */
export function together(all: readonly Figures[]): Figures {
  const sum = (of: (one: Figures) => number): number => all.reduce((total, one) => total + of(one), 0)
  return {
    byCategory: Object.fromEntries(
      categories.map((category) => [
        category,
        {
          cases: sum(({ byCategory }) => byCategory[category].cases),
          met: sum(({ byCategory }) => byCategory[category].met),
          named: sum(({ byCategory }) => byCategory[category].named),
        },
      ]),
    ) as unknown as Figures['byCategory'],
    acute: { cases: sum(({ acute }) => acute.cases), met: sum(({ acute }) => acute.met) },
    harmless: {
      cases: sum(({ harmless }) => harmless.cases),
      stopped: sum(({ harmless }) => harmless.stopped),
      byRule: Object.fromEntries(
        [...new Set(all.flatMap(({ harmless }) => Object.keys(harmless.byRule)))].map((rule) => [
          rule,
          sum(({ harmless }) => harmless.byRule[rule] ?? 0),
        ]),
      ),
    },
  }
}

function meets(verdict: Verdict, expect: Case['expect']): boolean {
  switch (expect) {
    // Whoever worries about somebody else is stopped by nothing.
    case 'allow':
      return verdict.kind === 'allow' || verdict.kind === 'concern'
    case 'flag-or-block':
      return verdict.kind === 'flag' || verdict.kind === 'block'
    case 'crisis':
    case 'crisis-acute':
      return verdict.kind === 'crisis'
    default:
      return verdict.kind === expect
  }
}
