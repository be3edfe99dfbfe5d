import { SeverityDot } from '../desk/severity.tsx'

const severities = [
  [4, 'Severe', 'Minors, danger to life. First, always.'],
  [3, 'High', 'Threats, locating a person, harm.'],
  [2, 'Medium', 'Insults, names and cards to review.'],
  [1, 'Low', 'Reports about quality.'],
] as const

/** While nothing is chosen. */
export function Legend() {
  return (
    <>
      <h2 className="text-15 text-ink-1">How the queue is ordered</h2>
      <p className="mt-1 text-13 text-ink-3">By severity, then by how long somebody has waited.</p>
      <ul className="mt-4 divide-y divide-line">
        {severities.map(([severity, name, text]) => (
          <li key={name} className="flex gap-3 py-3">
            <span className="mt-0.5">
              <SeverityDot severity={severity} />
            </span>
            <div>
              <p className="text-15 leading-tight text-ink-1">{name}</p>
              <p className="mt-0.5 text-13 text-ink-3">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
