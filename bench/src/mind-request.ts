import type { MindRequest } from '../../server/src/minds/index.ts'
import { angels } from '../../server/src/seed/angels/index.ts'

/** What chats would ask of a mind, for the first of the seeded angels. */
export function requestOf(turns: MindRequest['turns'], state: unknown): MindRequest {
  const [angel] = angels
  if (angel === undefined) throw new Error('there is no angel to talk to')
  return {
    persona: { ...angel, biography: angel.biography.join('\n\n') },
    person: { name: null, about: null },
    present: [],
    memories: [],
    summary: null,
    turns,
    goOn: false,
    version: 1,
    care: false,
    state,
    askedBy: 'bench',
    now: Date.now(),
  }
}
