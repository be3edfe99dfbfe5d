import { eyeInks } from '../inks.ts'
import { lightness, mix, shift, type Colour } from '../colour.ts'
import { blob, brush, fade, lerpPoint, rise, shape, smoothstep, type Point } from '../curves.ts'
import type { Side } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import { circle, ellipse, fill, group } from '../svg.ts'
import { expressionOf, gazeOf } from './expression.ts'
import { eyeShape, type EyeShape } from './eye-shape.ts'

export function drawEyes(sitter: Sitter): { defs: string; svg: string } {
  const left = drawEye(sitter, -1)
  const right = drawEye(sitter, 1)
  return { defs: left.defs + right.defs, svg: left.svg + right.svg }
}

function drawEye(sitter: Sitter, side: Side): { defs: string; svg: string } {
  const { skin } = sitter
  const eye = eyeShape(sitter, side)
  const clip = sitter.id(side > 0 ? 'eye-r' : 'eye-l')
  const opening = shape(eye.upper, eye.lower)
  const white = mix(mix('#fffaf0', skin.base, 0.1), sitter.palette.line, skin.deep ? 0.05 : 0.02)
  return {
    defs: `<clipPath id="${clip}"><path id="${clip}-opening" d="${opening}"/></clipPath>`,
    svg:
      drawLid(sitter, side, eye) +
      `<use href="#${clip}-opening" fill="${white}"/>` +
      group(drawIris(sitter, side, eye), `clip-path="url(#${clip})"`) +
      drawLashes(sitter, eye) +
      drawAround(sitter, eye),
  }
}

function drawIris(sitter: Sitter, side: Side, eye: EyeShape): string {
  const { head, look, palette } = sitter
  const [gazeX, gazeY] = gazeOf(head, expressionOf(look))
  const colour = eyeInks[look.eyes]
  const radius = 12.9 * eye.size * head.scale * 0.96
  // Only the turn makes the far iris narrower; both are moved alike, so that the eyes never cross.
  const narrow = side === head.far ? 1 - 0.1 * head.farness : 1
  const middle = eye.at((side * gazeX) / eye.size, -1.6 + gazeY / eye.size)
  const disc = (r: number, fillColour: Colour, down = 0): string =>
    ellipse([middle[0], middle[1] + down], r * narrow, r, fillColour)
  const light = -head.shade
  const lidShadow = shape(eye.upper, eye.upper.map(([x, y]): Point => [x, y + 6]).toReversed())
  return (
    disc(radius, mix(colour, palette.line, 0.55)) +
    disc(radius - 2, colour) +
    disc(radius * 0.72, mix(colour, '#ffe0a0', lightness(colour) < 0.36 ? 0.3 : 0.36), radius * 0.2) +
    disc(radius * 0.45, shift(palette.line, { lightness: -0.1 })) +
    fill(lidShadow, palette.line, 0.34) +
    circle([middle[0] + light * radius * 0.34, middle[1] - radius * 0.34], radius * 0.29, '#fffdf6') +
    circle([middle[0] - light * radius * 0.36, middle[1] + radius * 0.4], radius * 0.11, '#fffdf6', 0.75)
  )
}

function lidTop(eye: EyeShape): Point[] {
  return eye.upper.map((point, i) =>
    lerpPoint(point, [point[0], point[1] - eye.lids.crease * 1.3], Math.sin((Math.PI * (i + 0.45)) / 7)),
  )
}

