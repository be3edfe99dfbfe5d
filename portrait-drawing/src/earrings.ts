import { mix } from './colour.ts'
import { short } from './curves.ts'
import type { Sitter } from './sitter.ts'
import { circle, inked, ring } from './svg.ts'

export function drawEarrings({ look, head, palette }: Sitter): string {
  if (look.earrings === 'NONE') return ''
  const { line, metal, accent, glow } = palette
  let svg = ''
  for (const side of [-1, 1] as const) {
    const ear = head.ear(side)
    if (!ear.seen) continue
    const [x, y] = ear.lobe
    switch (look.earrings) {
      case 'STUDS':
        svg +=
          circle([x, y - 3], 6.4, line) +
          circle([x, y - 3], 4.6, metal) +
          circle([x - 1.4, y - 4.6], 1.5, glow)
        break
      case 'HOOPS': {
        const r = 20
        svg += ring([x + side * 2, y + r - 4], r, line, 7.4) + ring([x + side * 2, y + r - 4], r, metal, 4)
        svg += ring([x + side * 2, y + r - 4], r, mix(metal, glow, 0.6), 1.2, 0.8)
        break
      }
      case 'DROPS': {
        const drop = `M${short(x)} ${short(y + 5)}c13 20 12 37 0 37s-13-17 0-37z`
        svg += circle([x, y - 2], 5.6, line) + circle([x, y - 2], 3.9, metal)
        svg += inked(drop, accent, line, 2.6) + circle([x - 3, y + 31], 2.6, glow, 0.9)
        break
      }
    }
  }
  return svg
}
