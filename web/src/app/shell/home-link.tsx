import { Link } from '@tanstack/react-router'
import { useVars } from '../../lib/brand.ts'
import { Logo } from '../../ui/mark.tsx'

export function HomeLink() {
  const { brand } = useVars()
  return (
    <Link to="/" aria-label={`${brand.name}, main page`} className="flex rounded-control">
      <Logo kind={brand.theme.mark} name={brand.name} />
    </Link>
  )
}
