import { invalidField, problem } from '../platform/errors.ts'
import type { MemoriesParts } from './parts.ts'
import { cleanLine } from './tidy.ts'
import { plain } from './words.ts'

/** What the person writes down themselves, in one line and fit to be kept. */
export async function ownWords({ safety }: Pick<MemoriesParts, 'safety'>, written: string): Promise<string> {
  const text = cleanLine(written)
  if (plain(text) === '') throw invalidField('text', 'Write something first')
  const verdict = await safety.screen(text, { surface: 'memory' })
  if (verdict.kind === 'block') {
    throw problem('message-blocked', `This was not kept. ${verdict.reason}`, { reason: verdict.reason })
  }
  return text
}
