import type { Reason } from '@aureole/contract/cases'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#ui/button.tsx'
import { Severity } from '../desk/severity.tsx'
import { moment } from '../desk/times.ts'
import { useNow } from '../desk/use-now.ts'
import { inWords, sourceWords } from '../desk/words.ts'

interface ReasonBarProps {
  reasons: readonly Reason[]
  at: number
  onStep: (by: 1 | -1) => void
}

/** Why this chat is here, and the way from one reason to the next. */
export function ReasonBar({ reasons, at, onStep }: ReasonBarProps) {
  const now = useNow()
  const reason = reasons[at]
  if (reason === undefined) return null
  const { source, rule, said } = reason
  return (
    <section
      aria-label="Reasons"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface-1 px-4 py-2"
    >
      <Severity severity={reason.severity} />
      <p className="min-w-0 grow basis-60 max-md:order-last max-md:basis-full">
        <strong className="font-semibold">{reason.title}</strong>{' '}
        <span className="text-13 text-ink-3">
          {sourceWords[source]}
          {rule === null ? '' : `: ${inWords(rule)}`}, {moment(reason.at, now)}
          {reason.open ? '' : ', closed'}
        </span>
        {said === null || said === '' ? null : <span className="block text-15 text-ink-2">“{said}”</span>}
      </p>
      {reasons.length > 1 ? (
        <span className="flex items-center gap-1 text-13 text-ink-3 tabular-nums max-md:-my-1 max-md:ml-auto">
          <IconButton size="sm" label="Reason before ([)" onClick={() => onStep(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          {at + 1} of {reasons.length}
          <IconButton size="sm" label="Next reason (])" onClick={() => onStep(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </span>
      ) : null}
    </section>
  )
}