/** The plane of the upper lid, and the fold above it, which tells eye shapes apart. */
function drawLid(sitter: Sitter, side: Side, eye: EyeShape): string {
  const { look, skin, palette, head } = sitter
  const painted =
    look.gender === 'FEMALE' ? mix(skin.shade, palette.accent, look.age < 65 ? 0.2 : 0.08) : skin.shade
  const { at, lids } = eye
  const { width: w, up, outer } = lids
  const ridge = head.measures.ridge
  const socket = blob([
    at(-w * 1.02, -1),
    at(-w * 1.12, -up - 5),
    at(-w * 0.8, -up - 8 - ridge * 2),
    at(-w * 0.2, -up - 6),
    at(-w * 0.62, -up * 0.6),
  ])
  const shadow = fill(socket, skin.shade, 0.35 + ridge * 0.3)
  if (look.eyeShape === 'MONOLID') {
    return (
      shadow +
      fill(
        brush([at(-w * 0.5, -up - 6), at(2, -up - 10), at(w * 0.7, -up * 0.8 - 8 + outer * 0.5)], 2),
        skin.soft,
        0.45,
      )
    )
  }
  const top = lidTop(eye)
  const lid = fill(shape(eye.upper, top.toReversed()), painted)
  if (look.eyeShape === 'HOODED') {
    // The fold hangs over the outer half of the lid and ends beside it.
    const fold = [
      at(-w * 0.55, -up * 0.75 - 5),
      at(-2, -up - 5),
      at(w * 0.55, -up * 0.72 - 1.5),
      at(w * 1.02, -up * 0.1 + outer),
      at(w * 1.16, outer + 3),
    ]
    return (
      shadow +
      lid +
      fill(
        shape(fold, [at(w * 1.05, outer - 6), at(w * 0.6, -up - 8), at(0, -up - 10), at(-w * 0.5, -up - 7)]),
        skin.base,
      ) +
      fill(
        brush(fold, 2.8, (t) => 0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1))),
        skin.line,
        0.85,
      )
    )
  }
  return shadow + lid + fill(brush(top.slice(1), 2.3, side === head.far ? fade : undefined), skin.line, 0.8)
}

/** The lash line: thin at the tear duct, heavy at its outer third. */
function drawLashes(sitter: Sitter, eye: EyeShape): string {
  const { look, skin, palette } = sitter
  const female = look.gender === 'FEMALE'
  const ink = shift(mix(palette.line, skin.line, 0.5), { lightness: skin.deep ? -0.08 : -0.04 })
  const { at, lids } = eye
  const { width: w, up, outer, peak } = lids
  const weight = female ? 6.2 - smoothstep(55, 80, look.age) * 1.4 : 4.1
  const wing = female ? at(w + 5.5, outer - 4.5) : at(w + 2, outer + 1.2)
  const line = brush(
    [...eye.upper, wing],
    weight,
    (t) => (t < 0.86 ? 0.24 + 0.76 * (t / 0.86) ** 0.9 : Math.max(0, (1 - t) / 0.14)),
    12,
  )
  let svg = fill(line, ink)
  if (female && look.age < 75) {
    const lashes: readonly (readonly [from: Point, x: number, y: number])[] = [
      [eye.upper[4]!, w * 0.5 + peak * 0.15 + 5, -up * 0.8 + outer * 0.32 - 6.5],
      [eye.upper[5]!, w * 0.84 + 6.5, -up * 0.27 + outer * 0.72 - 7],
    ]
    for (const [from, x, y] of lashes) {
      const tip = at(x, y)
      const bend = at(x - 2.2, y + 3.4)
      svg += fill(brush([from, lerpPoint(from, bend, 0.8), tip], 2.8, fade, 4), ink)
    }
  }
  return svg
}

function drawAround(sitter: Sitter, eye: EyeShape): string {
  const { look, skin } = sitter
  const { at, lids } = eye
  const { width: w, low, outer, inner } = lids
  const { cheeks } = expressionOf(look)
  let svg =
    fill(brush(eye.lower.slice(0, 4), 2.1, fade), skin.line, 0.75) +
    circle(at(-w + 3.8, inner + 0.4), 1.9, skin.blush)
  if (cheeks > 0) {
    // A true smile reaches the eyes: the cheek pushes up a fold under the lower lid.
    svg += fill(
      brush(
        [at(-w * 0.45, low + 6), at(w * 0.1, low + 8.5), at(w * 0.72, low + 4.5 + outer * 0.4)],
        2.2 * cheeks,
      ),
      skin.soft,
      0.3 + 0.3 * smoothstep(24, 40, look.age),
    )
  }
  if (look.eyeShape === 'MONOLID' || look.eyeShape === 'UPTURNED') {
    svg += fill(
      brush(
        [at(-w - 1.5, inner + 4), at(-w + 0.5, inner), at(-w * 0.8, inner * 0.4 - lids.up * 0.28)],
        2.4,
        rise,
      ),
      skin.line,
      0.8,
    )
  }
  return svg
}
