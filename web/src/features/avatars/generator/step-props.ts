import type { GeneratorKind } from '@aureole/contract/generator'
import type { LookChoice } from '@aureole/contract/looks'
import type { Answers } from './answers.ts'
import type { Options } from './options.ts'

/** What each step gets: the answers in, the answers out. */
export interface StepProps {
  readonly kind: GeneratorKind
  readonly answers: Answers
  /** The look as it is drawn, with what nobody has chosen filled in. */
  readonly drawn: LookChoice | undefined
  readonly options: Options
  /** Sentences about single answers, by their names. */
  readonly problems: Readonly<Record<string, string>>
  /** `about` names the gesture: what is dragged or typed keeps its name and is one step back, each press has its own. */
  readonly change: (next: Answers, about: string) => void
}
