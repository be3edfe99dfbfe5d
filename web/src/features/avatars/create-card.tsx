import { Link } from '@tanstack/react-router'
import { portraitCardLink } from '../../ui/portrait-card.tsx'

/** Among the faces, an empty place for one that does not exist yet. */
export function CreateCard({
  title = 'Or create your own',
  text = 'A few questions, and someone new looks back at you.',
}: {
  title?: string
  text?: string
}) {
  return (
    <Link to="/avatars/ai/create" className={portraitCardLink}>
      <div className="relative flex aspect-3/4 flex-col justify-end overflow-hidden rounded-card border border-line-2 bg-surface-1 p-3 transition-colors duration-mid group-hover/card:border-edge sm:p-4">
        <svg
          viewBox="0 0 200 200"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
          className="absolute top-[6%] left-1/2 w-[72%] -translate-x-1/2 text-mark-a opacity-60 transition-[rotate] duration-slow ease-arrive group-hover/card:rotate-6"
        >
          <circle cx="100" cy="100" r="74" strokeWidth="1" />
          <circle cx="100" cy="100" r="86" strokeWidth="10" strokeDasharray="0.9 10.36" />
          <circle cx="100" cy="100" r="97" strokeWidth="0.75" opacity="0.6" />
        </svg>
        <span className="relative font-serif text-20 leading-tight text-ink-1">{title}</span>
        <span className="relative mt-1 text-13 leading-snug text-ink-2">{text}</span>
      </div>
    </Link>
  )
}
