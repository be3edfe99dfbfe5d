import { createSafety } from '../from-server.ts'
import type { CarePort } from './hold-conversation.ts'

/** As people have it: what safety notices is what the mind is told. */
export function careFromSafety(safety = createSafety()): CarePort {
  return async ({ says }, before) => {
    const verdict = await safety.screen(says, { surface: 'message', before: before.slice(-5) })
    if (verdict.kind !== 'crisis') return 'none'
    return verdict.acute ? 'acute' : 'mild'
  }
}

/** As it was meant: judges the mind apart from safety. */
export const careFromLabels: CarePort = async ({ care }) => (care === 'either' ? 'mild' : (care ?? 'none'))
