const colours = ['', 'bg-danger', 'bg-warn', 'bg-ok', 'bg-ok'] as const

export interface StrengthMeterProps {
  /** From 0, nothing typed yet, to 4. */
  level: 0 | 1 | 2 | 3 | 4
  word: string
}

/** Under the field of a new password. */
export function StrengthMeter({ level, word }: StrengthMeterProps) {
  if (level === 0) return null
  return (
    <div className="mt-2 flex items-center gap-3 text-13 text-ink-3">
      <span className="grid h-1 flex-1 grid-cols-4 gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={`rounded-full ${step <= level ? colours[level] : 'bg-surface-3'}`} />
        ))}
      </span>
      <span role="status">{word}</span>
    </div>
  )
}
