import type { Conversation } from '../../types.ts'
import { partA } from './a/index.ts'
import { partB } from './b/index.ts'

/** Part a may be read by whoever works on the mind, part b may not. */
export const fourth: readonly Conversation[] = [...partA, ...partB]
