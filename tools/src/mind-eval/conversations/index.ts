import type { Conversation } from '../types.ts'
import { fifth } from './fifth/index.ts'
import { fourth } from './fourth/index.ts'
import { heldOut } from './held-out/index.ts'
import { third } from './third/index.ts'
import { tuning } from './tuning/index.ts'

export const conversations: readonly Conversation[] = [...tuning, ...heldOut, ...third, ...fourth, ...fifth]

/** Nobody who works on the mind reads it, and nothing is learnt from it: only figures are shown. */
export function isBlind({ split, part }: Conversation): boolean {
  return split === 'fifth' || (split === 'fourth' && part === 'b')
}
