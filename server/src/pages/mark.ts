import type { BrandRecord } from '../brands/index.ts'

type MarkKind = BrandRecord['theme']['mark']

function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function at(angle: number, radius: number): string {
  return `${round(16 + Math.sin(angle) * radius)} ${round(16 - Math.cos(angle) * radius)}`
}

/** Twenty-four rays, long ones at the quarters, short ones between. */
function rays(): string {
  const lengths = [15, 12.9, 15, 13.3]
  const lines = Array.from({ length: 24 }, (_, n) => {
    const angle = (n / 24) * 2 * Math.PI
    return `M${at(angle, 10.6)}L${at(angle, lengths[n % 4] ?? 13)}`
  })
  return `<path d="${lines.join('')}" stroke="url(#g)" stroke-width="1" stroke-linecap="round"/>`
}

/** Sixteen points, larger at the quarters. */
function points(): string {
  const sizes = [1.35, 0.6, 0.9, 0.6]
  const dots = Array.from({ length: 16 }, (_, n) => {
    const [x, y] = at((n / 16) * 2 * Math.PI, n % 2 === 0 ? 13.4 : 11.8).split(' ')
    return `<circle cx="${x}" cy="${y}" r="${sizes[n % 4]}"/>`
  })
  return `<g fill="url(#g)">${dots.join('')}</g>`
}

/** The brand's ring of light in a box of 32. */
export function markDrawing(kind: MarkKind, from: string, to: string): string {
  return (
    `<defs><linearGradient id="g" x1="0" y1="0" x2="32" y2="32" gradientUnits="userSpaceOnUse">` +
    `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `<circle cx="16" cy="16" r="7.4" fill="none" stroke="url(#g)" stroke-width="2.1"/>` +
    (kind === 'rays' ? rays() : points())
  )
}

function coloursOf(brand: BrandRecord): [from: string, to: string] {
  const { dark } = brand.theme
  return [dark['mark-a'] ?? dark['primary-a'] ?? '#fff', dark['mark-b'] ?? dark['primary-b'] ?? '#fff']
}

/** The mark alone, for tabs and as the logo. */
export function logoSvg(brand: BrandRecord): string {
  return svg(32, markDrawing(brand.theme.mark, ...coloursOf(brand)))
}

/** The mark on the brand's ground: `safe` leaves the margin that a launcher may cut off. */
export function iconSvg(brand: BrandRecord, shape: 'rounded' | 'safe'): string {
  const scale = shape === 'safe' ? 0.62 : 0.78
  const offset = round(16 - 16 * scale)
  const corner = shape === 'safe' ? 0 : 7
  const ground = `<rect width="32" height="32" rx="${corner}" fill="${brand.theme.themeColor.dark}"/>`
  const drawing = markDrawing(brand.theme.mark, ...coloursOf(brand))
  return svg(32, `${ground}<g transform="translate(${offset} ${offset}) scale(${scale})">${drawing}</g>`)
}

function svg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none">${content}</svg>`
}
