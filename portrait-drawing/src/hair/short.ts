import { mix } from '../colour.ts'
import { brush, lerp, lerpPoint, shape, type Point } from '../curves.ts'
import { fill, inked } from '../svg.ts'
import type { Side } from '../random.ts'
import { inside, stack, type HairKit, type HairParts, type Layer } from './kit.ts'
import { leaf, lock, toned } from './lock.ts'
import { cap, eachSide, nape, parting, partY, roots, strays, sweep } from './scalp.ts'

/** One leaf-shaped piece of short hair. */
function piece(kit: HairKit, way: readonly Point[], width: number, step: number): Layer {
  const { tones } = kit
  const outline = brush(way, width, leaf, 6)
  const vein = way.map((point, i) => lerpPoint(point, way[Math.min(way.length - 1, i + 1)]!, 0.12))
  return {
    svg:
      inked(outline, toned(tones, step), tones.line, 1.9) +
      fill(brush(vein, 2.4, leaf, 4), step > 0 && !tones.dark ? tones.light : tones.strand, 0.75),
    outline,
  }
}

/** Cropped temples: hatching that follows the skull, in the colour that greys first. */
export function temples(kit: HairKit, length: number, opacity = 0.9): string {
  const { head, random, tones } = kit
  const { temple } = head.measures
  let d = ''
  for (const sd of [-1, 1] as const) {
    for (let i = 0; i < 9; i++) {
      const y = -72 + i * 9
      const x = temple - 3 - Math.max(0, -y - 40) * 0.12
      const from = head.P(sd * (x - random.range(0, 3)), y, 22)
      const to = head.P(sd * (x + 3), y + length + random.range(-3, 3), 12)
      d += brush([from, to], 3.2, leaf, 2)
    }
  }
  return fill(d, tones.temple, opacity)
}

