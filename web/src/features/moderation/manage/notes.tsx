import { moment } from '../desk/times.ts'
import { useNow } from '../desk/use-now.ts'
import type { Opened } from './stretch.ts'

/** What colleagues left for each other, and what was done before. */
export function Notes({
  notes,
  penalties,
}: {
  notes: Opened['notes']
  penalties: Opened['person']['penalties']
}) {
  const now = useNow()
  const entries = [
    ...notes.map((note) => ({ id: note.id, at: note.at, title: `Note by ${note.by.name}`, text: note.text })),
    ...penalties.map((penalty) => ({
      id: penalty.id,
      at: penalty.at,
      title: `${penalty.kind === 'WARNING' ? 'Warned' : 'Suspended'}${penalty.by ? ` by ${penalty.by.name}` : ''}${penalty.liftedAt === null ? '' : ', taken back'}`,
      text: penalty.reason,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  if (entries.length === 0) return null
  return (
    <section aria-label="History" className="mt-5 border-t border-line pt-5">
      <h2 className="mb-2 text-15 text-ink-1">History</h2>
      <ul className="space-y-3">
        {entries.map(({ id, at, title, text }) => (
          <li key={id}>
            <p className="text-13 text-ink-3">
              {title}, <time dateTime={at}>{moment(at, now)}</time>
            </p>
            <p className="text-15 break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
