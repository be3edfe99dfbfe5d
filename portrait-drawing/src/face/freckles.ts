import { mix } from '../colour.ts'
import { short } from '../curves.ts'
import type { Sitter } from '../sitter.ts'
import { circle } from '../svg.ts'

export function drawFreckles(sitter: Sitter): string {
  const { head, look, skin } = sitter
  const { mole } = head.measures
  const spots = look.freckles === 'SOME' ? drawDots(sitter) : ''
  return mole ? spots + circle(head.S(...mole), 2.7, skin.line, 0.9) : spots
}

/** One path for each size: dots are strokes of no length with round ends. */
function drawDots(sitter: Sitter): string {
  const { head, skin, palette } = sitter
  const random = sitter.random('freckles')
  const sizes = ['', '', '']
  for (let i = 0; i < 64; i++) {
    const x = random.spread() * 88
    const y = 28 + random.spread() * 30 - Math.abs(x) * 0.04
    const size = random.int(0, 2)
    // Not on the eyes, and thinly on the nose.
    if (y < 16 && Math.abs(x) > 14) continue
    const [px, py] = head.S(x, y, Math.abs(x) < 12 ? 12 : 0)
    sizes[size] += `M${short(px)} ${short(py)}h0`
  }
  const colour = mix(skin.base, mix('#9a4a26', palette.line, 0.25), skin.deep ? 0.7 : 0.5)
  return sizes
    .map(
      (d, i) =>
        `<path d="${d}" stroke="${colour}" stroke-width="${short(2.2 + i * 0.8)}" stroke-linecap="round" stroke-opacity=".75"/>`,
    )
    .join('')
}
