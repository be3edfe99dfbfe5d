import { mix } from '../colour.ts'
import { blob, brush, shape, taper } from '../curves.ts'
import { tiled } from '../print.ts'
import { fill, stroke } from '../svg.ts'
import { inside, nothing, stack, type HairKit, type HairParts } from './kit.ts'
import { cap, eachSide, roots } from './scalp.ts'

/** Short hairs over an area. */
function stubble(kit: HairKit, area: string): string {
  const { random, tones, sitter, head } = kit
  const id = sitter.id('shorn')
  let d = ''
  for (let i = 0; i < 34; i++)
    d += `M${random.int(1, 33)} ${random.int(1, 33)}l${random.pick(['1 3', '-1 3', '0 4'])}`
  const motif = {
    width: 34,
    height: 34,
    svg: stroke(d, tones.dark ? tones.strand : tones.line, 1.5, tones.dark ? 0.42 : 0.38),
  }
  const [left] = head.P(-110, 0)
  const [right, bottom] = head.P(110, 16)
  const [, top] = head.P(0, -168)
  return `<clipPath id="${id}"><path d="${area}"/></clipPath><g clip-path="url(#${id})">${tiled(`${id}-`, motif, { left, right, top, bottom })}</g>`
}

/** Clipped to a few millimetres. */
export function buzz(kit: HairKit): HairParts {
  const { head, random, sitter, tones } = kit
  const { temple, hairlineY } = head.measures
  const base = cap(kit, random.range(1, 3), {
    colour: mix(sitter.skin.shade, tones.base, tones.pale ? 0.6 : 0.76),
    sideY: 8,
  })
  const sheen = eachSide((sd) =>
    sd === head.shade
      ? ''
      : fill(
          blob([
            head.P(sd * 24, -146, 30),
            head.P(sd * 56, -132, 30),
            head.P(sd * 66, -108, 30),
            head.P(sd * 38, -126, 40),
          ]),
          tones.light,
          0.4,
        ),
  ).join('')
  const side = head.shade
  const dusk = shape(
    [head.dome(side, 20, 1), head.dome(side, 50, 1.5), head.dome(side, 84, 1.5)],
    [head.P(side * (temple - 4), 4, 14), head.P(side * (temple - 18), -70, 40), head.dome(side, 20, 1)],
  )
  const edge = head.hairline().slice(1, -1)
  return {
    back: nothing,
    front: stack(
      base,
      inside(
        fill(dusk, tones.base, 0.4) +
          sheen +
          stubble(kit, base.outline) +
          roots(kit, edge, head.P(0, hairlineY - 60, 20), 6),
      ),
    ),
    ears: 'FREE',
    shadow: '',
  }
}

/** No hair on top; older men may keep some above the ears. */
export function bald(kit: HairKit): HairParts {
  const { head, random, sitter, tones, man } = kit
  const { temple } = head.measures
  const { skin } = sitter
  const light = -head.shade
  const shine = blob([
    head.P(light * 16, -146, 30),
    head.P(light * 46, -138, 30),
    head.P(light * 60, -114, 34),
    head.P(light * 34, -126, 44),
  ])
  const fringe = man && kit.old > 0 && random.chance(0.75)
  let svg = fill(shine, skin.light, 0.8)
  if (fringe) {
    svg += eachSide((sd) => {
      const d = shape(
        [
          head.P(sd * (temple - 3), -50, 6),
          head.P(sd * (temple + 7), -36, -4),
          head.P(sd * (temple + 10), -8, -8),
          head.P(sd * (temple + 5), 14, 0),
        ],
        [
          head.P(sd * (temple - 4), 10, 18),
          head.P(sd * (temple - 6), -22, 20),
          head.P(sd * (temple - 3), -50, 6),
        ],
      )
      const hairs = [-36, -24, -12, 0]
        .map((y) =>
          brush([head.P(sd * (temple - 4), y, 18), head.P(sd * (temple + 7), y + 9, -2)], 2.2, taper, 3),
        )
        .join('')
      return fill(d, tones.temple) + fill(hairs, tones.strand, 0.7) + stroke(d, tones.line, 1.6, 0.5)
    }).join('')
  } else if (man || random.chance(0.6)) {
    const shadow = cap(kit, 0, { sideY: 4 })
    svg = fill(shadow.outline, mix(skin.shade, tones.base, 0.4), tones.pale ? 0.12 : 0.3) + svg
  }
  svg += eachSide((sd) =>
    fill(
      brush([head.S(sd * 8, -122), head.S(sd * 34, -118), head.S(sd * 56, -106)], 1.8, taper, 5),
      skin.soft,
      man && kit.old > 0 ? 0.35 : 0,
    ),
  ).join('')
  return { back: nothing, front: inside(svg), ears: 'FREE', shadow: '' }
}
