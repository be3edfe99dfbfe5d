import { brush, short, type Point, type Profile } from '../curves.ts'
import { fill, inked, stroke } from '../svg.ts'
import { cloud, contains, faceOpening, scatter, unevenly } from './cloud.ts'
import { curlEnd } from './curl-end.ts'
import { inside, stack, type HairKit, type HairParts, type Layer } from './kit.ts'
import { toned } from './lock.ts'
import { adorn } from './ornaments.ts'
import { backMass, cap } from './scalp.ts'

type Stamp = (at: Point, size: number, turn: number, tone: number, mirrored: boolean) => string

const arch: Profile = (t) => Math.sin(Math.PI * t)

/** A lock that rolls up, and one that swings twice; each about 30 across, with a line of light inside. */
const shapes: readonly { way: readonly Point[]; width: number }[] = [
  { way: centred([[-16, -10], [-3, -9], ...curlEnd([6, -4], 0.9, 9.5, 0.72, 1)]), width: 14 },
  {
    way: centred([
      [-4, -23],
      [6, -14],
      [4, -3],
      [-6, 5],
      [-6, 15],
      [4, 21],
      [11, 17],
    ]),
    width: 13.5,
  },
]

function centred(points: readonly Point[]): Point[] {
  const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  return points.map(([x, y]) => [x - cx, y - cy])
}

/** Defines the curls, each in three tones, and returns a way to set one of them: hundreds of curls for the weight of six. */
function curlStamps(kit: HairKit): { defs: string; stamp: Stamp } {
  const { tones, sitter, random } = kit
  let defs = ''
  shapes.forEach(({ way, width }, kind) => {
    const body = brush(way, width, (t) => Math.sin(Math.PI * (0.1 + 0.86 * t)) ** 0.75, 9)
    const inner = way.map(([x, y]): Point => [x + 1.6, y - 1.8])
    const shine = brush(inner.slice(0, -1), 3, arch, 6)
    const fine = brush(way.map(([x, y]): Point => [x - 2, y + 2.2]).slice(1), 1.6, arch, 6)
    ;[-0.5, 0, 0.24].forEach((step, tone) => {
      defs += `<g id="${sitter.id(`curl${kind}${tone}`)}">${inked(body, toned(tones, step), tones.line, 1.5)}${fill(shine, step < 0 ? tones.strand : tones.light, tones.dark ? 0.55 : 0.7)}${fill(fine, tones.line, 0.4)}</g>`
    })
  })
  return {
    defs,
    stamp([x, y], size, turn, tone, mirrored) {
      const kind = random.chance(0.55) ? 1 : 0
      const scale = (size / 20).toFixed(2)
      return `<use href="#${sitter.id(`curl${kind}${tone}`)}" transform="translate(${short(x)} ${short(y)})rotate(${Math.round(turn)})scale(${mirrored ? '-' : ''}${scale} ${scale})"/>`
    },
  }
}

/** Curls over an area, from its rim inwards, turning away from the middle of the head. */
function fillWithCurls(
  kit: HairKit,
  area: readonly Point[],
  size: number,
  hidden: (at: Point) => boolean,
  stamps: ReturnType<typeof curlStamps>,
): string {
  const { head, random } = kit
  const [cx, cy] = head.P(0, -50, 0)
  const far = ([x, y]: Point) => Math.hypot(x - cx, y - cy)
  const places = scatter(area, size * 1.02, random)
    .filter((at) => !hidden(at))
    .toSorted((a, b) => far(b) - far(a))
  const light = -head.shade
  return places
    .map((at) => {
      const side = at[0] > cx ? 1 : -1
      // Hair falls: above it lies along the skull, beside the face it hangs.
      const along = (Math.atan2(at[1] - cy, Math.abs(at[0] - cx)) * 180) / Math.PI
      const turn = side * Math.max(-80, Math.min(10, along - 30))
      const lit = (at[0] - cx) * light - (at[1] - cy) * 0.8 + random.range(-70, 70)
      const tone = lit > 60 ? 2 : lit < -50 ? 0 : 1
      return stamps.stamp(at, size * random.range(0.85, 1.2), turn + random.range(-28, 28), tone, side < 0)
    })
    .join('')
}

function mass(kit: HairKit, outline: string): string {
  return fill(outline, kit.tones.base) + stroke(outline, kit.tones.line, 3)
}

