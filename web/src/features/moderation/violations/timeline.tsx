import type { readPerson } from '@aureole/contract/desk-people'
import type { AnswerOf } from '@aureole/contract/route'
import { Link } from '@tanstack/react-router'
import { Ban, Flag, Gavel, Scale, ShieldAlert, StickyNote, TriangleAlert, Undo2 } from 'lucide-react'
import { moment } from '../desk/times.ts'
import { useNow } from '../desk/use-now.ts'

type Entry = AnswerOf<typeof readPerson>['timeline'][number]

const icons: Record<Entry['kind'], typeof Flag> = {
  VIOLATION: ShieldAlert,
  DECISION: Gavel,
  WARNING: TriangleAlert,
  SUSPENSION: Ban,
  LIFTED: Undo2,
  APPEAL: Scale,
  APPEAL_DECIDED: Scale,
  NOTE: StickyNote,
  REPORT: Flag,
}

const loud: readonly Entry['kind'][] = ['WARNING', 'SUSPENSION']

/** Everything that happened with one person, the newest first. */
export function Timeline({ entries }: { entries: readonly Entry[] }) {
  const now = useNow()
  return (
    <ol aria-label="History" className="px-4 py-5 md:px-6">
      {entries.map((entry) => {
        const Icon = icons[entry.kind]
        return (
          <li
            key={`${entry.kind} ${entry.id}`}
            className="relative flex gap-4 pb-6 before:absolute before:top-8 before:bottom-0 before:left-[15px] before:w-px before:bg-line-2 last:before:hidden"
          >
            <span
              className={`grid size-8 flex-none place-items-center rounded-full border border-line-2 bg-surface-1 ${loud.includes(entry.kind) ? 'text-high' : 'text-ink-3'}`}
            >
              <Icon size={16} strokeWidth={1.5} aria-hidden />
            </span>
            <div className="min-w-0 pt-0.5">
              <p className="text-ink-1">
                {entry.title}{' '}
                <span className="text-13 text-ink-3">
                  <time dateTime={entry.at}>{moment(entry.at, now)}</time>
                  {entry.by === null ? '' : `, ${entry.by.name}`}
                </span>
              </p>
              {entry.text === '' ? null : (
                <p className="max-w-[68ch] break-words whitespace-pre-line text-ink-2">{entry.text}</p>
              )}
              {entry.chatHash === null ? null : (
                <Link
                  to="/admin/chats/manage/{-$chatHash}"
                  params={{ chatHash: entry.chatHash }}
                  className="k-link text-13"
                >
                  Open the chat
                </Link>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
