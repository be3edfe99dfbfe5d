import { drawBeard } from './beard.ts'
import { drawBody } from './body/index.ts'
import { completeLook } from './complete-look.ts'
import { drawEarrings } from './earrings.ts'
import { drawAge } from './face/age.ts'
import { drawBrows } from './face/brows.ts'
import { drawEars } from './face/ears.ts'
import { drawEyes } from './face/eyes.ts'
import { drawFreckles } from './face/freckles.ts'
import { drawHeadShape } from './face/head-shape.ts'
import { drawMouth } from './face/mouth.ts'
import { drawNose } from './face/nose.ts'
import { drawGlasses } from './glasses.ts'
import { drawGround } from './ground.ts'
import { drawHair } from './hair/index.ts'
import { drawHalo } from './halo/index.ts'
import { canvas } from './head.ts'
import type { LookChoice } from './look.ts'
import { seat, type Sitter } from './sitter.ts'
import { group } from './svg.ts'

export type Crop = 'PORTRAIT' | 'SQUARE'

/** The side of a square picture, on the canvas: the face, close, and a little ground. */
const squareSide = 452

/** A person as a complete SVG document. The same choice always gives the same text. */
export function drawPortrait(choice: LookChoice, { crop = 'PORTRAIT' }: { crop?: Crop } = {}): string {
  const sitter = seat(completeLook(choice), crop)
  const { head, palette, skin } = sitter

  const ground = drawGround(sitter, crop)
  const halo = drawHalo(sitter)
  const body = drawBody(sitter)
  const hair = drawHair(sitter)
  const face = drawHeadShape(sitter)
  const eyes = drawEyes(sitter)
  const beard = drawBeard(sitter)
  const glasses = drawGlasses(sitter)
  const ears = hair.ears === 'HIDDEN' ? '' : drawEars(sitter)
  const earrings = hair.ears === 'HIDDEN' ? '' : drawEarrings(sitter)
  const free = hair.ears === 'FREE'

  // One heavy contour round the whole figure, and a thin light between it and the halo.
  const silhouette =
    hair.back.outline + hair.middle.outline + face.outline + beard.outline + hair.front.outline
  const outlines = sitter.id('outlines')
  const figure =
    `<use href="#${outlines}" fill="none" stroke="${palette.glow}" stroke-width="17" stroke-linejoin="round" stroke-opacity=".7"/>` +
    `<use href="#${outlines}" fill="none" stroke="${palette.line}" stroke-width="8.5" stroke-linejoin="round"/>` +
    `<path d="${body.outline}" fill="none" stroke="${palette.line}" stroke-width="8.5" stroke-linejoin="round"/>`

  // The hair's shadow on the brow seats it on the head; without it every style looks like a wig.
  const shadow = hair.shadow
    ? group(
        `<path d="${hair.shadow}" fill="${skin.shade}" transform="translate(${-3 * head.shade} 9)"/>`,
        `clip-path="url(#${sitter.id('face')})"`,
      )
    : ''

  const content =
    ground.behind +
    group(halo.svg, crop === 'SQUARE' ? 'transform="translate(84 95) scale(.72)"' : '') +
    figure +
    hair.back.svg +
    body.svg +
    hair.middle.svg +
    (free ? '' : ears) +
    face.svg +
    drawFreckles(sitter) +
    group(drawAge(sitter), `clip-path="url(#${sitter.id('face')})"`) +
    beard.under +
    shadow +
    drawMouth(sitter) +
    beard.over +
    drawNose(sitter) +
    eyes.svg +
    drawBrows(sitter) +
    (free ? hair.front.svg + ears + glasses.arms + earrings : glasses.arms + earrings + hair.front.svg) +
    hair.over.svg +
    glasses.rims +
    ground.over
  const defs =
    `<path id="${outlines}" d="${silhouette}"/>` + ground.defs + halo.defs + body.defs + face.defs + eyes.defs
  return frame(sitter, crop, `<defs>${defs}</defs>${content}`)
}

function frame({ head }: Sitter, crop: Crop, content: string): string {
  const { width, height } = canvas
  if (crop === 'PORTRAIT') {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
  }
  // Centred on the face wherever it turns, with all of the chin.
  const [left] = head.P(-head.measures.temple, 0)
  const [right] = head.P(head.measures.temple, 0)
  const [, chin] = head.P(0, head.measures.chinY, 72)
  const x = Math.round((left + right) / 2 - squareSide / 2)
  const y = Math.round(chin + 32 - squareSide)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${squareSide}" height="${squareSide}" viewBox="${x} ${y} ${squareSide} ${squareSide}">${content}</svg>`
}
