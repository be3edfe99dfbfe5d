import type { addNote as contract } from '@aureole/contract/desk-chats'
import type { AnswerOf } from '@aureole/contract/route'
import { notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { audit } from './audit.ts'
import { named } from './claim.ts'
import type { Acting, ModerationTools } from './tools.ts'
import { agentOf, type People } from './present.ts'
import { latestCase } from './store-cases.ts'
import { insertNote, type NoteRow } from './store-notes.ts'

/** For colleagues only. */
export async function addNote(
  tools: ModerationTools,
  acting: Acting,
  { chatHash, text }: { chatHash: string; text: string },
): Promise<AnswerOf<typeof contract>> {
  const { accounts, announce, clock, database } = tools
  const { row, note, people } = await database.transaction(async (tx) => {
    const found = await latestCase(tx, { chatHash })
    if (found === undefined) throw notFound('This case')
    const { agentId } = acting
    const written = { id: newId(), chatHash, userId: found.userId, agentId, text, at: clock.now() }
    await insertNote(tx, written)
    await audit(tools, tx, acting, { action: 'note.written', ...named(found) })
    return { row: found, note: written, people: await accounts.knownPeople(tx, [agentId]) }
  })
  announce.touched(row.id)
  return presentNote(note, people)
}

export function presentNote(note: NoteRow, people: People) {
  return { id: note.id, by: agentOf(people, note.agentId), text: note.text, at: note.at.toISOString() }
}
