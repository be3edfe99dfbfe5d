import { severityWords } from './words.ts'

const dots = ['', 'border border-edge', 'bg-medium', 'bg-high', 'bg-severe'] as const

export function SeverityDot({ severity }: { severity: number }) {
  const ring = severity >= 4 ? 'ring-4 ring-severe/25' : ''
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-2 flex-none rounded-full ${dots[severity] ?? dots[1]} ${ring}`}
    />
  )
}

/** Colour and word: nobody has to see the colour. */
export function Severity({ severity }: { severity: number }) {
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
      <SeverityDot severity={severity} />
      <span className={severity >= 4 ? 'font-semibold text-danger' : undefined}>
        {severityWords[severity] ?? severityWords[1]}
      </span>
    </span>
  )
}
