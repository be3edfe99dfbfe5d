import type { Digest } from '../../mind.ts'
import { topicById } from './bank/whole.ts'
import { notice } from './facts/notice.ts'
import { clausesOf } from './hear/clauses.ts'
import { subjectsByWords } from './hear/subject.ts'
import { plain } from './hear/tidy.ts'

const mostFacts = 8
const mostLength = 900

/** What the turns were about and what the person told in them, in a few sentences: picked out, not retold. */
export function summarise({
  persona,
  person,
  turns,
  summary,
}: Digest & { readonly summary: string | null }): string {
  const who = person.name ?? 'The person'
  const counts = new Map<string, number>()
  const told: string[] = []
  const before: string[] = []
  for (const { from, text, at } of turns) {
    for (const [id, hits] of subjectsByWords(plain(text))) counts.set(id, (counts.get(id) ?? 0) + hits)
    if (from !== 'person') continue
    const found = notice({
      text,
      clauses: clausesOf(text),
      before: before.slice(-2),
      pending: undefined,
      memories: [],
      now: at,
    })
    for (const memory of found.memories)
      if (!told.includes(memory.text) && !summary?.includes(memory.text)) told.push(memory.text)
    before.push(text)
  }
  const labels = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 3)
    .flatMap(([id]) => topicById.get(id)?.label ?? [])
  const sentences = [
    labels.length === 0
      ? `${who} and ${persona.name} talked.`
      : `${who} and ${persona.name} talked about ${listed(labels)}.`,
    ...told
      .slice(-mostFacts)
      .map((text) =>
        text.startsWith('Their ') ? `${text}.` : `${who} ${text.charAt(0).toLowerCase()}${text.slice(1)}.`,
      ),
  ]
  const whole = [summary ?? '', ...sentences].filter(Boolean).join(' ')
  // The newest matters most: what is too long loses its beginning, at a sentence.
  return whole.length <= mostLength ? whole : whole.slice(whole.indexOf('. ', whole.length - mostLength) + 2)
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
