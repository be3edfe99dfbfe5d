import { Counter, Histogram, type Registry } from 'prom-client'
import type { Surface, Verdict } from './verdict.ts'

export interface SafetyMetrics {
  readonly screened: (surface: Surface, verdict: Verdict, seconds: number) => void
  readonly encoderAsked: (isAnswered: boolean) => void
  readonly modelAsked: (outcome: string) => void
}

/** Counts of rules and verdicts; never a text, never a person. */
export function createSafetyMetrics(registry: Registry): SafetyMetrics {
  const registers = [registry]
  const verdicts = new Counter({
    name: 'safety_verdicts_total',
    help: 'Texts that were screened, by where they go and what came of it',
    labelNames: ['surface', 'kind'] as const,
    registers,
  })
  const findings = new Counter({
    name: 'safety_findings_total',
    help: 'What was found, by rule',
    labelNames: ['rule'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'safety_screen_seconds',
    help: 'Time to screen a text, with the encoder and the model server where they were asked',
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5],
    registers,
  })
  const encoder = new Counter({
    name: 'safety_encoder_asked_total',
    help: 'Texts whose meaning was asked for, and whether the answer came in time',
    labelNames: ['answered'] as const,
    registers,
  })
  const model = new Counter({
    name: 'safety_model_asked_total',
    help: 'Texts for the moderation server: answered, failed, or not asked while it rests',
    labelNames: ['outcome'] as const,
    registers,
  })
  return {
    screened(surface, verdict, took) {
      verdicts.inc({ surface, kind: verdict.kind })
      if ('findings' in verdict) for (const { rule } of verdict.findings) findings.inc({ rule })
      seconds.observe(took)
    },
    encoderAsked: (isAnswered) => encoder.inc({ answered: String(isAnswered) }),
    modelAsked: (outcome) => model.inc({ outcome }),
  }
}
