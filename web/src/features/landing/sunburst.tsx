const rings = [
  { radius: 292, width: 1, dash: undefined, opacity: 0.35 },
  { radius: 262, width: 22, dash: '1.2 16.95', opacity: 0.6 },
  { radius: 238, width: 1, dash: undefined, opacity: 0.6 },
  { radius: 226, width: 3, dash: '0 19.72', opacity: 0.9 },
  { radius: 204, width: 10, dash: '0.8 7.1', opacity: 0.4 },
  { radius: 190, width: 1, dash: undefined, opacity: 0.5 },
] as const

/** The aureole itself: rings of fine rays and points. It only ever turns with the reader's own scrolling. */
export function Sunburst({ hollow = false, className = '' }: { hollow?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 600 600" fill="none" stroke="currentColor" aria-hidden="true" className={className}>
      {rings.slice(0, hollow ? 4 : rings.length).map((ring) => (
        <circle
          key={ring.radius}
          cx="300"
          cy="300"
          r={ring.radius}
          strokeWidth={ring.width}
          strokeDasharray={ring.dash}
          strokeLinecap={ring.width === 3 ? 'round' : 'butt'}
          opacity={ring.opacity}
        />
      ))}
    </svg>
  )
}
