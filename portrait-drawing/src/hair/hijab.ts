import { blob, brush, shape, taper, type Point } from '../curves.ts'
import type { Side } from '../random.ts'
import { fill, stroke } from '../svg.ts'
import { chooseDrapery, type Drapery } from './cloths.ts'
import { loose, pinned, turban, wrapped } from './drapes.ts'
import { inside, type HairKit, type HairParts } from './kit.ts'

/** The opening round the face, closed, from the forehead clockwise. */
function opening(kit: HairKit, grow: number): Point[] {
  const { head } = kit
  const { P, S } = head
  const { temple, cheek, jaw, jawY, chinY, chin } = head.measures
  const half = (sd: Side): Point[] => [
    S(sd * 44, -96 - grow),
    S(sd * (temple - 14 + grow), -56),
    P(sd * (cheek - 5 + grow), 8, 20),
    P(sd * (jaw - 1 + grow), jawY - 6, 32),
    P(sd * ((jaw + chin) * 0.5 + grow), (jawY + chinY) / 2 + 10 + grow * 0.4, 46),
  ]
  return [S(0, -102 - grow), ...half(1), P(0, chinY + 3 + grow * 0.7, 66), ...half(-1).toReversed()]
}

/** A veil, in one of four drapes; always cloth: seams, an under-scarf, a border, folds that no hair has. */
export function hijab(kit: HairKit): HairParts {
  const { head, random } = kit
  const cloth = chooseDrapery(kit, 0.45)
  const sd = random.sign()
  const kind = random.weighted({ wrapped: 3, pinned: 3, loose: 3, turban: 2 })
  const inner = opening(kit, 0)
  const rim = opening(kit, kind === 'loose' ? 13 : 9)
  const crown = crownOf(kit, kind === 'turban' ? 26 : random.range(13, 20))
  const drape = { wrapped, pinned, loose, turban }[kind](kit, cloth, sd, crown)
  const hole = blob(inner)
  const shell = drape.outline
  const band = (outer: readonly Point[], colour: string) =>
    `<path d="${blob(outer)}${hole}" fill="${colour}" fill-rule="evenodd"/>`
  const under = kind === 'loose' || random.chance(0.5)
  const edge = under
    ? band(rim, cloth.trim) + stroke(blob(rim), cloth.line, 2)
    : stroke(blob(opening(kit, 5)), cloth.shade, 2.4) + stroke(blob(rim), cloth.light, 1.6)
  const svg =
    `<path d="${shell}${hole}" fill="${cloth.base}" fill-rule="evenodd"/>` +
    shadeOf(kit, cloth, crown) +
    cloth.print('veil', shell + hole) +
    drape.folds +
    stroke(shell, cloth.line, 3.2) +
    edge +
    stroke(hole, cloth.line, 3.4) +
    drape.over
  const forehead = brush(
    [head.S(-70, -82), head.S(-40, -96), head.S(0, -101), head.S(40, -96), head.S(70, -82)],
    9,
    taper,
    8,
  )
  return {
    back: { svg: fill(shell, cloth.shade), outline: shell },
    front: inside(svg),
    ears: 'HIDDEN',
    shadow: forehead,
  }
}

function crownOf(kit: HairKit, volume: number): Point[] {
  return [-92, -66, -40, -14, 14, 40, 66, 92].map((degrees) =>
    kit.head.dome(1, degrees, volume + 4 * Math.abs(Math.sin((degrees * Math.PI) / 90)), -2),
  )
}

function shadeOf(kit: HairKit, cloth: Drapery, crown: readonly Point[]): string {
  const { head } = kit
  const sd = head.shade
  const { temple } = head.measures
  const rim = sd > 0 ? crown.slice(5) : crown.slice(0, 3).toReversed()
  return fill(
    shape(
      [...rim, head.P(sd * (temple + 17), 60, -6), head.B(sd * (temple + 4), 140)],
      [
        head.P(sd * (temple - 2), 90, 10),
        head.P(sd * (temple + 4), 10, 10),
        head.P(sd * (temple + 1), -60, 16),
        rim[0]!,
      ],
    ),
    cloth.shade,
  )
}
