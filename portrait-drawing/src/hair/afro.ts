import { brush, even, short, type Point } from '../curves.ts'
import { fill, inked, stroke } from '../svg.ts'
import { cloud, contains, faceOpening, scatter, unevenly } from './cloud.ts'
import { inside, stack, type HairKit, type HairParts } from './kit.ts'
import { adorn } from './ornaments.ts'
import { cap } from './scalp.ts'

/** Tight coils as short arcs: dark where the mass turns away, light where it catches the halo. */
function coils(kit: HairKit, places: readonly Point[], size: number, middle: Point, radius: number): string {
  const { head, random, tones } = kit
  let dark = ''
  let bright = ''
  for (const [x, y] of places) {
    const toLight = ((x - middle[0]) * -head.shade * 0.8 - (y - middle[1])) / radius + random.range(-0.5, 0.5)
    const r = size * random.range(0.55, 1)
    const angle = random.range(0, 6.28)
    const arc = `M${short(x)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(r * Math.cos(angle) * 1.3)} ${short(r * Math.sin(angle) * 1.3)}`
    if (toLight > 0.15) bright += arc
    else dark += arc
  }
  return (
    stroke(dark, tones.dark ? tones.shade : tones.line, 2.4, tones.dark ? 1 : 0.5) +
    stroke(bright, tones.light, 2.2, tones.dark ? 0.62 : 0.85)
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
  const size = random.range(6.5, 9)
  const places = scatter(ring, size * 2.5, random)
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
  const bandWay = [-74, -44, -15, 15, 44, 74].map((degrees) => head.dome(1, degrees, -14, 58))
  const worn = !man && random.chance(0.25)
  const headband = worn
    ? inked(brush(bandWay, 24, even, 10), random.pick(palette.veils), palette.line, 2.6) +
      fill(brush(bandWay, 6, even, 10), palette.metal)
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
