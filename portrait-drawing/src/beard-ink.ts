import { mix, shift, type Colour } from './colour.ts'
import { browColour } from './face/brows.ts'
import type { Sitter } from './sitter.ts'

export interface BeardInk {
  base: Colour
  strand: Colour
  line: Colour
  /** Of hairs too short to have a colour of their own: seen against the skin, they are always dark. */
  shadow: Colour
}

/** On deep skin a grey beard is set off by its dark line and by strands, or it passes for grey lips. */
export function beardInk(sitter: Sitter): BeardInk {
  const { hair, skin, palette, look } = sitter
  const pale = !hair.dark
  const bald = look.hair === 'BALD' && hair.dark
  const base = pale
    ? mix(hair.base, skin.deep ? skin.dusk : hair.shade, skin.deep ? 0.12 : 0.22)
    : mix(hair.base, skin.dusk, bald ? 0.1 : 0.16)
  return {
    base,
    strand: pale
      ? mix(hair.base, skin.deep ? palette.glow : palette.line, skin.deep ? 0.55 : 0.42)
      : shift(mix(base, palette.halo, 0.3), { chroma: 1.1 }),
    line: pale
      ? mix(skin.line, browColour(sitter), 0.12)
      : shift(mix(hair.base, palette.line, 0.5), { lightness: -0.08 }),
    shadow: pale && !skin.deep ? mix(hair.base, skin.line, 0.55) : mix(base, skin.dusk, 0.3),
  }
}
