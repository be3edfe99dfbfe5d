import type { BrandTheme } from '@aureole/contract/brands'

function rule(selector: string, tokens: Readonly<Partial<Record<string, string>>>): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return `${selector}{${lines.join(';')}}`
}

/** The server's HTML brings the brand's colours with it; Vite's own page in development has to be given them. */
export function applyBrandTheme(theme: BrandTheme): void {
  if (import.meta.env.PROD) return
  const style = document.createElement('style')
  style.textContent = rule(':root,[data-theme=dark]', theme.dark) + rule('[data-theme=light]', theme.light)
  document.head.append(style)
}
