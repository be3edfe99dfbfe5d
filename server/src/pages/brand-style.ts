import type { BrandTheme } from '@aureole/contract/brands'

type Palette = BrandTheme['dark']

/**
 * The brand's colours as CSS variables. The selectors outweigh the kit's own defaults wherever its stylesheet comes to
 * stand, and leave the agents' desk alone.
 */
export function brandStyle(theme: BrandTheme): string {
  const root = ':root:not([data-mood=desk])'
  return `${root}{${variables(theme.dark)}}${root}[data-theme=light]{${variables(theme.light)}}`
}

function variables(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}
