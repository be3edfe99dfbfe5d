import type { Conversation } from '../../types.ts'
import { partA } from './a/index.ts'
import { partB } from './b/index.ts'

/** Neither part may be read by whoever works on the mind. Part b came when the work on part a's figures was done. */
export const fifth: readonly Conversation[] = [...partA, ...partB]
