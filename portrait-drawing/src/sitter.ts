import { createHead, type Head } from './head.ts'
import { hairTones, type HairTones } from './hair/tones.ts'
import type { Look } from './look.ts'
import { palettes, type Palette } from './palettes.ts'
import { createRandom, hash, type Random } from './random.ts'
import { skinTones, type SkinTones } from './skin-tones.ts'

/** The person who sits for a portrait: all that the parts of a drawing need to know. */
export interface Sitter {
  look: Look
  head: Head
  palette: Palette
  skin: SkinTones
  hair: HairTones
  /**
   * The numbers of one part. Each part has a stream of its own, which depends on the seed and the name alone, so that another
   * hair style does not change the halo.
   */
  random: (part: string) => Random
  /** An id for a definition that no other drawing on the same page has. */
  id: (name: string) => string
}

export function seat(look: Look, crop: string): Sitter {
  const palette = palettes[look.palette]
  const prefix = `a${hash(JSON.stringify([look, crop])).toString(36)}`
  const random = (part: string): Random => createRandom(`${look.seed}/${part}`)
  return {
    look,
    head: createHead(look),
    palette,
    skin: skinTones(look, palette),
    hair: hairTones(look, palette, random('hair-tones')),
    random,
    id: (name) => `${prefix}-${name}`,
  }
}
