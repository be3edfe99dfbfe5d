import { brush, type Point } from '../curves.ts'
import type { Side } from '../random.ts'
import { fill, inked, stroke } from '../svg.ts'
import { cloud, contains, faceOpening, scatter, unevenly } from './cloud.ts'
import { inside, stack, type HairKit, type HairParts } from './kit.ts'
import { adorn, tucked } from './ornaments.ts'
import { cap } from './scalp.ts'

/** Tight coils as short arcs: dark where the mass turns away, light where it catches the halo. */
function coils(kit: HairKit, places: readonly Point[], size: number, middle: Point, radius: number): string {
  const { head, random, tones } = kit
  let dark = ''
  let bright = ''
  for (const [x, y] of places) {
    const toLight = ((x - middle[0]) * -head.shade * 0.8 - (y - middle[1])) / radius + random.range(-0.5, 0.5)
    const r = Math.round(size * random.range(0.5, 0.8) * 2) / 2
    const angle = random.range(0, 6.28)
    const step = `${Math.round(r * Math.cos(angle) * 1.7)} ${Math.round(r * Math.sin(angle) * 1.7)}`
    const swing = random.chance(0.5) ? 1 : 0
    // Half a turn and half a turn back: a coil seen from the side, not a ring.
    const arc = `M${Math.round(x)} ${Math.round(y)}a${r} ${r} 0 1 ${swing} ${step}a${r} ${r} 0 0 ${1 - swing} ${step}`
    if (toLight > 0.15) bright += arc
    else dark += arc
  }
  return (
    stroke(dark, tones.dark ? tones.shade : tones.line, 2.2, tones.dark ? 1 : 0.45) +
    stroke(bright, tones.light, 2, tones.dark ? 0.55 : 0.7)
  )
}

/** A round crown of tight coils. */
export function afro(kit: HairKit): HairParts {
  const { head, random, man, tones, palette } = kit
  const { P } = head
  const { temple } = head.measures
  const shape = random.weighted({ round: 4, tall: man ? 3 : 1, wide: man ? 0.6 : 2 })
  const grow = random.range(man ? 20 : 34, man ? 46 : 66)
  const rx = temple + grow * (shape === 'wide' ? 1.15 : shape === 'tall' ? 0.72 : 1)
  const ry = 104 + grow * (shape === 'tall' ? 1.05 : 0.9)
  const cy = -58
  const ring = Array.from({ length: 28 }, (_, i): Point => {
    const angle = (i / 28) * 2 * Math.PI - Math.PI / 2
    const low = Math.max(0, Math.sin(angle))
    return P(
      rx * Math.cos(angle) * (1 - low * 0.12),
      cy + ry * Math.sin(angle) * (man ? 1 - low * 0.25 : 1 + low * 0.08),
      -10,
    )
  })
  const outline = cloud(unevenly(ring, random.range(17, 23), random), 0.6)
  const middle = P(0, cy, 0)
  const opening = faceOpening(kit, 0.99)
  const size = random.range(5, 7)
  const places = scatter(ring, size * 2.55, random)
  const chin = P(0, 30, 0)[1]
  const free = places.filter((at) => !contains(opening, at))
  const crescent = ring.map(([x, y]) => [x - head.shade * 24, y - 20] as const)
  const clip = kit.sitter.id('afro')
  const shading = `<clipPath id="${clip}"><path d="${cloud(ring, 0.55)}"/></clipPath>`
  const base = cap(kit, 14, { sideY: man ? 0 : 8 })
  const fringe = cloud(
    unevenly(
      [
        ...head.hairline(4).slice(1, -1),
        ...[60, 30, 0, -30, -60].map((degrees) => head.dome(1, degrees, 0, 30)),
      ],
      15,
      random,
    ),
    0.6,
  )
  const { hairlineY } = head.measures
  const half = (sd: Side): Point[] => [
    P(sd * (temple + 8), -26, 10),
    head.S(sd * (temple - 8), -74, 4),
    head.S(sd * 48, hairlineY - 4, 8),
  ]
  const bandWay = [...half(-1), head.S(0, hairlineY - 12, 8), ...half(1).toReversed()]
  const worn = !man && random.chance(0.25)
  const headband = worn
    ? inked(brush(bandWay, 26, tucked, 12), random.pick(palette.veils), palette.line, 2.6) +
      fill(brush(bandWay, 6, tucked, 12), palette.metal)
    : ''
  const svg =
    `<defs>${shading}</defs>` +
    fill(outline, tones.shade) +
    `<g clip-path="url(#${clip})">${fill(cloud(crescent, 0.55), tones.base)}</g>` +
    stroke(outline, tones.line, 3)
  const front =
    fill(fringe, tones.base) +
    coils(
      kit,
      free.filter((at) => at[1] < chin),
      size,
      middle,
      ry * 1.25,
    )
  return {
    back: { svg, outline },
    front: stack(
      { svg: base.svg + front, outline: '' },
      inside(headband || adorn(kit, 'GATHERED', kit.side * 20)),
    ),
    ears: man || shape === 'tall' ? 'FREE' : 'COVERED',
    shadow: fringe,
  }
}
