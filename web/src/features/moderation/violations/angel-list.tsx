import { readQueue, type DeskCase } from '@aureole/contract/cases'
import { Sparkles } from 'lucide-react'
import { useUser } from '#lib/session.ts'
import { useCaseVerbs } from '../desk/case-verbs.ts'
import { waited } from '../desk/times.ts'
import { useNow } from '../desk/use-now.ts'
import { DeskView } from '../desk-view.tsx'
import { Who } from '../queue/queue-row.tsx'
import { AngelReview } from './angel-review.tsx'
import { Cell, DeskRows } from './desk-rows.tsx'
import { useDeskList } from './use-desk-list.ts'
import { useViolationsAddress } from './violations-view.ts'

const columns = 'grid-cols-[1fr_auto] @2xl:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_6rem_minmax(0,9rem)]'

const heads = [
  ['Angel', ''],
  ['Made by', ''],
  ['Waiting', 'text-right'],
  ['Who', ''],
] as const

/** Angels that their owners want to show to everybody. */
export function AngelList() {
  const { address, go } = useViolationsAddress(undefined)
  const me = useUser()?.id
  const now = useNow()
  const verbs = useCaseVerbs()
  const list = useDeskList<typeof readQueue, DeskCase>(readQueue, { kind: 'AVATAR' })
  const open = (one: DeskCase) => go({ angel: one.avatarId ?? undefined })
  if (address.angel !== undefined)
    return (
      <AngelReview key={address.angel} avatarId={address.angel} onBack={() => go({ angel: undefined })} />
    )
  const { chosen } = list
  return (
    <DeskView
      title="Angels to review"
      actions={[
        ...list.keys,
        { keys: ['Enter'], does: 'Open', run: () => chosen && open(chosen), off: chosen === undefined },
        {
          keys: ['c'],
          does: 'Claim',
          run: () => chosen && void verbs.claim(chosen),
          off: chosen === undefined || chosen.claimedBy !== null,
        },
      ]}
    >
      <DeskRows
        label="Angels"
        list={{
          ...list,
          choose: (id) => {
            const row = list.rows.find(({ one }) => one.id === id)
            if (row !== undefined) open(row.one)
          },
        }}
        columns={columns}
        heads={heads}
        empty={{
          icon: <Sparkles size={32} strokeWidth={1.25} aria-hidden />,
          title: 'No angel waits to be published',
          text: 'People can ask to make their own angels public. A person of customer care reads all of its texts first.',
        }}
        row={(one) => (
          <>
            <Cell className="text-ink-1">{one.angels.join(', ')}</Cell>
            <Cell className="text-13 @max-2xl:order-3">{one.personName}</Cell>
            <Cell className="text-right text-13 tabular-nums @max-2xl:order-2">
              {waited(one.waitingSince, now)}
            </Cell>
            <Cell className="text-13 @max-2xl:order-4 @max-2xl:justify-self-end">
              <Who one={one} me={me} />
            </Cell>
          </>
        )}
      />
    </DeskView>
  )
}
