import { Link } from '@tanstack/react-router'
import { useVars } from '../../lib/brand.ts'

const link = 'flex min-h-11 items-center hover:text-ink-1'

export function SiteFooter() {
  const { brand } = useVars()
  const { name, address, country, registration } = brand.legalEntity
  return (
    <footer className="mt-18 border-t border-line text-13 text-ink-3 @4xl:mt-24">
      <div className="mx-auto flex w-full max-w-[68rem] flex-wrap items-start justify-between gap-x-8 gap-y-4 px-4 py-8 @2xl:px-10">
        <div className="max-w-[34rem] space-y-1 py-3">
          <p className="text-ink-2">
            {brand.name} is made by {name}
          </p>
          <p>
            {address}, {country} · {registration}
          </p>
          <p>Angels are AI. For people of 18 and over.</p>
        </div>
        <nav aria-label="About" className="flex flex-wrap gap-x-5 text-ink-2">
          <Link to="/safety" className={link}>
            Safety
          </Link>
          <Link to="/privacy-policy" className={link}>
            Privacy Policy
          </Link>
          <Link to="/terms-of-service" className={link}>
            Terms of Service
          </Link>
          <a href={`mailto:${brand.supportMail}`} className={link}>
            Support
          </a>
        </nav>
      </div>
    </footer>
  )
}
