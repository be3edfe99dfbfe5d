import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const look =
  'flex h-12 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-ink-2 transition-colors duration-fast ' +
  'hover:bg-surface-2 hover:text-ink-1 md:h-[42px] aria-[current=page]:bg-surface-2 aria-[current=page]:text-ink-1 ' +
  'aria-[current=page]:[&>svg]:text-primary-ink'

/** Whether the person is at one of these places or below it. */
export function useIsHere(places: readonly string[]): boolean {
  const { pathname } = useLocation()
  return places.some((place) => pathname === place || pathname.startsWith(`${place}/`))
}

interface MenuLinkProps {
  to: string
  /** Other places that this entry stands for. */
  places?: readonly string[]
  /** Stands for its own address alone, not for those below it. */
  exact?: boolean
  search?: Record<string, string>
  /** Whether one is there, where the path alone does not say it. */
  here?: boolean
  icon: ReactNode
  label: string
  end?: ReactNode
}

export function MenuLink({ to, places = [], exact = false, search, here, icon, label, end }: MenuLinkProps) {
  const byPath = useIsHere(exact ? [] : [to, ...places])
  return (
    <Link
      to={to}
      {...(search === undefined ? {} : { search })}
      className={look}
      activeOptions={{ includeSearch: here !== undefined, exact: exact || here !== undefined }}
      aria-current={(here ?? byPath) ? 'page' : undefined}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {end}
    </Link>
  )
}

export function MenuButton({
  icon,
  label,
  onClick,
}: {
  icon: ReactNode
  label: string
  onClick: () => void
}) {
  return (
    <button type="button" className={look} onClick={onClick}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{label}</span>
    </button>
  )
}
