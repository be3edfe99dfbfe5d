import type { Look } from '../look.ts'
import type { Random } from '../random.ts'
import type { Sitter } from '../sitter.ts'
import { chooseCloth, drawGarment, type Cloth, type Cut } from './cloth.ts'
import { blazer, coat, kurta, shirt, standCollar } from './collars.ts'
import { dungarees, scarf, wrap } from './draped.ts'
import { drawNeck } from './neck.ts'
import { drawNecklace } from './necklace.ts'
import { jumper, offTheShoulder, turtleneck, vNeck } from './tops.ts'
import { createTorso, type Torso } from './torso.ts'

const cuts: Readonly<Record<Look['outfit'], (torso: Torso, cloth: Cloth, random: Random) => Cut>> = {
  JUMPER: jumper,
  SHIRT: shirt,
  BLAZER: blazer,
  TURTLENECK: turtleneck,
  WRAP: wrap,
  V_NECK: vNeck,
  STAND_COLLAR: standCollar,
  OFF_THE_SHOULDER: offTheShoulder,
  DUNGAREES: dungarees,
  KURTA: kurta,
  SCARF: scarf,
  COAT: coat,
}

/** Neck, shoulders and what is worn. `outline` is the way round all of it. */
export function drawBody(sitter: Sitter): { defs: string; svg: string; outline: string } {
  const { look } = sitter
  const random = sitter.random('outfit')
  const torso = createTorso(sitter)
  const neck = drawNeck(sitter, torso)
  const cloth = chooseCloth(sitter, random)
  const cut = cuts[look.outfit](torso, cloth, random)
  const garment = drawGarment(sitter, torso, cloth, cut, random)
  const jewels = sitter.random('necklace')
  const adorned = look.gender === 'FEMALE' && look.hair !== 'HIJAB' && cut.bare && jewels.chance(0.62)
  const necklace = adorned ? drawNecklace(sitter, torso, cut.bare!, jewels) : ''
  return {
    defs: garment.defs,
    svg: neck.svg + (cut.under ?? '') + necklace + garment.svg,
    outline: neck.outline + cut.outline,
  }
}
