import { Moon, Sun } from 'lucide-react'
import { useTheme } from '../../lib/theme.ts'
import { IconButton } from '../../ui/button.tsx'

/** Turns the page to the other theme; choosing what the system has already leaves it to the system again. */
export function ThemeButton() {
  const { shown, toggle } = useTheme()
  const label = shown === 'dark' ? 'Switch to the light theme' : 'Switch to the dark theme'
  const Icon = shown === 'dark' ? Sun : Moon
  return (
    <IconButton size="sm" label={label} onClick={toggle}>
      <Icon aria-hidden="true" />
    </IconButton>
  )
}
