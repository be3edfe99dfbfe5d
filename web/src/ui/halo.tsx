import { useContext, useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { MarkKindContext } from './mark-kind.ts'
import type { MarkKind } from './mark-kind.ts'
import { along, bead, star } from './round-paths.ts'

export interface HaloProps {
  /** In px; the least side of the ring. */
  size?: number | undefined
  shape?: 'ring' | 'arc' | undefined
  kind?: MarkKind | undefined
  /** A soft light inside the ring, for success and the hero. */
  glow?: boolean | undefined
  /** Turns into place once when it appears. */
  arrive?: boolean | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  /** In the middle: a number, an icon, a picture. */
  children?: ReactNode
}

interface Drawing {
  lines: string
  fine: string
  solid: string
}

/** Petals under a garland, with light between them. Small ones have fewer, so that they do not clot. */
function sunHalo(count: number): Drawing {
  const wide = 13 / count
  return {
    lines: along(count, (at) => `M${at(88)}Q${at(97, wide)} ${at(106)}Q${at(97, -wide)} ${at(88)}Z`),
    fine:
      along(count, (at) => `M${at(109, -0.5)}Q${at(119)} ${at(109, 0.5)}M${at(92)}L${at(99)}`) +
      along(count, (at) => `M${at(90, 0.5)}L${at(98, 0.5)}`),
    solid: along(count, (at) => bead(at(103, 0.5), 1.3) + bead(at(80.5, 0.5), 1.1)),
  }
}

/** Stars on their paths, and points between them. */
function skyHalo(count: number): Drawing {
  return {
    lines: along(count / 2, (at) => `M${at(94, 0.16)}Q${at(98, 0.5)} ${at(94, 0.84)}`),
    fine: along(count * 2, (at) => `M${at(113)}L${at(115.5)}`),
    solid:
      along(count, (at, index) => star(at(index % 2 ? 105 : 99), index % 2 ? 3 : 7)) +
      along(count, (at) => bead(at(80.5, 0.5), 1.1)),
  }
}

const drawings = {
  rays: { small: sunHalo(24), large: sunHalo(36) },
  points: { small: skyHalo(16), large: skyHalo(24) },
}

/** The poster's halo, drawn in hairlines. Once on a screen, never as wallpaper. */
export function Halo(props: HaloProps) {
  const { size = 128, shape = 'ring', glow, arrive = true, className, style, children } = props
  const given = useContext(MarkKindContext)
  const drawing = drawings[props.kind ?? given][size < 160 ? 'small' : 'large']
  const light = useId()
  const paint = `url(#${light})`
  const line = size < 160 ? 1.6 : 240 / size
  return (
    <div
      className={classNames('k-halo', shape === 'arc' && 'k-halo-arc', className)}
      style={{ '--size': `${size}px`, ...style } as CSSProperties}
      data-glow={glow ? '' : undefined}
      data-arrive={arrive ? '' : undefined}
    >
      <svg viewBox="-120 -120 240 240" fill="none" stroke={paint} strokeWidth={line} aria-hidden="true">
        <defs>
          <linearGradient id={light} gradientUnits="userSpaceOnUse" x1="-80" y1="-100" x2="80" y2="100">
            <stop stopColor="var(--mark-a)" />
            <stop offset="1" stopColor="var(--mark-b)" />
          </linearGradient>
        </defs>
        <circle r="118" opacity=".5" />
        <circle r="85" opacity=".9" />
        <circle r="76" opacity=".55" />
        <path d={drawing.lines} opacity=".85" strokeLinejoin="round" strokeLinecap="round" />
        <path d={drawing.fine} opacity=".55" strokeLinecap="round" />
        <path d={drawing.solid} fill={paint} stroke="none" opacity=".9" />
      </svg>
      {children === undefined ? null : <span>{children}</span>}
    </div>
  )
}