/** A long head of curls that keeps its own shape beside the face and on the shoulders. */
export function curls(kit: HairKit): HairParts {
  const { head, random, man } = kit
  const { P, B } = head
  const { temple } = head.measures
  const wide = man ? random.range(10, 22) : random.range(36, 54)
  const tall = random.range(16, 30)
  const low = man ? random.range(26, 60) : random.range(170, 250)
  const size = random.range(30, 37)
  const stamps = curlStamps(kit)
  const dome = [-84, -56, -28, 0, 28, 56, 84].map((degrees) =>
    head.dome(1, degrees, tall + Math.abs(Math.sin((degrees * Math.PI) / 180)) * wide * 0.4, 0),
  )
  const right = [
    P(temple + wide, 10, -10),
    B(temple + wide + 6, 90),
    B(temple + wide - 2, low * 0.8),
    B(temple + 4, low),
  ]
  const left = right.map(
    (_, i) =>
      [
        P(-temple - wide, 10, -10),
        B(-temple - wide - 6, 90),
        B(-temple - wide + 2, low * 0.8),
        B(-temple - 4, low),
      ][3 - i]!,
  )
  const area = [...dome, ...right, B(temple - 30, low - 30), B(-temple + 30, low - 30), ...left]
  const outline = cloud(unevenly(area, size * 1.15, random))
  const opening = faceOpening(kit, 1.03)
  const chin = head.P(0, head.measures.chinY - 6, 40)[1]
  const [leftEdge, rightEdge] = [P(-temple - 1, 90, 0)[0], P(temple + 1, 90, 0)[0]]
  const hidden = (at: Point) =>
    contains(opening, at) || (at[1] > chin - 60 && at[0] > leftEdge && at[0] < rightEdge)
  // Behind the head only what shows beside the neck.
  const back = fillWithCurls(
    kit,
    area,
    size * 1.15,
    (at) => at[1] < chin - 70 || at[0] < leftEdge - 12 || at[0] > rightEdge + 12,
    stamps,
  )
  const front = fillWithCurls(kit, area, size, hidden, stamps)
  const base = cap(kit, tall - 6)
  return {
    back: { svg: `<defs>${stamps.defs}</defs>${mass(kit, outline)}${back}`, outline },
    front: stack({ svg: base.svg + front, outline: '' }, inside(adorn(kit, 'LOOSE', kit.side * 20))),
    ears: 'HIDDEN',
    shadow: base.outline,
  }
}

/** Cropped at the sides, curls on top; one or two fall on the forehead. */
export function shortCurls(kit: HairKit): HairParts {
  const { head, random, man } = kit
  const { P } = head
  const { temple, receding } = head.measures
  const tall = random.range(14, 28) - receding * 8
  const sides = man ? random.range(1, 7) : random.range(8, 18)
  const size = random.range(19, 25)
  const stamps = curlStamps(kit)
  const dome = [-86, -62, -38, -14, 14, 38, 62, 86].map((degrees) => {
    const up = Math.cos((degrees * Math.PI) / 180)
    return head.dome(1, degrees, sides + (tall - sides) * up ** 0.7, 4)
  })
  const line = head.hairline(5)
  const area = [
    ...dome,
    P(temple + sides * 0.5, man ? -4 : 10, 6),
    line[9]!,
    line[8]!,
    line[7]!,
    line[6]!,
    line[5]!,
    line[4]!,
    line[3]!,
    line[2]!,
    line[1]!,
    P(-temple - sides * 0.5, man ? -4 : 10, 6),
  ]
  const base = cap(kit, Math.min(tall, sides + 4), { sideY: man ? 4 : 12 })
  const outline = cloud(unevenly(area, size * 0.95, random), 0.6)
  const curlsOnTop = fillWithCurls(kit, area, size, () => false, stamps)
  const fallen = [-0.4, 0.1, 0.5]
    .filter(() => receding < 0.4 && random.chance(0.55))
    .map((t) =>
      stamps.stamp(
        head.S(t * 70, head.measures.hairlineY + 13, 6),
        size * 1.1,
        random.range(120, 200),
        1,
        random.chance(0.5),
      ),
    )
    .join('')
  const under = backMass(
    kit,
    sides,
    [P(temple - 6, man ? 44 : 62, -30), P(-temple + 6, man ? 44 : 62, -30)],
    0,
  )
  const top: Layer = {
    svg: `<defs>${stamps.defs}</defs>${base.svg}${mass(kit, outline)}${curlsOnTop}${fallen}`,
    outline: outline + base.outline,
  }
  return { back: under, front: top, ears: 'FREE', shadow: base.outline }
}
