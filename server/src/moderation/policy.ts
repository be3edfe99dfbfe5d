import type { Severity } from '../safety/index.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const rules = {
  /** So many warnings that count suspend. */
  warningsToSuspend: 3,
  warningMs: 90 * day,
  /** The first suspension, the second, and every later one. */
  suspensionsMs: [24 * hour, 72 * hour, 7 * day],
  appealMs: 20 * day,
  /** A claim is given back when its agent has given no sign of life for so long. */
  awayMs: 2 * minute,
  /** Who has not said so for this long has it on the screen no more; it is said every 20 seconds. */
  watchMs: 45_000,
  /** Reading on within this time is the same opening. */
  openingMs: 5 * minute,
  /** A fact whose job did not come is taken after this time. */
  lateFactMs: minute,
  sweepMs: 30_000,
  figuresMs: 7 * day,
  /** From here on a case counts as severe. */
  severe: 3,
} as const

export interface Penalty {
  readonly id: string
  readonly kind: 'WARNING' | 'SUSPENSION'
  readonly at: Date
  readonly until: Date
  readonly causeId: string | null
  readonly lift: { readonly at: Date; readonly cause: 'APPEAL' | 'AGENT' } | null
}

/** It shuts out now. */
export function isRunning(penalty: Penalty, now: Date): boolean {
  return penalty.kind === 'SUSPENSION' && penalty.lift === null && penalty.until > now
}

/** When a suspension was over, if it is. One that was taken back on appeal never was (D22). */
function endOf(penalty: Penalty, now: Date): Date | undefined {
  if (penalty.kind !== 'SUSPENSION' || penalty.lift?.cause === 'APPEAL') return undefined
  const end = penalty.lift?.at ?? penalty.until
  return end <= now ? end : undefined
}

/** The warnings that count: neither expired nor taken back, and since the last suspension was over (D20, D21). */
export function countingWarnings<P extends Penalty>(penalties: readonly P[], now: Date): P[] {
  const clearedUpTo = Math.max(
    ...penalties.map((penalty) => endOf(penalty, now)?.getTime() ?? Number.NEGATIVE_INFINITY),
  )
  return penalties.filter(
    (penalty) =>
      penalty.kind === 'WARNING' &&
      penalty.lift === null &&
      penalty.until > now &&
      penalty.at.getTime() > clearedUpTo,
  )
}

export function isActive(penalty: Penalty, all: readonly Penalty[], now: Date): boolean {
  return penalty.kind === 'SUSPENSION'
    ? isRunning(penalty, now)
    : countingWarnings(all, now).some((one) => one.id === penalty.id)
}

/** How long the next suspension lasts, after those that stood. */
export function suspensionMs(before: readonly Penalty[]): number {
  const stood = before.filter((one) => one.kind === 'SUSPENSION' && one.lift === null).length
  return rules.suspensionsMs[Math.min(stood, rules.suspensionsMs.length - 1)] ?? day
}

export function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds)
}

/** What a report is worth before anybody has looked. */
export const reportSeverity: Record<string, Severity> = {
  MINOR: 4,
  SELF_HARM: 3,
  HARMFUL: 3,
  SEXUAL: 2,
  HATE: 2,
  PERSONAL_DATA: 2,
  SPAM: 1,
  OTHER: 1,
}

const excerptMax = 240

/** The words around the first place that matters, in one line. */
export function excerptOf(text: string, spans: readonly (readonly [number, number])[] = []): string {
  const from = Math.max(0, (spans[0]?.[0] ?? 0) - 80)
  const flat = text
    .slice(from, from + excerptMax)
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim()
  return `${from > 0 ? '…' : ''}${flat}${from + excerptMax < text.length ? '…' : ''}`
}
