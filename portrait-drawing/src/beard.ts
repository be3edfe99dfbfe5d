import { beardInk, type BeardInk } from './beard-ink.ts'
import { drawMoustache } from './moustache.ts'
import { blob, brush, lerpPoint, sample, shape, smoothstep, wave, type Point } from './curves.ts'
import { mouthShape } from './face/mouth-shape.ts'
import type { Side } from './random.ts'
import type { Sitter } from './sitter.ts'
import { fill, group, inked, stroke } from './svg.ts'

/** `under` lies on the skin, below the lips; `over` is the moustache, which lies on the upper lip; `outline` joins the contour. */
export interface Beard {
  under: string
  over: string
  outline: string
}

export function drawBeard(sitter: Sitter): Beard {
  const ink = beardInk(sitter)
  switch (sitter.look.beard) {
    case 'NONE':
      return { under: drawShaven(sitter, ink), over: '', outline: '' }
    case 'STUBBLE':
      return { under: drawStubble(sitter, ink), over: '', outline: '' }
    case 'MOUSTACHE':
      return { under: '', over: drawMoustache(sitter, ink, 1.15), outline: '' }
    case 'GOATEE':
      return { under: drawGoatee(sitter, ink), over: drawMoustache(sitter, ink, 0.85), outline: '' }
    case 'SHORT':
      return { ...drawMass(sitter, ink, 6), over: drawMoustache(sitter, ink, 0.9) }
    case 'FULL':
      return {
        ...drawMass(sitter, ink, sitter.random('beard-length').range(24, 50)),
        over: drawMoustache(sitter, ink, 1.1),
      }
  }
}

/** The area of the cheeks and the chin on which a beard grows, `length` beyond the chin. */
function area(sitter: Sitter, length: number): string {
  const { head } = sitter
  const { S, P, measures: m } = head
  const mouth = mouthShape(sitter)
  const w = mouth.width
  const random = sitter.random('beard')
  // From a broad beard to a pointed one.
  const point = length > 10 ? random.range(0, 1) : 0.3
  const outer = (side: Side): Point[] => [
    P(side * (m.temple - 2), -14, 12),
    P(side * (m.cheek + 0.5), 24, 16),
    P(side * ((m.cheek + m.jaw) / 2 + 1 + length * 0.1), 60, 24),
    P(side * (m.jaw + 1 + length * 0.16), m.jawY + length * 0.12, 34),
    P(
      side * (m.jaw * 0.5 + m.chin * 0.46 + 3 + length * (0.24 - point * 0.2)),
      (m.jawY + m.chinY) / 2 + 5 + length * 0.5,
      48,
    ),
    P(
      side * (m.chin * 0.72 + 2 + length * (0.14 - point * 0.26)),
      m.chinY - 4 + length * (0.92 - point * 0.12),
      64,
    ),
  ]
  const inner = (side: Side): Point[] => [
    S(side * (w * 0.5), m.noseY + 12, 10),
    S(side * (w + 10), m.mouthY - 20),
    S(side * (m.cheek * 0.7), 66 - length * 0.12),
    S(side * (m.cheek - 9), 30),
    P(side * (m.temple - 5), -14, 16),
  ]
  return shape(
    [...outer(-1), P(0, m.chinY + length, 70), ...outer(1).toReversed()],
    [...inner(1).toReversed(), S(0, m.noseY + 15, 12), ...inner(-1)],
  )
}

/** Even a shaven chin has a shadow; long-haired young men read as men by it. */
function drawShaven(sitter: Sitter, ink: BeardInk): string {
  if (sitter.look.gender === 'FEMALE') return ''
  const { skin, look } = sitter
  const strength = 0.05 + 0.07 * smoothstep(18, 28, look.age)
  return group(
    fill(area(sitter, 3), ink.shadow, strength * (skin.deep ? 1.2 : 1)),
    `clip-path="url(#${sitter.id('face')})"`,
  )
}

/** A hint of tone and many short hairs, as a printer would dot them. */
function drawStubble(sitter: Sitter, ink: BeardInk): string {
  const { head, skin } = sitter
  const { S, measures: m } = head
  const random = sitter.random('stubble')
  const mouth = mouthShape(sitter)
  const colour = ink.shadow
  let dots = ''
  for (let i = 0; i < 170; i++) {
    const x = random.range(-1, 1) * (m.jaw + 4)
    const y = random.range(m.noseY + 10, m.chinY + 2)
    const onLips =
      Math.abs(x) < mouth.width + 3 &&
      y > m.mouthY - mouth.lips.up - 4 &&
      y < m.mouthY + mouth.lips.low + mouth.gap + 5
    const onCheek = y < m.mouthY - 14 && Math.abs(x) < m.jaw * 0.78 && Math.abs(x) > mouth.width * 0.75
    if (onLips || onCheek) continue
    const [px, py] = S(x, y)
    dots += `M${Math.round(px)} ${Math.round(py)}v2`
  }
  return group(
    fill(area(sitter, 3), colour, skin.deep ? 0.22 : 0.17) +
      stroke(dots, colour, 1.5, skin.deep ? 0.7 : 0.45),
    `clip-path="url(#${sitter.id('face')})"`,
  )
}

