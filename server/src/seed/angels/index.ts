import type { Angel } from '../angel.ts'
import { ilse, killa, priya, samir, tomas } from './hands-at-work.ts'
import { bastian, elias, halima, noor, tamsin } from './night-and-sky.ts'
import { amara, jun, kofi, lucia, mateo, zola } from './sound-and-picture.ts'
import { anouk, farah, idris, ines, meilin, rosa, yuki } from './tables-and-gardens.ts'
import { arjun, greta, hana, kai, leilani, nia, saoirse } from './water-and-roads.ts'

/** In the order of the catalogue. */
export const angels: readonly Angel[] = [
  noor,
  ilse,
  amara,
  meilin,
  lucia,
  saoirse,
  priya,
  zola,
  greta,
  farah,
  leilani,
  yuki,
  halima,
  tamsin,
  anouk,
  killa,
  nia,
  ines,
  hana,
  rosa,
  kofi,
  tomas,
  elias,
  mateo,
  jun,
  idris,
  kai,
  samir,
  arjun,
  bastian,
]
