import '../quick-imports.ts'
import { preparePortraits } from '../portraits/index.ts'
import { lookOf } from '../seed/angel.ts'
import { angels } from '../seed/angels/index.ts'

// The pictures of the catalogue, so that the first visitor does not wait for each of them. Without them all is the same, later.

const { drawn, kept } = await preparePortraits(angels.map(lookOf))
console.log(`Portraits: ${drawn} drawn, ${kept} there already.`)