function drawMass(sitter: Sitter, ink: BeardInk, length: number): Omit<Beard, 'over'> {
  const { head, look, skin } = sitter
  const { S, P, measures: m } = head
  const mouth = mouthShape(sitter)
  const w = mouth.width
  const d = area(sitter, length)
  let strands = ''
  for (const side of [-1, 1] as const) {
    const outer = sample(
      [
        P(side * (m.cheek - 1), 26, 16),
        P(side * (m.jaw + 2), m.jawY, 34),
        P(side * (m.jaw * 0.5 + m.chin * 0.44), (m.jawY + m.chinY) / 2 + 8 + length * 0.4, 48),
        P(side * m.chin * 0.4, m.chinY + length * 0.9, 66),
      ],
      12,
    )
    const inner = sample(
      [
        S(side * (m.cheek - 10), 40),
        S(side * (w + 14), m.mouthY + 2),
        S(side * (w * 0.75), m.mouthY + 26),
        S(side * 4, m.chinY - 16 + length * 0.3),
      ],
      12,
    )
    for (const [i, t] of [0.1, 0.24, 0.4, 0.56, 0.72, 0.9].entries()) {
      const strand = wave(
        outer.map((point, k) => lerpPoint(point, inner[k]!, t)).slice(1 + (i % 3), 12 - (i % 2)),
        length * 0.05,
        1.4,
        i,
      )
      strands += brush(strand, i % 3 === 1 ? 3.4 : 2.2, undefined, 6)
    }
  }
  for (const [i, x] of [-19, -12, -4, 4, 11, 18].entries()) {
    const bend = length * 0.09 * (i % 2 ? 1 : -1)
    strands += brush(
      [
        S(x, m.mouthY + 30 + mouth.gap * 0.6),
        P(x * 0.95 + bend, m.chinY - 4 + length * 0.2, 68),
        P(x * 0.7 - bend, m.chinY + length * 0.55, 66),
        P(x * 0.5, m.chinY + length * 0.86 - Math.abs(x) * 0.3, 66),
      ],
      2.4,
      undefined,
      5,
    )
  }
  // Skin around the lower lip, or the mouth drowns.
  const low = mouth.lips.low + mouth.gap * 0.86
  const window = blob([
    mouth.at(-w * 0.94, 1),
    mouth.at(-w * 0.5, low + 2),
    mouth.at(0, low + 3),
    mouth.at(w * 0.5, low + 2),
    mouth.at(w * 0.94, 1),
    mouth.at(0, -8),
  ])
  return {
    under:
      inked(d, ink.base, ink.line, 2.4) +
      fill(strands, ink.strand, 0.5) +
      fill(window, look.beard === 'FULL' ? skin.shade : skin.base),
    outline: d,
  }
}

function drawGoatee(sitter: Sitter, ink: BeardInk): string {
  const { head } = sitter
  const { S, P, measures: m } = head
  const mouth = mouthShape(sitter)
  const w = mouth.width
  const low = mouth.lips.low + mouth.gap * 0.86
  const half = (side: Side): Point[] => [
    S(side * (w + 3.5), m.mouthY - 4 + mouth.corner(side) * 0.7, 6),
    S(side * (w - 0.5), m.mouthY + 12, 4),
    S(side * (w * 0.8), m.mouthY + 26, 4),
    P(side * (m.chin * 0.42 + 12), m.chinY - 10, 66),
    P(side * (m.chin * 0.36 + 4), m.chinY + 4, 68),
  ]
  const edge = (side: Side): Point[] => [
    mouth.at(side * (w * 0.9), 3),
    mouth.at(side * (w * 0.5), low + 4),
    mouth.at(side * 8, low + 7),
  ]
  const d = shape(
    [...half(-1), P(0, m.chinY + 10, 70), ...half(1).toReversed()],
    [...edge(1), mouth.at(0, low + 3), ...edge(-1).toReversed()],
  )
  let strands = ''
  for (const x of [-20, -13, -5, 3, 11, 19]) {
    strands += brush(
      [mouth.at(x, low + 11 - Math.abs(x) * 0.2), P(x * 0.85, m.chinY - 8, 70), P(x * 0.4, m.chinY + 8, 70)],
      2.2,
    )
  }
  return inked(d, ink.base, ink.line, 2) + fill(strands, ink.strand, 0.5)
}