/** Short and combed forward, up or to a side; grows thin at the corners with the years. */
export function crop(kit: HairKit): HairParts {
  const { head, random, man } = kit
  const { temple, receding, hairlineY } = head.measures
  const lean = kit.side * random.range(0.1, 1)
  const volume = random.range(9, 20) - receding * 5
  const kind = receding > 0.45 ? 'up' : random.weighted({ forward: 4, up: 3, tousled: 3 })
  const base = cap(kit, Math.max(4, volume - 7), { sideY: man ? 6 : 14 })
  const count = random.int(8, 11)
  const order = Array.from({ length: count }, (_, i) => i).toSorted(
    (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
  )
  const pieces = order.map((i) => {
    const t = (i / (count - 1)) * 2 - 1
    const x = t * (temple - 16)
    const line = partY(kit, x)
    const step = [0, 0.22, -0.3, 0.1][i % 4]!
    if (kind === 'up') {
      const way: Point[] = [
        head.S(x * 0.96, line + 5),
        head.P(x * 1.02, -132, 56),
        head.dome(1, t * 58 + lean * 16, volume + random.range(0, 9), 6),
      ]
      return piece(kit, way, random.range(22, 30), step)
    }
    const over = kind === 'tousled' ? random.range(2, 20) : random.range(6, 13)
    const way: Point[] = [
      head.dome(1, t * 60 - lean * 18, volume + (kind === 'tousled' ? random.range(-2, 8) : 0), 6),
      head.S(x * 0.9 - lean * 10, -132 + t * t * 22, 6),
      head.S(x + lean * random.range(8, 22), line + over + t * t * 8),
    ]
    return piece(kit, way, random.range(21, 29), step)
  })
  const tufts =
    kind === 'forward'
      ? []
      : [-30, -8, 16, 36].map((degrees): Point[] => [
          head.dome(1, degrees, volume - 6),
          head.dome(1, degrees + lean * 7, volume + random.range(5, 12)),
        ])
  const edge = head.hairline(0).slice(2, 9)
  return {
    back: nape(kit, man ? 40 : 56),
    front: stack(
      base,
      inside(temples(kit, 15)),
      inside(kind === 'up' ? roots(kit, edge, head.P(0, hairlineY - 60, 30), 12) : ''),
      ...pieces,
      inside(strays(kit, tufts, 7)),
    ),
    ears: 'FREE',
    shadow: kind === 'up' ? '' : base.outline + pieces.map((layer) => layer.outline).join(''),
  }
}

/** Parted at the side and combed over. */
export function sidePart(kit: HairKit): HairParts {
  const { head, random, man } = kit
  const { temple, receding } = head.measures
  const part = kit.side * random.range(34, 52)
  const volume = random.range(15, 27) - receding * 8
  const lift = random.range(6, 18) - receding * 6
  const longer = !man || random.chance(0.25)
  const wavy = random.chance(0.35)
  const sides = eachSide((sd) => {
    const small = sd * part > 0
    return sweep(kit, sd, part, {
      volume: small ? volume * 0.55 : volume,
      lift,
      lower: small ? 0 : random.range(-7, longer ? 12 : 3),
      round: 92,
      inner: longer
        ? [head.P(sd * (temple + 1), 10, 16), head.P(sd * (temple - 2), 36, 16)]
        : [head.P(sd * (temple - 1), 8, 22)],
      outer: longer
        ? [head.P(sd * (temple + 13), 2, 2), head.P(sd * (temple + 4), 34, 8)]
        : [head.P(sd * (temple + 6), -4, 6), head.P(sd * (temple + 2), 10, 18)],
      count: 12,
      strands: small ? 4 : 8,
      ...(wavy && !small ? { sway: { amplitude: 5 * sd, cycles: 1.6, from: 0.1, slip: 0.3 } } : {}),
      lights: small ? [] : [[0.3, 0.52, 0.08, 0.6]],
      shades: small ? [[0.35, 0.95, 0.2, 1]] : [[0.76, 0.98, 0.15, 1]],
      edges: [1.8, 3.2],
    })
  })
  const edge = head.hairline(0).slice(3, 8)
  return {
    back: nape(kit, man ? 42 : 60),
    front: stack(
      cap(kit, Math.max(3, volume * 0.5), { sideY: man ? 6 : 18 }),
      inside(longer ? '' : temples(kit, 15)),
      parting(kit, part, volume * 0.8),
      ...sides,
      inside(receding > 0.3 ? roots(kit, edge, head.P(-part, -170, 20), 13) : ''),
    ),
    ears: 'FREE',
  }
}

/** Brushed from the forehead to the back. */
export function sweptBack(kit: HairKit): HairParts {
  const { head, random, tones, man } = kit
  const { temple, receding, hairlineY } = head.measures
  const volume = random.range(10, 24) - receding * 5
  const lean = kit.side * random.range(0, 26)
  const full = man ? random.range(0, 8) : random.range(6, 18)
  const line = head.hairline(-2)
  const target = (t: number): Point =>
    head.dome(1, t * 84 + lean * (1 - Math.abs(t)), volume * (1 - 0.6 * t * t) + full * Math.abs(t) * 0.4, -6)
  const base = cap(kit, volume - 4, { lower: -2, sideY: -14 })
  const count = random.int(7, 9)
  const panels = Array.from({ length: count }, (_, k) => {
    const i = k % 2 ? count - 1 - (k >> 1) : k >> 1
    const at = (s: number): Point[] => {
      const t = lerp(-1, 1, s)
      const x = t * (temple - 12)
      const low = Math.abs(t) > 0.8 ? -52 : partY(kit, x)
      return [
        head.S(x, low),
        head.P(x * 1.06, Math.min(low, -100) - 34 * (1 - Math.abs(t) * 0.6), 58 - Math.abs(t) * 30),
        target(t),
      ]
    }
    return lock(tones, at(i / count), at((i + 1) / count), {
      tone: toned(tones, [0, 0.14, -0.22][i % 3]!),
      count: 6,
      strands: 2,
      lights: [[0.25, 0.6, 0.1, 0.7]],
      shades: [[0.78, 1, 0.1, 0.9]],
      edges: [1.4, 1.4],
    })
  })
  // Over the ears the hair runs level, to the back of the head.
  const wings = eachSide((sd) =>
    lock(
      tones,
      [
        head.S(sd * (temple - 12), -74),
        head.P(sd * (temple + 1 + full * 0.3), -70, 6),
        head.dome(sd, 82, volume * 0.36 + full * 0.4, -10),
      ],
      [
        head.P(sd * (temple - 3), man ? 6 : 12, 22),
        head.P(sd * (temple + 3), 0, 6),
        head.P(sd * (temple + 5 + full * 0.2), 4, -12),
      ],
      {
        tone: mix(tones.temple, tones.shade, 0.2),
        count: 6,
        strands: 5,
        lights: [],
        shades: [],
        edges: [1.4, 2.2],
      },
    ),
  )
  const roof = shape(
    [-84, -56, -28, 0, 28, 56, 84].map((degrees) => head.dome(1, degrees, volume, -2)),
    [head.P(70, -110, 20), head.P(-70, -110, 20)],
  )
  return {
    back: nape(kit, man ? 44 : 56, 1),
    front: stack(
      base,
      { svg: fill(roof, tones.base), outline: roof },
      ...wings,
      ...panels,
      inside(roots(kit, line.slice(2, 9), head.P(0, hairlineY - 70, 20), 12)),
    ),
    ears: 'FREE',
    shadow: '',
  }
}

/** Shorn sides under a long top that is thrown over. */
export function undercut(kit: HairKit): HairParts {
  const { head, random, tones, sitter, man } = kit
  const { temple, receding } = head.measures
  const sd = -kit.side as Side
  const shorn = mix(sitter.skin.shade, tones.base, 0.5)
  const tall = random.range(28, 44) - receding * 10
  const reach = sd === head.far ? random.range(-6, 4) : random.range(4, 22)
  const base = cap(kit, 1.5, { colour: shorn, sideY: man ? 6 : 10 })
  const y = partY(kit, 0)
  const top = lock(
    tones,
    [
      head.S(-sd * (66 - receding * 8), y + 8 - receding * 16),
      head.S(-sd * 30, y + 2),
      head.S(sd * 14, y + 6),
      head.S(sd * 56, y + 22 - receding * 12),
      head.P(sd * (temple + reach * 0.5), -64 + reach, 24),
      head.P(sd * (temple + reach + 10), -34 + reach, 22),
    ],
    [
      head.P(-sd * (temple - 16), -116, 14),
      head.dome(-sd as Side, 38, tall * 0.5),
      head.dome(-sd as Side, 8, tall),
      head.dome(sd, 26, tall),
      head.dome(sd, 58, tall * 0.7),
      head.P(sd * (temple + reach + 13), -40 + reach, 18),
    ],
    {
      count: 14,
      strands: 9,
      strandWidth: 2.7,
      end: 'point',
      sway: { amplitude: 4 * sd, cycles: 1.2, from: 0.3, slip: 0.3 },
      lights: [
        [0.3, 0.46, 0.1, 0.75],
        [0.62, 0.68, 0.2, 0.8],
      ],
      edges: [2.4, 3.6],
    },
  )
  const fallen = random.chance(0.45)
    ? [piece(kit, [head.S(-sd * 10, y - 6), head.S(sd * 40, y + 18), head.S(sd * 60, -54)], 15, 0.1)]
    : []
  return {
    back: { svg: '', outline: '' },
    front: stack(base, inside(temples(kit, 9, 0.55)), top, ...fallen),
    ears: 'FREE',
    shadow: top.outline,
  }
}
