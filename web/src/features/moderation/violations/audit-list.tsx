import { readAudit } from '@aureole/contract/audit'
import type { AnswerOf } from '@aureole/contract/route'
import { Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SearchInput } from '#ui/field.tsx'
import { moment } from '../desk/times.ts'
import { useNow } from '../desk/use-now.ts'
import { actionWords } from '../desk/words.ts'
import { DeskView } from '../desk-view.tsx'
import { Cell, DeskRows } from './desk-rows.tsx'
import { useDeskList } from './use-desk-list.ts'
import { useViolationsAddress } from './violations-view.ts'

type Entry = AnswerOf<typeof readAudit>['items'][number]

const columns = 'grid-cols-[1fr_auto] @2xl:grid-cols-[8rem_minmax(0,9rem)_minmax(0,12rem)_minmax(0,1fr)_5rem]'

const heads = [
  ['When', ''],
  ['Agent', ''],
  ['What', ''],
  ['Why', ''],
  ['About', 'text-right'],
] as const

function About({ entry: { chatHash, userId, avatarId } }: { entry: Entry }) {
  if (chatHash !== null)
    return (
      <Link to="/admin/chats/manage/{-$chatHash}" params={{ chatHash }} className="k-link">
        Chat
      </Link>
    )
  if (userId !== null && avatarId === null)
    return (
      <Link to="/admin/violations/{-$userId}" params={{ userId }} className="k-link">
        Person
      </Link>
    )
  return avatarId === null ? '' : 'Angel'
}

/** Waits until the typing pauses, so that a word is not searched letter by letter. */
function useSettled(value: string, onSettled: (value: string) => void): void {
  const latest = useRef(onSettled)
  useEffect(() => {
    latest.current = onSettled
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(value), 250)
    return () => clearTimeout(timer)
  }, [value])
}

/** Every opening and every action of agents. Lines can only be added. */
export function AuditList() {
  const { address, go } = useViolationsAddress(undefined)
  const now = useNow()
  const [words, setWords] = useState(address.q)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const list = useDeskList<typeof readAudit, Entry>(readAudit, address.q === '' ? {} : { q: address.q })
  useSettled(words.trim(), (q) => {
    if (q !== address.q) go({ q: q === '' ? undefined : q }, { replace: true })
  })
  return (
    <DeskView
      title="Audit log"
      tools={
        <SearchInput
          ref={setField}
          aria-label="Search the log"
          placeholder="Agent, action or reason"
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="h-9 w-72 max-w-full"
        />
      }
      actions={[...list.keys, { keys: ['/'], does: 'Search', run: () => field?.focus() }]}
    >
      <DeskRows
        label="Entries"
        list={list}
        columns={columns}
        heads={heads}
        empty={{
          icon: <ScrollText size={32} strokeWidth={1.25} aria-hidden />,
          title: address.q === '' ? 'Nothing is written yet' : 'Nothing like that is written here',
          text: 'Every opening of a chat and every action of an agent becomes a line that nobody can change.',
        }}
        row={(entry) => (
          <>
            <Cell className="text-13 tabular-nums @max-2xl:order-2">{moment(entry.at, now)}</Cell>
            <Cell className="text-ink-1">{entry.agent.name}</Cell>
            <Cell className="@max-2xl:order-3">{actionWords(entry.action)}</Cell>
            <Cell className="text-13 @max-2xl:order-5 @max-2xl:col-span-2">{entry.reason ?? ''}</Cell>
            <Cell className="text-right text-13 @max-2xl:order-4">
              <About entry={entry} />
            </Cell>
          </>
        )}
      />
    </DeskView>
  )
}
