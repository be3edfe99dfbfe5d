import { SunMoon } from 'lucide-react'
import { useTheme } from '../../lib/theme.ts'
import { IconButton } from '../../ui/button.tsx'

/** Turns the page to the other theme; choosing what the system has already leaves it to the system again. */
export function ThemeButton() {
  const { shown, toggle } = useTheme()
  const label = shown === 'dark' ? 'Switch to the light theme' : 'Switch to the dark theme'
  return (
    <IconButton size="sm" label={label} onClick={toggle}>
      <SunMoon aria-hidden="true" />
    </IconButton>
  )
}
