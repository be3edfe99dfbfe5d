import type { Look } from '../look.ts'
import type { Sitter } from '../sitter.ts'
import { afro } from './afro.ts'
import { bob, pixie } from './bob.ts'
import { curls, shortCurls } from './curls.ts'
import { headwrap } from './headwrap.ts'
import { hijab } from './hijab.ts'
import { nothing, type HairKit, type HairParts, type HairStyle, type Layer } from './kit.ts'
import { longStraight, longWaves } from './long.ts'
import { crownBraid, plaits } from './plaits.ts'
import { ribbons } from './ribbons.ts'
import { boxBraids, locs } from './ropes.ts'
import { bald, buzz } from './shorn.ts'
import { crop, sidePart, sweptBack, undercut } from './short.ts'
import { bun, ponytail } from './tied.ts'

const styles: Readonly<Record<Look['hair'], HairStyle>> = {
  LONG_WAVES: longWaves,
  LONG_STRAIGHT: longStraight,
  BOB: bob,
  CURLS: curls,
  SHORT_CURLS: shortCurls,
  PLAITS: plaits,
  PONYTAIL: ponytail,
  PIXIE: pixie,
  BUN: bun,
  AFRO: afro,
  BOX_BRAIDS: boxBraids,
  LOCS: locs,
  CROP: crop,
  SIDE_PART: sidePart,
  UNDERCUT: undercut,
  BUZZ: buzz,
  BALD: bald,
  CROWN_BRAID: crownBraid,
  SWEPT_BACK: sweptBack,
  RIBBONS: ribbons,
  HEADWRAP: headwrap,
  HIJAB: hijab,
}

export interface Hair {
  back: Layer
  middle: Layer
  front: Layer
  over: Layer
  ears: HairParts['ears']
  /** Path data of what throws a shadow on the face. */
  shadow: string
}

export function drawHair(sitter: Sitter): Hair {
  const random = sitter.random('hair')
  const kit: HairKit = {
    sitter,
    head: sitter.head,
    tones: sitter.hair,
    palette: sitter.palette,
    random,
    man: sitter.look.gender === 'MALE',
    old: Math.min(1, Math.max(0, (sitter.look.age - 48) / 30)),
    side: random.sign(),
  }
  const parts = styles[sitter.look.hair](kit)
  const front = parts.front ?? nothing
  return {
    back: parts.back ?? nothing,
    middle: parts.middle ?? nothing,
    front,
    over: parts.over ?? nothing,
    ears: parts.ears,
    shadow: parts.shadow ?? front.outline,
  }
}
