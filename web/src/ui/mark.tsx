import { useContext, useId } from 'react'
import { classNames } from './class-names.ts'
import { MarkKindContext } from './mark-kind.ts'
import type { MarkKind } from './mark-kind.ts'
import { along, bead } from './round-paths.ts'

/* The same measures as the icons that the server draws for tabs and launchers. */
const rays = along(24, (at, index) => `M${at(10.6)}L${at([15, 12.9, 15, 13.3][index % 4] ?? 13)}`)
const points = along(16, (at, index) =>
  bead(at(index % 2 ? 11.8 : 13.4), [1.35, 0.6, 0.9, 0.6][index % 4] ?? 1),
)

export interface MarkProps {
  /** The brand's, unless one is given. */
  kind?: MarkKind | undefined
  size?: number | undefined
  className?: string | undefined
}

/** A ring of light: with fine rays for Aureole, with points for Celeste. */
export function Mark({ kind, size = 30, className }: MarkProps) {
  const given = useContext(MarkKindContext)
  const light = useId()
  const paint = `url(#${light})`
  return (
    <svg
      className={classNames('k-mark', className)}
      viewBox="-16 -16 32 32"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={light} gradientUnits="userSpaceOnUse" x1="-11" y1="-13" x2="11" y2="13">
          <stop stopColor="var(--mark-a)" />
          <stop offset="1" stopColor="var(--mark-b)" />
        </linearGradient>
      </defs>
      <circle r="7.4" fill="none" stroke={paint} strokeWidth="2.1" />
      {(kind ?? given) === 'rays' ? (
        <path d={rays} stroke={paint} strokeWidth="1.1" strokeLinecap="round" />
      ) : (
        <path d={points} fill={paint} />
      )}
    </svg>
  )
}

export interface LogoProps extends MarkProps {
  name: string
}

export function Logo({ name, kind, size = 30, className }: LogoProps) {
  return (
    <span className={classNames('k-logo', className)}>
      <Mark kind={kind} size={size} />
      {name}
    </span>
  )
}
