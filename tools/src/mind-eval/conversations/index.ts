import type { Conversation } from '../types.ts'
import { fourth } from './fourth/index.ts'
import { heldOut } from './held-out/index.ts'
import { third } from './third/index.ts'
import { tuning } from './tuning/index.ts'

export const conversations: readonly Conversation[] = [...tuning, ...heldOut, ...third, ...fourth]
