import type { FieldProblem } from '@aureole/contract/problems'
import { invalidFields } from '../platform/errors.ts'
import type { Safety, Surface } from '../safety/index.ts'

/** A text of a person's and the field that it came from. */
export type Said = readonly [path: string, text: string]

/**
 * Refuses what may not be said here and names the fields. All of it is looked at together first: most of it is fine, and what
 * is spread over several fields is seen only so.
 */
export async function screenTexts(
  safety: Safety,
  said: readonly Said[],
  surface: Surface = 'avatar',
): Promise<void> {
  const texts = said.filter(([, text]) => text.trim() !== '')
  if (texts.length === 0) return
  const whole = await safety.screen(texts.map(([, text]) => text).join('\n'), { surface })
  if (whole.kind !== 'block') return
  const fields: FieldProblem[] = []
  for (const [path, text] of texts) {
    const verdict = await safety.screen(text, { surface })
    if (verdict.kind === 'block') fields.push({ path, message: verdict.reason })
  }
  throw invalidFields(fields.length > 0 ? fields : [{ path: texts[0]![0], message: whole.reason }])
}
