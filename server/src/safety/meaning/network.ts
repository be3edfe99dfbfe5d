import { createJudge } from '../../platform/encoder/index.ts'
import { inOrder } from './learned.ts'

/** By what the whole sentence means, read for danger. */
export const byMeaning = createJudge(new URL('learned.bin', import.meta.url), inOrder)
